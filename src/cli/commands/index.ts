import type { CommandSpec } from '../command.js';
import { apiCommand } from './api.js';
import { doctorCommand } from './doctor.js';

/** All commands, in the order of the help. */
export const commands: readonly CommandSpec<never>[] = [doctorCommand, apiCommand];
