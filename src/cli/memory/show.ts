import { readFileSync, writeFileSync } from 'node:fs';
import { type Recording, recordingsIn } from '../../recording/recording.js';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import type { Output } from '../terminal/output.js';
import { pageOf } from './page-file.js';
import { printSummary } from './print.js';
import { summarise } from './summary.js';

export interface ShowMemoryOptions {
  readonly html?: string;
  readonly top: number;
}

/** Shows what recordings say: as text, as JSON, or as a page. */
export function showMemory(files: readonly string[], options: ShowMemoryOptions, output: Output): number {
  const recordings = files.map((file) => ({ file, recordings: readRecordings(file) }));
  if (options.html !== undefined) writeFileSync(options.html, pageOf(recordings));
  const all = recordings.flatMap((file) => file.recordings).map(summarise);
  if (output.asJson) output.json({ recordings: all });
  else
    all.forEach((summary, index) => {
      if (index > 0) output.print('');
      printSummary(summary, options.top, output);
    });
  return ExitCode.ok;
}

function readRecordings(file: string): readonly Recording[] {
  try {
    return recordingsIn(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file}: ${reason}`, ExitCode.usage, { cause: error });
  }
}
