import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { compiled } from '../../support/compiled.js';
import { pairs } from '../../support/scale.js';
import { isSince } from '../../support/versions.js';

const program = compiled(new URL('../programs/stuck.ts', import.meta.url));

/** Whoever hangs is ended after so long. */
const WATCHDOG_MS = 40_000;

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the program. `watch` is told what it has written to stderr so far. */
async function ended(
  way: string,
  end: string,
  watch: (child: ChildProcess, errors: string) => void = () => {},
): Promise<Ended> {
  const child = fork(program, [way, end], { silent: true });
  const watchdog = setTimeout(() => child.kill('SIGKILL'), WATCHDOG_MS);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  child.stderr?.on('data', (text) => {
    errors += text;
    watch(child, errors);
  });
  const [code, signal] = await once(child, 'close');
  clearTimeout(watchdog);
  return { code, signal, output, errors };
}

const HOPELESS = [
  'a value that nobody writes',
  'streams that wait for one another',
  'a host function behind a value',
];
const ENDLESS = ['a kernel that does not end', 'what a raw call has queued'];
const ALL = [...ENDLESS, ...HOPELESS];

/** Ends that take what they take, and those that wait for the work. */
const ENDING = {
  'ascend.dispose({ timeoutMs })': 0,
  'device.reset({ force: true })': 0,
  'device.reset({ timeoutMs })': 0,
  'stream.dispose({ timeoutMs }) and await using': 0,
  'process.exit()': 0,
  'nothing at all': 0,
  'an uncaught error': 1,
  'a worker that ends': 0,
} as const;
const WAITING = {
  'ascend.dispose()': 0,
  'an error under using': 1,
  'an error under await using': 1,
  'an error under await using of memory': 1,
  'device.reset()': 0,
  'await using of the stream': 0,
  'a handler of signals': 0,
} as const;

const cases = (ways: readonly string[], ends: object): (readonly [string, string, number])[] =>
  pairs(ways, Object.entries(ends)).map(([way, [end, code]]) => [end, way, code] as const);

/** What the library of an older version lacks ends the program before anything is stuck. */
const isStuck = (way: string): boolean => isSince('8.5.0') || way === 'a kernel that does not end';

describe.concurrent('with a stream that is stuck', () => {
  /** A host function that waits for its turn keeps the process alive until that can't come, and a worker for ever. */
  const isKeptAlive = (way: string, end: string): boolean =>
    way.startsWith('a host function') && (end === 'nothing at all' || end === 'a worker that ends');

  it.each(cases(ALL, ENDING).filter(([end, way]) => !isKeptAlive(way, end)))(
    'the process ends at once by %s: %s',
    async (end, way, code) => {
      if (!isStuck(way)) return;
      const result = await ended(way, end);
      expect([result.code, result.signal], result.errors).toEqual([code, null]);
      expect(result.output).not.toContain('the host function ran');
      expect(result.errors).not.toContain('does not end:');
      if (end === 'an uncaught error') expect(result.errors).toContain('Error: my own bug');
      else expect(result.output).toContain('ended');
    },
    60_000,
  );

  it.each(cases(HOPELESS, WAITING))(
    'that nothing can go on, %s tells what it waits for and gives it up: %s',
    async (end, way, code) => {
      if (!isStuck(way)) return;
      const result = await ended(way, end);
      expect([result.code, result.signal], result.errors).toEqual([code, null]);
      expect(result.errors).toMatch(/does not end:\n.*\n.*wait for value at .*stuck\.[jt]s:\d+/);
      expect(result.output).not.toContain('the host function ran');
      if (code === 1) expect(result.errors).toContain('Error: my own bug');
      else expect(result.output).toContain('ended');
    },
    60_000,
  );

  it.each(cases(ENDLESS, WAITING))(
    'that others may let go on, %s tells what it waits for, and Ctrl-C ends it: %s',
    async (end, way) => {
      if (!isStuck(way)) return;
      let sent = false;
      const result = await ended(way, end, (child, errors) => {
        if (!sent && errors.includes('give work up')) {
          sent = true;
          child.kill('SIGINT');
        }
      });
      expect([result.code, result.signal], result.errors).toEqual([null, 'SIGINT']);
      expect(result.errors).toMatch(/does not end:\n.*\n.*at .*stuck\.[jt]s:\d+/);
      expect(result.output).not.toContain('ended');
    },
    60_000,
  );

  it('the process ends when a host function can not have its turn any more', async () => {
    if (!isSince('8.5.0')) return;
    const result = await ended('a host function behind a value', 'nothing at all');
    expect([result.code, result.signal], result.errors).toEqual([0, null]);
    expect(result.errors).toMatch(/wait for value at .*\n.*host function at /);
    expect(result.output).not.toContain('the host function ran');
  }, 60_000);

  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends a script that has no handler before it is told anything',
    async (signal) => {
      const child = fork(program, ['a kernel that does not end', 'ascend.dispose()'], { silent: true });
      setTimeout(() => child.kill(signal), 1000);
      expect(await once(child, 'exit')).toEqual([null, signal]);
    },
    60_000,
  );
});
