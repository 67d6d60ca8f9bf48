import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ExitCode } from '../exit-codes.js';
import { CommandError, reportFailure } from '../failure.js';
import type { GlobalOptions } from '../global-options.js';
import type { Output } from '../terminal/output.js';
import { reportLeftOpen } from './left-open.js';
import { registerScriptHooks } from './own-package.js';
import { scriptPlace } from './script-place.js';
import { withSyntaxPlace } from './syntax-place.js';
import { Toolbox } from './tools.js';
import { CHILD_HOOKS } from './worker-hooks.js';

export interface RunFileOptions extends GlobalOptions {
  readonly recordMemory?: string;
}

/** Runs a script with the tools as globals; the objects that it leaves open are listed when it has ended. */
export async function runFile(
  file: string,
  args: readonly string[],
  options: RunFileOptions,
  output: Output,
): Promise<number> {
  const path = resolve(file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandError(`${file}: there is no such file`, ExitCode.usage);
  if (found.isDirectory()) throw new CommandError(`${file} is a folder: name a script`, ExitCode.usage);
  await using toolbox = await Toolbox.open(options, output);
  toolbox.define(globalThis);
  // A place that can't be written would be told when all is over.
  if (options.recordMemory !== undefined) writeFileSync(options.recordMemory, '');
  const recording = options.recordMemory === undefined ? undefined : toolbox.tools.ascend.recordMemory();
  registerScriptHooks();
  // What the script forks is the script again, or another of its files.
  process.execArgv.push('--import', CHILD_HOOKS);
  process.setSourceMapsEnabled(true);
  process.argv = [process.argv[0] ?? 'node', path, ...args];
  try {
    const ended = import(pathToFileURL(path).href).then(() => true);
    // Nothing is left that could go on with a script that still waits.
    if (!(await Promise.race([ended, idle().then(() => false)])))
      throw new CommandError(
        `${file}: the script awaits what never comes; nothing is left that could bring it`,
      );
    await idle();
  } catch (failure) {
    const error = failure instanceof SyntaxError ? withSyntaxPlace(failure, path) : failure;
    return reportFailure(error, output, error instanceof CommandError ? undefined : scriptPlace(error));
  } finally {
    recording?.stop();
    if (options.recordMemory !== undefined) recording?.save(options.recordMemory);
    reportLeftOpen(toolbox.openObjects(), output);
  }
  // Node.js takes a number as text, too.
  return Number(process.exitCode ?? ExitCode.ok);
}

/** Timers, servers and promises of the script may outlast its last line. */
const idle = (): Promise<void> => new Promise((done) => process.once('beforeExit', () => done()));
