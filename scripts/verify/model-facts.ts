/**
 * Checks that scripts/headers and scripts/data tell the same story: every function is documented, its comment and the
 * data agree on directions, its area, library and version are known, what a comment refers to exists, and the data
 * names nothing that no version declares.
 *
 *     tsx scripts/verify/model-facts.ts
 */
import { fileURLToPath } from 'node:url';
import type { ApiFunction, ApiModel } from '../../src/model/api-model.js';
import { areaData, directionData, productData, sinceData } from '../passes/data-files.js';
import { buildModel, readModel } from '../pipeline.js';

/** `read` is the model before the data were added, `model` the complete one. */
export function modelProblems(read: ApiModel, model: ApiModel): string[] {
  const names = new Set([
    ...[model.functions, model.structs, model.typedefs, model.constants, model.macros]
      .flat()
      .map(({ name }) => name),
    ...model.enums.flatMap(({ name, constants }) => [name, ...constants.map((constant) => constant.name)]),
  ]);
  return [
    ...(model.version === null ? ['the headers are those of no known version'] : []),
    ...read.functions.flatMap(commentProblems),
    ...model.functions.flatMap((fn) => functionProblems(fn, names)),
    ...model.skipped
      .filter(({ reason }) => reason.startsWith('the comment describes'))
      .map(({ what, reason }) => `${what}: ${reason}`),
    ...unknownNames('areas.json', areaData.functions),
    ...unknownNames('products.json', productData.functions),
    ...unknownNames('directions.json', directionData.functions),
  ];
}

function commentProblems({ name, params, doc }: ApiFunction): string[] {
  const undocumented = doc === undefined || doc.summary === '' ? [`${name} has no comment`] : [];
  const disagreeing = params.flatMap((param) => {
    const known = directionData.functions[name]?.[param.name];
    if (param.directionFrom !== 'comment') return [`${name}: no @param[in|out|inout] for ${param.name}`];
    if (known === param.direction) return [];
    return [
      `${name}: the comment says ${param.direction} for ${param.name}, directions.json ${known ?? 'nothing'}`,
    ];
  });
  return [...undocumented, ...disagreeing];
}

function functionProblems(fn: ApiFunction, names: ReadonlySet<string | null>): string[] {
  const { name, deprecated, deprecatedMessage, since, doc } = fn;
  const targets = (doc?.see ?? []).filter((target) => /^acl/i.test(target) && !names.has(target));
  return [
    ...(areaData.functions[name] === undefined ? [`${name} has no area in areas.json`] : []),
    ...(since === undefined ? [`${name} has no version in since.json`] : []),
    ...(deprecated && !deprecatedMessage ? [`${name} is deprecated without a message`] : []),
    ...targets.map((target) => `${name}: @see ${target} names nothing in the headers`),
  ];
}

function unknownNames(file: string, data: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(data).flatMap((name) =>
    sinceData.functions[name] === undefined ? [`${file}: ${name} is a function of no version`] : [],
  );
}

async function main(): Promise<void> {
  const includeDir = fileURLToPath(new URL('../headers', import.meta.url));
  const problems = modelProblems(await readModel({ includeDir }), await buildModel({ includeDir }));
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'headers and data agree' : `${problems.length} disagreements`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
