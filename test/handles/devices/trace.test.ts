import { execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AclError, type NativeCall, NotSupportedError, trace } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { simulator, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

describe('a trace', () => {
  it('has every native call with its arguments, result and times', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
    const file = join(folder, 'trace.json');
    simulation.device.memoryInfo();
    const running = trace({ file });
    const memory = simulation.device.allocate(64);
    const address = `0x${memory.pointer.toString(16)}`;
    memory.dispose();
    running.stop();
    running.stop();
    simulation.device.memoryInfo();
    const events = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
    rmSync(folder, { recursive: true });
    expect(running.callCount).toBe(2);
    expect(events.map(({ name }) => name)).toEqual(['aclrtMalloc', 'aclrtFree']);
    expect(events[0]).toMatchObject({
      ph: 'X',
      pid: process.pid,
      args: { devPtr: address, size: '64', policy: '0', result: '0' },
    });
    expect(events[1]).toMatchObject({ args: { devPtr: address } });
    expect(events[1]?.ts).toBeGreaterThanOrEqual(Number(events[0]?.ts));
  });

  it('is a readable file also without a call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
    const file = join(folder, 'trace.json');
    {
      using running = trace({ file });
      expect(running.callCount).toBe(0);
    }
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('needs a file', () => {
    expect(thrownBy(() => trace(undefined as never))).toMatchObject({ parameter: 'options.file' });
    expect(thrownBy(() => trace({ file: '' }))).toMatchObject({ parameter: 'options.file' });
    expect(thrownBy(() => trace({ file: '/nowhere/at/all' }))).toMatchObject({ code: 'ENOENT' });
  });
});

describe('a trace that can not be written', () => {
  const openFiles = (): number => readdirSync('/proc/self/fd').length;

  it('is not begun, and leaves no file open', () => {
    const before = openFiles();
    expect(() => trace({ file: '/dev/full' })).toThrow(/ENOSPC/);
    expect(openFiles()).toBe(before);
  });

  it('lets the calls go on, and says so at its end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = openSync(pipe, 'r+');
    const before = openFiles();
    const running = trace({ file: pipe });
    closeSync(reader);
    for (let call = 0; call < 2000; call += 1) simulation.device.memoryInfo();
    expect(() => running.stop()).toThrow(/EPIPE/);
    expect(openFiles()).toBe(before - 1);
    running.stop();
    rmSync(folder, { recursive: true });
  });
});

describe('the channel of native calls', () => {
  it('tells of each call to programs that listen', () => {
    const seen: string[] = [];
    const listener = (message: unknown): void => {
      const { name, result, durationMs } = message as NativeCall;
      seen.push(`${name} ${result} ${durationMs >= 0}`);
    };
    simulation.device.memoryInfo();
    subscribe('ascendcl:call', listener);
    simulation.device.memoryInfo();
    unsubscribe('ascendcl:call', listener);
    simulation.device.memoryInfo();
    expect(seen).toEqual(['aclrtGetMemInfo 0 true']);
  });
});

describe('errors about missing features', () => {
  it('tell the chip, and since when the function exists', () => {
    simulator.failCall('aclrtMalloc', 1, 207000);
    const error = thrownBy(() => simulation.device.allocate(64));
    expect(error).toBeInstanceOf(NotSupportedError);
    expect(error).toMatchObject({ product: simulation.ascend.socName, since: '5.0.4' });
    simulator.failCall('aclrtMalloc', 1, 507899);
    expect(thrownBy(() => simulation.device.allocate(64))).toBeInstanceOf(AclError);
  });
});
