import koffi from 'koffi';

/**
 * The kernel's numbers of threads. Unlike `threadId` of Node.js they tell, in any thread of the process, whether a
 * thread still lives: one that was terminated, or that crashed, can't say so itself.
 */

interface Calls {
  readonly readLink: (path: string, to: Uint8Array, length: number) => number;
  readonly access: (path: string, mode: number) => number;
}

let calls: Calls | undefined;

function systemCalls(): Calls {
  if (calls === undefined) {
    const process = koffi.load(null);
    calls = {
      readLink: process.func('readlink', 'int64_t', ['str', 'void *', 'size_t']),
      access: process.func('access', 'int', ['str', 'int']),
    };
  }
  return calls;
}

let own: number | undefined;

/** The number of this thread, never 0. Where /proc does not tell it, that of the process, which always lives. */
export function threadNumber(): number {
  if (own === undefined) {
    const link = new Uint8Array(64); // <process>/task/<thread>
    const length = Number(systemCalls().readLink('/proc/thread-self', link, link.length));
    own = 0;
    for (let index = 0; index < length; index += 1) {
      const digit = (link[index] as number) - 48; // '0'; the index is below the length
      own = digit >= 0 && digit <= 9 ? own * 10 + digit : 0;
    }
    if (own === 0) own = process.pid;
  }
  return own;
}

/** Whether the process has a thread of that number. */
export const isThreadAlive = (thread: number): boolean =>
  systemCalls().access(`/proc/self/task/${thread}`, 0) === 0;
