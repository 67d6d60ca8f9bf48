import type { ApiFunction } from '../../src/model/api-model.js';
import { isReserved } from './names.js';

/** Areas of the API reference → modules of generated/raw and generated/checked. An area that is absent is its own module. */
const MODULES: Readonly<Record<string, string>> = {
  config: 'device',
  'data-buffer': 'data',
  'data-type': 'data',
  'tensor-desc': 'data',
  dump: 'profiling',
  label: 'model',
  log: 'execution',
  mbuf: 'transfer',
  'model-ri': 'model',
  prof: 'profiling',
  'system-info': 'system',
  tdt: 'transfer',
};

/** The module that a function's raw and checked form stand in. */
function moduleOf(fn: ApiFunction): string {
  const area = fn.area.split('.')[0] as string;
  return MODULES[fn.area] ?? MODULES[area] ?? area;
}

/** The functions by module, both sorted by name. */
export function byModule(functions: readonly ApiFunction[]): ReadonlyMap<string, readonly ApiFunction[]> {
  const modules = new Map<string, ApiFunction[]>();
  for (const fn of functions) {
    const name = moduleOf(fn);
    modules.set(name, [...(modules.get(name) ?? []), fn]);
  }
  const sorted = [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([name, list]) => [name, list.sort((a, b) => (a.name < b.name ? -1 : 1))]));
}

/** What callers need beside the functions: values and types of their arguments. */
const COMPANIONS = ['callbacks', 'constants', 'enums', 'structs', 'types'];

/** The statements of a layer's index: everything of it under one import. */
export function indexOf(functions: readonly ApiFunction[]): string[] {
  return [
    ...[...byModule(functions).keys()].map((name) => `./${name}.js`),
    ...COMPANIONS.map((name) => `../${name}.js`),
  ].map((module) => `export * from '${module}';`);
}

/**
 * Names in the checked layer: `aclrtMalloc` → `malloc`, `aclInit` → `init`, `aclmdlRICaptureBegin` →
 * `modelRICaptureBegin`, `acltdtEnqueue` → `tdtEnqueue`. Where two would get one name, the one that is not `aclrt` keeps
 * its C name, or both when neither is or both are; so does one whose short name is a reserved word or `taken`.
 */
export function checkedNames(
  functions: readonly ApiFunction[],
  taken: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const names = new Map(functions.map(({ name }) => [name, shortName(name)]));
  const runtime = new Set(
    functions.filter(({ name }) => name.startsWith('aclrt')).map(({ name }) => shortName(name)),
  );
  for (const [name, short] of names)
    if (!name.startsWith('aclrt') && runtime.has(short)) names.set(name, name);
  for (const [name, short] of names) if (isReserved(short) || taken.has(short)) names.set(name, name);
  for (let clash = clashOf(names); clash.length > 0; clash = clashOf(names))
    for (const name of clash) names.set(name, name);
  return names;
}

/** The functions of one short name that others have too, and that could still have their C name. */
function clashOf(names: ReadonlyMap<string, string>): string[] {
  const shorts = [...names.values()];
  return [...names]
    .filter(([name, short]) => name !== short && shorts.indexOf(short) !== shorts.lastIndexOf(short))
    .map(([name]) => name);
}

function shortName(name: string): string {
  const stripped = name
    .replace(/^aclrt/, '')
    .replace(/^acl/, '')
    .replace(/^mdlRI/, 'modelRI');
  return stripped.charAt(0).toLowerCase() + stripped.slice(1);
}
