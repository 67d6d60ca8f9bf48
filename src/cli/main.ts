#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { packageRoot } from '../native/locate.js';
import { commands } from './commands/index.js';
import { ExitCode } from './exit-codes.js';
import { reportFailure } from './failure.js';
import { makeProgram } from './program.js';
import { Output } from './terminal/output.js';

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(ExitCode.ok);
  throw error;
});

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'));
  return manifest.version;
}

const program = makeProgram({
  version: version(),
  commands,
  finish: (exitCode) => {
    process.exitCode = exitCode;
  },
});

try {
  // Somebody who types the bare name wants to know what there is.
  if (process.argv.length <= 2) program.help();
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError)
    // commander has printed its message; help and the version were asked for and are no mistake.
    process.exitCode = error.exitCode === 0 ? ExitCode.ok : ExitCode.usage;
  else {
    const { stdout, stderr, env } = process;
    const json = program.opts().json === true || process.argv.includes('--json');
    process.exitCode = reportFailure(error, new Output({ stdout, stderr, env, json }));
  }
}
