import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatorFile } from '../../native/library/locate.js';
import { CommandError } from '../failure.js';

/**
 * The names under which programs ask for the runtime, and for the libraries that CANN 8.5 split off. All lead to the
 * simulator; the loader knows by the file behind the links that it is one library.
 */
const NAMES = [
  'libacl_rt.so',
  'libascendcl.so',
  'libacl_tdt_channel.so',
  'libacl_tdt_queue.so',
  'libascend_dump.so',
  'libmsprofiler.so',
  'libplatform.so',
];

const PREFIX = 'ascendcl-sim-';

/** A folder for temporary ones whose path the loader can take: it splits its variables at spaces, colons and semicolons. */
function overlayPlace(): string {
  const places = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'];
  const place = places.find((folder) => !/[\s:;]/.test(folder) && isWritable(folder));
  if (place !== undefined) return place;
  throw new CommandError(
    `no folder for temporary files can be used: ${places[0]} and the usual ones can't be written, or have a space or a colon in their paths. Set TMPDIR to one without`,
  );
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Folders of commands that were killed before they could remove them. */
function removeLeftOvers(place: string): void {
  for (const name of readdirSync(place)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || existsSync(`/proc/${owner}`)) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // It is another user's.
    }
  }
}

/** A temporary folder that takes the place of CANN's lib64. */
export class LibraryOverlay implements Disposable {
  readonly folder: string;
  readonly library: string;

  constructor() {
    this.library = simulatorFile();
    if (!existsSync(this.library))
      throw new CommandError(
        `the simulator has not been built: ${this.library} is not there. In the repository: \`npm run build:simulator\`, which needs a C compiler`,
      );
    const place = overlayPlace();
    removeLeftOvers(place);
    this.folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`));
    for (const name of NAMES) symlinkSync(this.library, join(this.folder, name));
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
