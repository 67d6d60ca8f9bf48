#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { packageRoot } from '../native/library/package-root.js';
import { commands } from './commands/index.js';
import { ExitCode } from './exit-codes.js';
import { CommandError, reportFailure } from './failure.js';
import { makeProgram } from './program.js';
import { Output } from './terminal/output.js';

// A reader that has seen enough (`| head`) is no failure. What a command has found by then counts: its code comes at once.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') {
    setImmediate(() => process.exit());
    return;
  }
  process.stderr.write(`ascendcl: the output can't be written: ${error.message}\n`);
  process.exit(ExitCode.failure);
});
// Where nobody reads what is told beside the result, the work goes on, and its exit code counts.
process.stderr.on('error', () => {});

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'));
  return manifest.version;
}

const program = makeProgram({
  version: version(),
  commands,
  finish: (exitCode) => {
    // Left alone when all went well: a handler of the exit may still fail, and Node.js then keeps a code that was set.
    if (exitCode !== ExitCode.ok) process.exitCode = exitCode;
  },
});

try {
  // Somebody who types the bare name wants to know what there is.
  if (process.argv.length <= 2) program.help();
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = usageExitCode(error);
}

/** commander has printed its message, as text; help and the version were asked for and are no mistake. */
function usageExitCode({ exitCode, code, message }: CommanderError): number {
  if (exitCode === 0) return ExitCode.ok;
  const { stdout, stderr, env, argv } = process;
  // Behind `--` stand the words of another program.
  const words = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  const output = new Output({ stdout, stderr, env, json: words.includes('--json') });
  // The list of commands was printed, and why.
  const why = words.includes('help') ? 'there is no such command' : 'no command was given';
  const reason = code === 'commander.help' ? why : message.replace(/^error: /, '');
  if (output.asJson) reportFailure(new CommandError(reason), output);
  else if (code === 'commander.help') output.warn(`error: ${why}`);
  return ExitCode.usage;
}
