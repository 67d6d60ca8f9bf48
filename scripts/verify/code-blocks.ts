/** Finds the TypeScript that people read: in README.md, README.zh.md and docs/, and in the comments of src. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A piece of code and where it is: `README.md:23`. */
export interface Block {
  readonly place: string;
  readonly code: string;
}

export function blocksOfPages(root: string): Block[] {
  const docs = join(root, 'docs');
  const names = existsSync(docs) ? readdirSync(docs).filter((name) => name.endsWith('.md')) : [];
  return ['README.md', 'README.zh.md', ...names.map((name) => join('docs', name))]
    .filter((page) => existsSync(join(root, page)))
    .flatMap((page) => fencedBlocks(readFileSync(join(root, page), 'utf8'), page, 1));
}

/** The examples in the comments of src. */
export function blocksOfSources(root: string): Block[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(root, 'src', name), 'utf8');
      return [...text.matchAll(/\/\*\*.*?\*\//gs)].flatMap((comment) =>
        fencedBlocks(
          comment[0].replace(/^[ \t]*\* ?/gm, ''),
          join('src', name),
          text.slice(0, comment.index).split('\n').length,
        ),
      );
    });
}

/** The TypeScript blocks of a text in Markdown whose first line has a number. */
function fencedBlocks(text: string, file: string, firstLine: number): Block[] {
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => ({
    place: `${file}:${firstLine + text.slice(0, match.index).split('\n').length}`,
    code: match[1] ?? '',
  }));
}

/**
 * What the comments behind `console.log(…);` promise, in order, as patterns: `// 42 { free: …, total: … }`. An ellipsis
 * stands for anything.
 */
export function promisesOf({ code }: Block): RegExp[] {
  return [...code.matchAll(/^\s*console\.log\(.*\); \/\/ (.+)$/gm)].map(
    ([, text = '']) => new RegExp(`^${text.split('…').map(escapeRegExp).join('.*')}$`),
  );
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
