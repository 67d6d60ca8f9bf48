import { objectsOf, type RecordedObjects } from '../../../recording/analysis/objects.js';
import { type Totals, totalsOf } from '../../../recording/analysis/totals.js';
import { type Recording, recordingsIn } from '../../../recording/recording.js';

/** A recording with what is computed from it once. */
export interface Shown {
  readonly name: string;
  readonly recording: Recording;
  readonly objects: RecordedObjects;
  readonly totals: Totals;
}

/** The recordings that stand in the page. */
export async function readPage(base64: string): Promise<Shown[]> {
  const packed = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const files: { file: string; recordings: unknown }[] = await new Response(unpacked).json();
  return files.flatMap(({ file, recordings }) =>
    recordingsIn({ format: 'ascendcl-memory-recording', version: 1, recordings }).map((recording) => {
      const objects = objectsOf(recording);
      return {
        name: `${file}: ${recording.label}`,
        recording,
        objects,
        totals: totalsOf(recording, objects),
      };
    }),
  );
}
