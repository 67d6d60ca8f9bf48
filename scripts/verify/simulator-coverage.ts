/**
 * Which functions the simulator has semantics for: hand-written `sim_<name>` definitions against the model, and the table
 * of reasons for the others. Run alone it prints the coverage figure of the README.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { ApiModel } from '../../src/model/api-model.js';

interface SimulatorCoverage {
  readonly total: number;
  readonly modelled: readonly string[];
  /** Why the others answer 207000. */
  readonly unmodelled: readonly { readonly name: string; readonly area: string; readonly reason: string }[];
  /** "N of M functions modelled". */
  readonly figure: string;
  /** Functions without semantics and without a reason, and reasons that nothing needs. */
  readonly problems: readonly string[];
}

interface Reasons {
  readonly areas: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
}

type CoveredModel = Pick<ApiModel, 'functions'>;

export function simulatorCoverage(root: string, model: CoveredModel = readModel(root)): SimulatorCoverage {
  const folder = join(root, 'src/simulator');
  const reasons = JSON.parse(readFileSync(join(folder, 'unmodelled.json'), 'utf8')) as Reasons; // own file of this repository
  const defined = definedFunctions(folder);
  const modelled = model.functions.filter((fn) => defined.has(fn.name)).map((fn) => fn.name);
  const open = model.functions.filter((fn) => !defined.has(fn.name));
  const unmodelled = open.map(({ name, area }) => ({
    name,
    area,
    reason: reasons.functions[name] ?? reasons.areas[area] ?? '',
  }));
  const missing = unmodelled
    .filter(({ reason }) => reason === '')
    .map(
      ({ name, area }) => `${name} (${area}): no semantics and no reason in src/simulator/unmodelled.json`,
    );
  return {
    total: model.functions.length,
    modelled,
    unmodelled,
    figure: `${modelled.length} of ${model.functions.length} functions modelled`,
    problems: [...missing, ...idleReasons(reasons, unmodelled)],
  };
}

/** Names of all `sim_<name>` functions that a C file of the simulator defines. */
function definedFunctions(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.c'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^[A-Za-z_][\w *]*\bsim_(acl\w+)\([^;{]*\)\n\{/gm),
    ])
    .map((match) => match[1] ?? '');
  return new Set(names);
}

function idleReasons(
  reasons: Reasons,
  unmodelled: readonly { readonly name: string; readonly area: string }[],
): readonly string[] {
  const names = new Set(unmodelled.map(({ name }) => name));
  const areas = new Set(
    unmodelled.filter(({ name }) => !(name in reasons.functions)).map(({ area }) => area),
  );
  return [
    ...Object.keys(reasons.functions).filter((name) => !names.has(name)),
    ...Object.keys(reasons.areas).filter((area) => !areas.has(area)),
  ].map((key) => `${key}: has a reason in src/simulator/unmodelled.json, but nothing of it is unmodelled`);
}

function readModel(root: string): CoveredModel {
  return JSON.parse(readFileSync(join(root, 'generated/api.json'), 'utf8')) as CoveredModel; // written by the generator
}

const self = fileURLToPath(import.meta.url);
if (argv[1] === self) {
  const coverage = simulatorCoverage(fileURLToPath(new URL('../..', import.meta.url)));
  console.log(coverage.figure);
  for (const problem of coverage.problems) {
    console.error(problem);
  }
  process.exitCode = coverage.problems.length === 0 ? 0 : 1;
}
