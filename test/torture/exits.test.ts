import { describe, expect, it } from 'vitest';
import { runProgram } from '../support/child.js';

/** How a process ends in each state: its code, or the signal that the parent sends and that has to end it. */
type End = readonly [state: string, code: number | null, sent?: 'SIGTERM' | 'SIGINT'];
const ENDS: readonly End[] = [
  ['exit with queued copies', 11],
  ['exit in a host function that a blocking wait runs', 12],
  ['exit with many host functions pending on held streams', 13],
  ['uncaught exception with held streams', 1],
  ['unhandled rejection of a wait', 1],
  ['end of the program with two runtimes open', 14],
  ['end of the program with an allocator and a trace', 15],
  ['exit while dispose waits in the background', 16],
  ['exit of a worker at work', 17],
  ['exit of a worker whose streams never end', 22],
  ['termination of a worker that waits', 18],
  ['exit while a worker waits', 19],
  ['exit after dispose, and a second runtime', 20],
  ['SIGTERM with held streams', null, 'SIGTERM'],
  ['SIGINT that the script handles', 21, 'SIGINT'],
];

describe('a process that ends keeps its exit code and dies of no other signal', () => {
  it.each(ENDS.map((end) => [end[0], end] as const))(
    '%s',
    async (_name, [state, status, sent]) => {
      const ended = await runProgram('exits', [state], {
        onLine: (line, kill) => {
          if (line === 'ready' && sent !== undefined) kill(sent);
        },
      });
      const signal = status === null ? sent : null;
      expect({ status: ended.status, signal: ended.signal }, ended.stderr).toEqual({ status, signal });
    },
    30_000,
  );
});
