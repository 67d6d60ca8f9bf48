/** The data that the command reads: the model of the headers, completed for people who look something up. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiFunction, ApiModel } from '../../src/model/api-model.js';
import { membersByFunction } from '../docs/handle-members.js';
import { INSTEAD } from '../docs/no-handle-reasons.js';
import { checkedNames } from '../emit/groups.js';
import { root } from './layout.js';

/** What the generator reads when it runs; the command reads products.json as well. */
const DATA = ['areas', 'directions', 'libraries', 'products', 'since'];

export function buildData(out: string): void {
  const model: ApiModel = readJson('generated/api.json');
  const observed: { functions: Record<string, number[]> } = readJson('scripts/data/codes.json');
  const checked = checkedNames(model.functions);
  const members = membersByFunction(root);
  const functions = model.functions.map((fn) => {
    const codes = [...new Set([...(observed.functions[fn.name] ?? []), ...codesInDocs(fn)])].sort(
      (a, b) => a - b,
    );
    return {
      ...fn,
      checked: checked.get(fn.name),
      ...handlesOf(fn.name, members),
      ...(codes.length === 0 ? {} : { codes }),
    };
  });
  mkdirSync(join(out, 'data'), { recursive: true });
  writeFileSync(join(out, 'data/api.json'), `${JSON.stringify({ ...model, functions })}\n`);
  for (const name of DATA)
    copyFileSync(join(root, `scripts/data/${name}.json`), join(out, `data/${name}.json`));
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** What docs/functions.md says in its third column. */
function handlesOf(name: string, members: ReadonlyMap<string, readonly string[]>): object {
  const handles = members.get(name);
  if (handles !== undefined) return { handles };
  const instead = INSTEAD[name];
  return instead === undefined ? {} : { instead: instead.replaceAll('`', '') };
}

/** The comments of the headers name codes where a rule leads to one: "107015 when the stream has none". */
function codesInDocs({ doc, params }: ApiFunction): number[] {
  const texts = [doc?.summary, ...(doc?.details ?? []), doc?.returns, ...params.map((param) => param.doc)];
  return [...texts.join(' ').matchAll(/\b[1235]\d{5}\b/g)].map(([code]) => Number(code));
}
