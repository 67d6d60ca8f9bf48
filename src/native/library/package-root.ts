import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with this package's package.json: the code runs from src/ in the repository and from dist/ installed. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'ascendcl') return folder;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('the package.json of ascendcl was not found above its own code');
    folder = parent;
  }
}
