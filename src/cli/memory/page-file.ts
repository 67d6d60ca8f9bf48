import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Recording } from '../../recording/recording.js';

/** A file of recordings, as the page names it. */
interface NamedRecordings {
  readonly file: string;
  readonly recordings: readonly Recording[];
}

/** Beside the command's own file, or below dist/ when it runs from its source. */
const PLACES = ['./memory-page.html', '../../../dist/cli/memory-page.html'];

/** A page with the recordings inside: it needs nothing else, neither files nor a network. */
export function pageOf(files: readonly NamedRecordings[]): string {
  const data = deflateRawSync(Buffer.from(JSON.stringify(files)), { level: 6 }).toString('base64');
  // A function, so that nothing in the data is taken for a pattern.
  return template().replace('<!-- recordings -->', () => data);
}

function template(): string {
  for (const place of PLACES) {
    try {
      return readFileSync(new URL(place, import.meta.url), 'utf8');
    } catch {
      // The next place.
    }
  }
  throw new Error('memory-page.html is missing beside the command: npm run build makes it');
}
