/** Which public members of the handles stand for a C function, by the `@see` tags of their comments. */
import { join } from 'node:path';
import ts from 'typescript';
import { openProject, publicSymbols } from './public-symbols.js';

/** Public members by the C functions that their comments refer to. */
export function membersByFunction(root: string): ReadonlyMap<string, readonly string[]> {
  const program = openProject(root);
  const checker = program.getTypeChecker();
  const members = new Map<string, string[]>();
  for (const { name, symbol } of publicSymbols(program, join(root, 'src/index.ts')))
    for (const tag of symbol.getJsDocTags(checker)) {
      if (tag.name !== 'see') continue;
      for (const [target] of ts.displayPartsToString(tag.text).matchAll(/\bacl\w+/g)) {
        const known = members.get(target) ?? [];
        if (!known.includes(name)) members.set(target, [...known, name]);
      }
    }
  return members;
}
