import type { CommandSpec } from '../command.js';
import { apiCommand } from './api.js';
import { diffCommand } from './diff.js';
import { doctorCommand } from './doctor.js';
import { generateCommand } from './generate.js';
import { simCommand } from './sim.js';

/** All commands, in the order of the help. */
export const commands: readonly CommandSpec<never>[] = [
  doctorCommand,
  apiCommand,
  simCommand,
  generateCommand,
  diffCommand,
];
