/** Runs the built command as a user does. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const commandFile = join(root, 'dist/cli/main.js');

export interface Outcome {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  /** Variables on top of a clean environment; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly input?: string;
  /** Runs as this user, when the tests run as root. */
  readonly uid?: number;
  /** Sent so many milliseconds after the output shows `after`. */
  readonly interrupt?: { readonly after: RegExp; readonly signal: NodeJS.Signals };
}

/** No variable of the machine leads to a library or colours the output. */
export const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(ASCEND|LD_LIBRARY_PATH|NO_COLOR|FORCE_COLOR|VITEST|NODE_)/.test(name),
    ),
  );

export function runCommand(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandFile, ...args], {
      cwd: options.cwd ?? root,
      env: { ...cleanEnvironment(), ...options.env },
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    });
    let stdout = '';
    let stderr = '';
    let interrupted = false;
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString('utf8');
      watch();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
      watch();
    });
    function watch(): void {
      if (options.interrupt === undefined || interrupted || !options.interrupt.after.test(stdout + stderr))
        return;
      interrupted = true;
      child.kill(options.interrupt.signal);
    }
    child.on('error', reject);
    child.on('close', (status, signal) => {
      resolve({ status, signal, stdout, stderr });
    });
    child.stdin.end(options.input ?? '');
  });
}

/** The command's JSON document. */
export async function runJson<T>(
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ readonly status: number | null; readonly data: T }> {
  const { status, stdout, stderr } = await runCommand(['--json', ...args], options);
  try {
    return { status, data: JSON.parse(stdout) };
  } catch (error) {
    throw new Error(`no JSON (exit code ${status}):\n${stdout}\n${stderr}`, { cause: error });
  }
}
