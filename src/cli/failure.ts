import { inspect } from 'node:util';
import { ExitCode } from './exit-codes.js';
import type { Output } from './terminal/output.js';

/** A failure that the command foresaw: its message is all that a person needs. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = ExitCode.failure, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

/** Errors of this package know themselves as JSON; told by shape, so that help and search need not load the library. */
interface Described extends Error {
  readonly errorCode: string;
  toJSON(): Record<string, unknown>;
}

/**
 * Prints what went wrong, as text on stderr or as JSON on stdout, and says which exit code it means.
 * @param place file and line of the script that failed
 */
export function reportFailure(error: unknown, output: Output, place?: string): number {
  const exitCode = error instanceof CommandError ? error.exitCode : ExitCode.failure;
  if (output.asJson) output.json({ error: { ...asData(error), ...(place === undefined ? {} : { place }) } });
  else {
    output.warn(output.style.red(`ascendcl: ${asText(error)}`));
    if (place !== undefined && isForeseen(error)) output.warn(output.style.dim(`  at ${place}`));
  }
  return exitCode;
}

function asText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : inspect(error);
  // An unforeseen error is a defect of ours or of a script: the stack says where.
  return isForeseen(error) ? error.message : (error.stack ?? error.message);
}

const isForeseen = (error: unknown): boolean =>
  error instanceof CommandError || (error instanceof Error && (isDescribed(error) || isSystemError(error)));

/** What a program is told about an error. */
export function asData(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : inspect(error) };
  if (!isDescribed(error)) return { name: error.name, message: error.message };
  const { stack: _stack, ...data } = error.toJSON();
  return data;
}

const isDescribed = (error: Error): error is Described =>
  'errorCode' in error && 'toJSON' in error && typeof error.toJSON === 'function';

const isSystemError = (error: Error): boolean => 'syscall' in error;
