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
      const [target = ''] = (ts.displayPartsToString(tag.text) || '').split(/\s/);
      if (tag.name !== 'see' || !target.startsWith('acl')) continue;
      const known = members.get(target) ?? [];
      if (!known.includes(publicName(name))) members.set(target, [...known, publicName(name)]);
    }
  return members;
}

/** `Device` is made of several classes in the code; users see one. */
const publicName = (name: string): string =>
  name.replace(/^DeviceAllocations\b/, 'Device').replace(/^StreamWork\b/, 'Stream');
