import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const handles = `${root}src/handles/`;

interface Model {
  readonly functions: readonly { readonly name: string; readonly area: string }[];
}

const model: Model = JSON.parse(readFileSync(`${root}generated/api.json`, 'utf8'));
const memoryFunctions = model.functions
  .filter(({ area }) => area.startsWith('memory.'))
  .map(({ name }) => name);

const source = [`${root}src/engine/`, handles]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => folder + name),
  )
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** `aclrtMemcpy2d` → `rt.memcpy2d`. */
const isCalled = (name: string): boolean => {
  const short = name.replace(/^aclrt/, '');
  return new RegExp(`\\brt\\.${short.charAt(0).toLowerCase()}${short.slice(1)}\\b`).test(source);
};

/** First column of the rows below a heading. */
function tableBelow(heading: string): string[] {
  const text =
    readFileSync(`${handles}README.md`, 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/^\| (\w+) \| /gm)]
    .map((match) => match[1] ?? '')
    .filter((name) => name.startsWith('acl'));
}

describe('the table of memory functions', () => {
  const inHandles = tableBelow('Where each memory function is');
  const checkedOnly = tableBelow('On the checked layer only');

  it('has every function of the memory areas once', () => {
    expect([...inHandles, ...checkedOnly].sort()).toEqual([...memoryFunctions].sort());
  });

  it('says of those that handles call that they do, and of no other', () => {
    expect(inHandles.filter((name) => !isCalled(name))).toEqual([]);
    expect(checkedOnly.filter(isCalled)).toEqual([]);
  });
});
