/** Runs the command on a terminal of its own, as the program `script` makes one, and types. */
import { spawn } from 'node:child_process';
import { cleanEnvironment, commandFile } from './command.js';

/** What to type when the screen shows something new that matches. */
export type Step = readonly [sees: RegExp, types: string];

const PAUSE_MS = 200;
const LONGEST_MS = 20_000;

export function onTerminal(
  args: readonly string[],
  steps: readonly Step[],
  env: Readonly<Record<string, string>> = {},
  columns = 80,
): Promise<{ readonly screen: string; readonly status: number | null }> {
  return new Promise((resolve, reject) => {
    const command = [process.execPath, commandFile, ...args].map((word) => `'${word}'`).join(' ');
    const child = spawn('script', ['-qec', `stty cols ${columns} rows 40; exec ${command}`, '/dev/null'], {
      env: { ...cleanEnvironment(), TERM: 'xterm', ...env },
    });
    let screen = '';
    let seen = 0;
    let typing = false;
    const left = [...steps];
    child.stdout.on('data', (chunk: Buffer) => {
      screen += chunk.toString('utf8');
      const [sees, types] = left[0] ?? [];
      if (typing || sees === undefined || types === undefined || !sees.test(screen.slice(seen))) return;
      typing = true;
      left.shift();
      // Keys that arrive together count as pasted, and then Tab completes nothing.
      setTimeout(() => {
        typing = false;
        seen = screen.length;
        child.stdin.write(types);
      }, PAUSE_MS);
    });
    const timer = setTimeout(() => {
      child.kill('SIGHUP');
      reject(new Error(`not ended; waits for ${left[0]?.[0]}, the screen shows:\n${screen}`));
    }, LONGEST_MS);
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ screen, status });
    });
  });
}
