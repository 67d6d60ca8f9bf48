import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('handles', () => {
  itSince('9.0.0', 'tell their device, also those that live in a context or a pool', () => {
    const { device } = simulation;
    using context = device.createContext();
    using stream = context.createStream();
    using event = context.createEvent();
    using pool = device.createPool();
    expect([context.device, stream.device, event.device, pool.device]).toEqual([
      device,
      device,
      device,
      device,
    ]);
  });

  it('tell whether they have ended', () => {
    const { ascend, device } = simulation;
    const memory = device.allocate(64);
    expect([memory.disposed, ascend.disposed]).toEqual([false, false]);
    memory.dispose();
    expect(memory.disposed).toBe(true);
    ascend.dispose();
    expect([device.disposed, ascend.disposed]).toEqual([true, true]);
    expect(inspect(memory)).toMatch(/^DeviceMemory\(64 bytes, device 0, closed\)$/);
  });

  it('are the text in templates that console.log shows', () => {
    const { ascend, device } = simulation;
    using memory = device.allocate(64);
    using array = device.array(new Float32Array([1, 2]));
    for (const handle of [ascend, device, memory, array]) {
      expect(`${handle}`).toBe(inspect(handle));
      expect(handle.toString()).toBe(inspect(handle));
    }
    expect(String(array)).toMatch(/^DeviceArray\(\[2\], float32, device 0, open\)\n\[1\. 2\.\]$/);
    expect(Object.getOwnPropertyNames(Object.getPrototypeOf(memory))).not.toContain('details');
  });

  it('tell whether an event measures time', () => {
    const { device } = simulation;
    using plain = device.createEvent();
    using timed = device.createEvent({ timing: true });
    expect([plain.timing, timed.timing]).toEqual([false, true]);
  });
});
