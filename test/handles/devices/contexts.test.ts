import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import { DisposedError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

describe('contexts', () => {
  it('are made current by themselves, whatever is current', () => {
    const { device, ascend } = simulation;
    const other = ascend.device(1);
    using first = device.createContext();
    using second = other.createContext();
    for (let round = 0; round < 3; round += 1) {
      using a = device.allocate(64);
      using b = other.allocate(64);
      using c = first.createStream();
      using d = second.createStream();
      a.fill(1);
      b.fill(2);
      c.fill(a, 3);
      expect(rt.getCurrentContext()).toBe(first.pointer);
      d.fill(b, 4);
      expect(rt.getCurrentContext()).toBe(second.pointer);
      c.synchronizeBlocking();
      d.synchronizeBlocking();
      const byte = new Uint8Array(1);
      a.copyTo(byte, { byteLength: 1 });
      expect(byte[0]).toBe(3);
      b.copyTo(byte, { byteLength: 1 });
      expect(byte[0]).toBe(4);
    }
  });

  it('are found again after raw calls that change what is current', () => {
    const { device } = simulation;
    using memory = device.allocate(64);
    memory.fill(0);
    const own = rt.getCurrentContext();
    rt.setDevice(1);
    memory.fill(1);
    expect(rt.getCurrentContext()).toBe(own);
    const foreign = rt.createContext(1);
    memory.fill(2);
    expect(rt.getCurrentContext()).toBe(own);
    rt.setCurrentContext(foreign);
    rt.destroyContext(foreign);
    memory.fill(3);
    expect(rt.getCurrentContext()).toBe(own);
    rt.resetDevice(1);
  });

  it('end with their streams', () => {
    const context = simulation.device.createContext();
    const stream = context.createStream();
    const event = context.createEvent();
    context.dispose();
    expect([stream.state, event.state]).toEqual(['closed', 'closed']);
    expect(String(thrownBy(() => stream.record(event)))).toMatch(/its Context was disposed/);
    expect(thrownBy(() => context.createStream())).toBeInstanceOf(DisposedError);
  });

  it('wait for the work of their streams when they end', () => {
    const context = simulation.device.createContext();
    const stream = context.createStream();
    using memory = simulation.device.allocate(1 << 20);
    for (let index = 0; index < 50; index += 1) stream.fill(memory, index);
    context.dispose();
    expect(stream.state).toBe('closed');
  });
});
