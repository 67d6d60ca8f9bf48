/**
 * Files of src and scripts have at most 300 lines and folders at most 25 files of code. Not counted are the docstrings of
 * public classes (src/arrays, src/handles, src/resources): a class stands whole in its file, and they are its reference.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MOST_LINES = 300;
const MOST_FILES = 25;

const CODE = /\.(?:[ch]|ts|mjs)$/;
/** Interfaces of C as CANN divides them. */
const HEADERS = 'scripts/headers/';
/** One program a file, in the order in which they are read. */
const EXAMPLES = 'test/examples';
const PUBLIC_CLASSES = /^src\/(?:arrays|handles|resources)\//;

export function checkSizes(root: string): string[] {
  const files = ['src', 'scripts', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => CODE.test(file) && !file.startsWith(HEADERS));
  return [...longFiles(root, files), ...fullFolders(files)];
}

function longFiles(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => !file.startsWith('test/'))
    .map((file) => ({ file, lines: linesOf(file, readFileSync(join(root, file), 'utf8')) }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines`);
}

const linesOf = (file: string, text: string): number =>
  (PUBLIC_CLASSES.test(file) ? text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '') : text).split('\n').length - 1;

function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && folder !== EXAMPLES)
    .map(([folder, count]) => `${folder} has ${count} files`);
}
