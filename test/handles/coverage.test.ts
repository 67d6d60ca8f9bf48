import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { INSTEAD } from '../../scripts/docs/no-handle-reasons.js';

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

describe('each memory function', () => {
  it('is called by handles, or has the reason why not', () => {
    const reasons = memoryFunctions.filter((name) => Object.hasOwn(INSTEAD, name));
    expect(reasons).toEqual(memoryFunctions.filter((name) => !isCalled(name)));
  });
});
