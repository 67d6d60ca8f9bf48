import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compiled } from '../../support/compiled.js';
import { useSimulation } from '../../support/simulation.js';
import { ALL_DONE, workThatTakesTime } from '../../support/timed-work.js';

const simulation = useSimulation();

afterEach(() => {
  vi.useRealTimers();
});

/** All that vitest can replace in a child process. */
const REPLACED: NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']> = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'hrtime',
  'queueMicrotask',
];

describe('work of the package', () => {
  it('takes its time while the timers of vitest are replaced', async () => {
    vi.useFakeTimers({ toFake: REPLACED });
    expect(await workThatTakesTime(simulation.device)).toEqual(ALL_DONE);
  });

  it('goes on when the timers are replaced and put back while it lasts', async () => {
    const work = workThatTakesTime(simulation.device);
    vi.useFakeTimers();
    await simulation.device.synchronize();
    vi.useRealTimers();
    vi.useFakeTimers();
    expect(await work).toEqual(ALL_DONE);
  });

  it.each([
    ['when they were replaced before the package was loaded', 'timers-replaced-before'],
    ['while the timers of node:test are in place', 'mocked-timers'],
  ])('takes its time %s', async (_when, name) => {
    const program = compiled(new URL(`../programs/${name}.ts`, import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      timeout: 20_000,
    });
    expect(stdout.trim().split(' ')).toEqual(ALL_DONE);
  });
});
