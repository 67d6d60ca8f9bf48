import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';

/** Every folder of bindings has it; a folder without it is somebody else's. */
const MARK = 'api.json';

/** Puts the files into a folder that is empty, absent or holds older bindings; older files that are no more go away. */
export function writeBindings(out: string, files: ReadonlyMap<string, string>): void {
  if (existsSync(out) && !statSync(out).isDirectory())
    throw new CommandError(`${out} is no folder: name another one with --out`, ExitCode.usage);
  const present = listFiles(out);
  if (present.length > 0 && !existsSync(join(out, MARK)))
    throw new CommandError(`${out} holds other files: name a new folder with --out`, ExitCode.usage);
  for (const path of present) if (!files.has(path) && /\.(d\.ts|js)$/.test(path)) rmSync(join(out, path));
  for (const [path, text] of files) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : [];
