import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import type { GlobalOptions } from '../global-options.js';
import type { Output } from '../terminal/output.js';
import { reportLeftOpen } from './left-open.js';
import { resolveOwnPackage } from './own-package.js';
import { Toolbox } from './tools.js';

/** Runs a script with the tools as globals; the objects that it leaves open are listed when it has ended. */
export async function runFile(
  file: string,
  args: readonly string[],
  options: GlobalOptions,
  output: Output,
): Promise<number> {
  const path = resolve(file);
  if (!existsSync(path)) throw new CommandError(`${file}: there is no such file`, ExitCode.usage);
  await using toolbox = await Toolbox.open(options, output);
  toolbox.define(globalThis);
  resolveOwnPackage();
  process.argv = [process.argv[0] ?? 'node', path, ...args];
  try {
    await import(pathToFileURL(path).href);
    await idle();
  } catch (error) {
    throw explain(error, file);
  } finally {
    reportLeftOpen(toolbox.leftOpen(), output);
  }
  return typeof process.exitCode === 'number' ? process.exitCode : ExitCode.ok;
}

/** Timers, servers and promises of the script may outlast its last line. */
const idle = (): Promise<void> => new Promise((done) => process.once('beforeExit', () => done()));

function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ERR_UNKNOWN_FILE_EXTENSION') return error;
  return new CommandError(
    `${file}: Node.js ${process.versions.node} does not run TypeScript; use Node.js 22.18 or later, or compile the file first`,
    ExitCode.failure,
    { cause: error },
  );
}
