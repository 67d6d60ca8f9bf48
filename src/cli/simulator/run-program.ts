import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';

export interface ProgramOutcome {
  /** As a shell would say it: the exit status, or 128 and the number of the signal that ended the program. */
  readonly status: number;
  readonly signal: NodeJS.Signals | null;
}

/** Signals that end a program from outside: they are for the program, and this process tells how it took them. */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/** Runs a program on this terminal until it ends. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: { readonly env: NodeJS.ProcessEnv; readonly stdoutToStderr: boolean },
): Promise<ProgramOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: options.env,
      stdio: ['inherit', options.stdoutToStderr ? 2 : 'inherit', 'inherit'],
    });
    const handlers = FORWARDED.map((signal) => {
      // A terminal sends Ctrl-C to the program as well; then the second one is harmless.
      const handler = () => void child.kill(signal);
      process.on(signal, handler);
      return { signal, handler };
    });
    const release = () => {
      for (const { signal, handler } of handlers) process.off(signal, handler);
    };
    child.on('error', (error: NodeJS.ErrnoException) => {
      release();
      reject(cannotStart(command, error));
    });
    child.on('exit', (code, signal) => {
      release();
      resolve({ status: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), signal });
    });
  });
}

function cannotStart(command: string, error: NodeJS.ErrnoException): CommandError {
  if (error.code === 'ENOENT')
    return new CommandError(`${command}: there is no such program`, ExitCode.notFound, { cause: error });
  return new CommandError(`${command}: it can't be executed: ${error.message}`, ExitCode.notExecutable, {
    cause: error,
  });
}
