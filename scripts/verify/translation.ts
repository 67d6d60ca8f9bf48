/**
 * README.zh.md is README.md in Chinese: the same headings by level, the same code but for its comments, the same tables
 * by their rows, the same links, the same figures. What a script writes between `<!-- name -->` and `<!-- /name -->` is left out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function checkTranslation(root: string): string[] {
  const [original, translation] = ['README.md', 'README.zh.md'].map((page) =>
    existsSync(join(root, page)) ? withoutFigures(readFileSync(join(root, page), 'utf8')) : '',
  );
  return Object.entries(ASPECTS).flatMap(([what, of]) =>
    differences(of(original ?? ''), of(translation ?? '')).map(
      (difference) => `README.zh.md: ${what}: ${difference}`,
    ),
  );
}

const withoutFigures = (page: string): string => page.replace(/<!-- (\w+) -->.*?<!-- \/\1 -->/gs, '');

/** What must be the same, as lists of lines. */
const ASPECTS: Readonly<Record<string, (page: string) => string[]>> = {
  headings: (page) => prose(page).flatMap((line) => /^#+/.exec(line)?.[0] ?? []),
  code: (page) =>
    [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, language = '', code = '']) => [
      language,
      ...code.split('\n').map((line) => line.replace(/\s+(\/\/|#).*$/, '').trimEnd()),
    ]),
  'rows of tables': (page) => prose(page).flatMap((line) => (line.startsWith('|') ? 'row' : [])),
  links: (page) =>
    [...page.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('README'))
      .sort(),
  // Their order is that of the language; a single digit may be a word.
  figures: (page) => (words(page).match(/\d[\d.]*\d/g) ?? []).sort(),
};

/** The prose without what is code or a link's target. */
const words = (page: string): string =>
  prose(page)
    .join('\n')
    .replace(/\]\([^)]*\)|`[^`]*`/g, '');

/** The lines that are no code. */
const prose = (page: string): string[] => page.replace(/^```.*?^```$/gms, '').split('\n');

/** The first line that differs. */
function differences(original: readonly string[], translation: readonly string[]): string[] {
  const length = Math.max(original.length, translation.length);
  for (let index = 0; index < length; index += 1)
    if (original[index] !== translation[index])
      return [`expected “${original[index] ?? 'no more'}”, found “${translation[index] ?? 'no more'}”`];
  return [];
}
