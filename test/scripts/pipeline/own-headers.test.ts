/** The headers of this repository and the data beside them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { recogniseVersion } from '../../../scripts/passes/recognise-version.js';
import { buildModel, readModel } from '../../../scripts/pipeline.js';
import { assertionProblems } from '../../../scripts/verify/layout-asserts.js';
import { layoutProblems } from '../../../scripts/verify/layout-probe.js';
import { modelProblems } from '../../../scripts/verify/model-facts.js';
import type { ApiModel } from '../../../src/model/api-model.js';

const includeDir = fileURLToPath(new URL('../../../scripts/headers', import.meta.url));
const crossCompiler = 'aarch64-linux-gnu-gcc';
const hasCrossCompiler = spawnSync(crossCompiler, ['--version']).status === 0;
let model: ApiModel;

beforeAll(async () => {
  model = await buildModel({ includeDir });
});

describe('the interface headers', () => {
  it('agree with a C compiler on every size, offset, value and signature', async () => {
    expect(await layoutProblems(model, includeDir)).toEqual([]);
  });

  it.skipIf(!hasCrossCompiler)(
    'agree with a C compiler for AArch64 (needs aarch64-linux-gnu-gcc)',
    async () => {
      expect(await assertionProblems(model, includeDir, crossCompiler)).toEqual([]);
    },
  );

  it('agree with the data on directions, and every function is documented', async () => {
    expect(modelProblems(await readModel({ includeDir }), model)).toEqual([]);
  });

  it('are those of CANN 9.1.0', () => {
    expect(model.version).toBe('9.1.0');
  });

  it('give the same model again', async () => {
    expect(JSON.stringify(await buildModel({ includeDir }))).toBe(JSON.stringify(model));
  });

  it('leave out only macros', () => {
    expect(model.skipped.filter(({ what }) => !what.startsWith('#define '))).toEqual([]);
  });

  it('tell for every function its library, area and first version', () => {
    const incomplete = model.functions.filter(({ library, area, since }) => !library || !area || !since);
    expect(incomplete).toEqual([]);
  });
});

describe('the checks can fail:', () => {
  it('the compiler contradicts a wrong offset, value and signature', async () => {
    const [struct, ...structs] = model.structs.filter(({ opaque }) => !opaque);
    const [field] = struct?.fields ?? [];
    const [macro, ...macros] = model.macros;
    const [fn, ...functions] = model.functions.filter(({ noPrototype }) => !noPrototype);
    if (!struct || !field || !macro || !fn) throw new Error('the model is empty');
    const wrong: ApiModel = {
      ...model,
      structs: [{ ...struct, fields: [{ ...field, offset: field.offset + 1 }] }, ...structs],
      macros: [{ ...macro, value: 12345 }, ...macros],
      functions: [{ ...fn, returns: 'double' }, ...functions],
    };
    const problems = await layoutProblems(wrong, includeDir);
    expect(problems.map((problem) => problem.replace(/:.*/, ''))).toEqual([
      `offset of ${struct.name}.${field.name}`,
      `value of ${macro.name}`,
      `function ${fn.name}`,
    ]);
    const asserted = await assertionProblems(wrong, includeDir, process.env.CC ?? 'cc');
    expect(asserted.map((problem) => problem.replace(/:.*/, ''))).toEqual(
      problems.map((problem) => problem.replace(/:.*/, '')),
    );
  });

  it('headers that lack a function are of no known version', () => {
    const lacking = { ...model, version: null, functions: model.functions.slice(1) };
    expect(recogniseVersion(lacking).version).toBeNull();
  });

  it('a comment that contradicts the data is reported', async () => {
    const read = await readModel({ includeDir });
    const functions = read.functions.map((fn) =>
      fn.name === 'aclrtMalloc'
        ? { ...fn, params: fn.params.map((param) => ({ ...param, direction: 'inout' as const })) }
        : fn,
    );
    expect(modelProblems({ ...read, functions }, model)).toContain(
      'aclrtMalloc: the comment says inout for devPtr, directions.json out',
    );
  });
});
