import { spawn } from 'node:child_process';
import { compiled, root } from './compiled.js';

export interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ChildOptions {
  readonly environment?: NodeJS.ProcessEnv;
  /** Options of Node.js itself. */
  readonly nodeOptions?: readonly string[];
  /** Called with each line of the program's output while it runs. */
  readonly onLine?: (line: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs a program of test/torture/programs in a process of its own. The simulator's findings stay out of stderr. */
export function runProgram(
  name: string,
  args: readonly (string | number)[] = [],
  { environment = {}, nodeOptions = [], onLine }: ChildOptions = {},
): Promise<Ended> {
  const program = compiled(new URL(`../torture/programs/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions, program, ...args.map(String)], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ASCENDCL_SIM_FINDINGS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    for (let end = stdout.indexOf('\n', seen); end >= 0; end = stdout.indexOf('\n', seen)) {
      onLine?.(stdout.slice(seen, end), (signal) => child.kill(signal));
      seen = end + 1;
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => resolve({ status, signal, stdout, stderr }));
  });
}
