import { InvalidArgumentError, Option } from 'commander';
import type { Backend } from '../native/library/locate.js';
import { parseBytes, parseDuration } from './terminal/units.js';

/** What every command takes. */
export interface GlobalOptions {
  readonly json?: boolean;
  readonly backend?: Backend;
  readonly library?: string;
  readonly device?: number;
}

const GLOBAL_GROUP = 'Global options:';

/** Fresh objects at each call: a commander option belongs to one command. */
export function globalOptions(): Option[] {
  return [
    new Option('--json', 'print JSON, for scripts'),
    new Option('--backend <kind>', 'use a real device or the simulator').choices(['npu', 'simulator']),
    new Option('--library <path>', 'the C library: a file, or the folder that holds it'),
    new Option('--device <id>', 'device to use (default: 0)').argParser(wholeNumber(0, 65535)),
  ].map((option) => option.helpGroup(GLOBAL_GROUP));
}

/** For commander: an integer of a range. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return value;
  };

/** For commander: a size such as 64M. */
export function byteSize(text: string): number {
  const value = parseBytes(text);
  if (value === undefined || value === 0)
    throw new InvalidArgumentError('It must be a size such as 4096, 64K or 1.5GiB.');
  return value;
}

/** Node.js takes a longer one for no time at all. */
const LONGEST_MS = 2 ** 31 - 1;

/** For commander: a time such as 500ms, in milliseconds. */
export function timeSpan(text: string): number {
  const value = parseDuration(text);
  if (value === undefined || value === 0 || value > LONGEST_MS)
    throw new InvalidArgumentError('It must be a time such as 500ms, 2s or 1min, 24 days at most.');
  return value;
}
