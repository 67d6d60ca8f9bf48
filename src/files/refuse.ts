import { FileFormatError } from '../errors/FileFormatError.js';

/** What reads a file, and which: for messages. */
export interface Origin {
  readonly api: string;
  readonly file: string;
}

/** Throws because of what is in a file. `problem`: a sentence without its full stop. */
export function refuse(
  { api, file }: Origin,
  problem: string,
  tensor?: string,
  advice?: string,
  cause?: unknown,
): never {
  throw new FileFormatError({ api, file, tensor, problem, advice, cause });
}

/** A value of the file as a message shows it. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
