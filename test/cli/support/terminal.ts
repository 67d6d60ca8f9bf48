/** Runs the command on a terminal of its own, as the program `script` makes one, and types. */
import { spawn } from 'node:child_process';
import { cleanEnvironment, commandFile } from './command.js';

/** What to type when the screen shows something new that matches. */
export type Step = readonly [sees: RegExp, types: string];

export function onTerminal(
  args: readonly string[],
  steps: readonly Step[],
  env: Readonly<Record<string, string>> = {},
  columns = 80,
): Promise<{ readonly screen: string; readonly status: number | null }> {
  return new Promise((resolve, reject) => {
    const command = [process.execPath, commandFile, ...args].map((word) => `'${word}'`).join(' ');
    const child = spawn('script', ['-qec', `stty cols ${columns} rows 40; ${command}`, '/dev/null'], {
      env: { ...cleanEnvironment(), TERM: 'xterm', ...env },
    });
    let screen = '';
    let seen = 0;
    const left = [...steps];
    child.stdout.on('data', (chunk: Buffer) => {
      screen += chunk.toString('utf8');
      const [sees, types] = left[0] ?? [];
      if (sees === undefined || types === undefined || !sees.test(screen.slice(seen))) return;
      seen = screen.length;
      left.shift();
      child.stdin.write(types);
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ screen, status }));
  });
}
