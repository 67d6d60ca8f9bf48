import type { CommandSpec } from '../command.js';
import { apiCommand } from './api.js';
import { bandwidthCommand } from './bandwidth.js';
import { diffCommand } from './diff.js';
import { doctorCommand } from './doctor.js';
import { generateCommand } from './generate.js';
import { infoCommand } from './info.js';
import { loadCommand } from './load.js';
import { memoryCommand } from './memory.js';
import { memtestCommand } from './memtest.js';
import { replCommand } from './repl.js';
import { runCommand } from './run.js';
import { simCommand } from './sim.js';
import { watchCommand } from './watch.js';

/** All commands, in the order of the help. */
export const commands: readonly CommandSpec<never>[] = [
  infoCommand,
  doctorCommand,
  watchCommand,
  bandwidthCommand,
  memtestCommand,
  loadCommand,
  memoryCommand,
  runCommand,
  replCommand,
  apiCommand,
  simCommand,
  generateCommand,
  diffCommand,
];
