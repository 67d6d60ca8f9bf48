import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../native/library/package-root.js';

/** `/scripts/copy.ts:12:5`: the first frame of an error that is of a script, neither of Node.js nor of this package. */
export function scriptPlace(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  const own = join(packageRoot(), 'dist') + sep;
  return error.stack
    .split('\n')
    .map((frame) => /^\s+at .*?((?:file:\/\/)?\/[^()]*:\d+:\d+)\)?$/.exec(frame)?.[1])
    .map((place) => (place?.startsWith('file:') ? fileURLToPath(place) : place))
    .find((place) => place !== undefined && !place.startsWith(own));
}
