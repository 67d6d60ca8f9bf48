import { fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openAscend } from '../../../src/index.js';
import { compiled } from '../../support/compiled.js';
import { collectGarbage, useSimulation, warningsOf } from '../../support/simulation.js';

const simulation = useSimulation();

describe('tracked allocations', () => {
  it('tell where what is open was made', () => {
    simulation.ascend.dispose();
    simulation.ascend = openAscend({ backend: 'simulator', trackAllocations: true });
    const device = simulation.ascend.device(0);
    const memory = device.allocate(4096);
    const stream = device.createStream();
    const objects = simulation.ascend.openObjects();
    expect(objects.map(({ kind, byteLength }) => [kind, byteLength])).toEqual([
      ['DeviceMemory', 4096],
      ['Stream', 0],
    ]);
    expect(objects[0]?.place[0]).toMatch(/tracking\.test\.ts:\d+:\d+/);
    memory.dispose();
    stream.dispose();
    expect(simulation.ascend.openObjects()).toEqual([]);
  });

  it('are reported when the last Ascend ends, and when the process does', async () => {
    simulation.ascend.dispose();
    const warnings = await warningsOf(() => {
      const ascend = openAscend({ backend: 'simulator', trackAllocations: true });
      ascend.device(0).allocate(4096);
      ascend.device(0).createStream();
      ascend.dispose();
    });
    expect(warnings.join()).toMatch(
      /^2 objects were open when the last Ascend was disposed of:\n {2}DeviceMemory of 4 KiB, made at .*tracking\.test\.ts:.*\n {2}Stream, made at /,
    );
    const program = compiled(new URL('../programs/leave-open.ts', import.meta.url));
    const child = fork(program, { silent: true });
    let output = '';
    child.stderr?.on('data', (text) => {
      output += text;
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output).toMatch(
      /ascendcl: 1 object was open when the process ended:\n {2}DeviceMemory of 1 KiB, made at .*leave-open\.js/,
    );
    simulation.ascend = openAscend({ backend: 'simulator' });
  });

  it('warn when a handle is dropped, and free nothing', async () => {
    simulation.ascend.dispose();
    simulation.ascend = openAscend({ backend: 'simulator', trackAllocations: true });
    const device = simulation.ascend.device(0);
    const warnings = await warningsOf(async () => {
      (() => device.allocate(1024))();
      await collectGarbage();
    });
    expect(warnings.join()).toMatch(
      /a DeviceMemory of 1 KiB was dropped without dispose.*tracking\.test\.ts/,
    );
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(1);
  });
});
