import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as controlFunctions from '../../../generated/simulator/control-raw.js';
import { buildSimulator, simulatorFolder, simulatorLibrary } from '../../../scripts/build/simulator.js';
import { exportListVersions } from '../../../scripts/emit/simulator/exports.js';
import { versionCode } from '../../../scripts/emit/simulator/version.js';
import type { ApiModel } from '../../../src/model/api-model.js';
import { compileProgram, compilerOrThrow, root, runProgram, scratchFolder } from '../../support/c-program.js';

const model: ApiModel = JSON.parse(readFileSync(join(root, 'generated/api.json'), 'utf8'));

const libraryOf = (version: string): string => join(simulatorFolder(root, ''), version, simulatorLibrary);

/** The functions in a library's dynamic symbol table. */
function exportsOf(library: string): ReadonlySet<string> {
  const table = execFileSync('nm', ['-D', '--defined-only', library], {
    encoding: 'utf8',
    maxBuffer: 16 << 20,
  });
  return new Set(table.split('\n').flatMap((line) => /^[0-9a-f]+ [TW] (\w+)/.exec(line)?.[1] ?? []));
}

/** The control functions that are bound: control-raw.ts exports nothing else. */
const CONTROL = Object.keys(controlFunctions).sort();

/** The functions that a control header declares. */
const declaredIn = (header: string): string[] =>
  [
    ...readFileSync(join(root, 'src/simulator/include', header), 'utf8').matchAll(
      /ACL_FUNC_VISIBILITY aclError (aclsim\w+)\(/g,
    ),
  ]
    .flatMap((match) => match[1] ?? [])
    .sort();

const folder = scratchFolder();
let probe: string;

beforeAll(async () => {
  await buildSimulator(root, compilerOrThrow(), { sanitize: '', versions: true });
  probe = await compileProgram(join(root, 'test/simulator/machine/programs/version-probe.c'), folder, false);
});

describe('the library without a version', () => {
  it('has a binding for each function of its control header', () => {
    expect(declaredIn('aclsim.h')).toEqual(CONTROL);
  });

  it('exports every function of the headers and the control functions, and nothing else', () => {
    const kernels = declaredIn('aclsim_kernel.h');
    const expected = [...model.functions.map(({ name }) => name), ...CONTROL, ...kernels].sort();
    expect([...exportsOf(join(simulatorFolder(root, ''), simulatorLibrary))].sort()).toEqual(expected);
  });
});

describe.each(exportListVersions)('the library of CANN %s', (version) => {
  it('lacks what came later or was gone, and has the rest', () => {
    const exported = exportsOf(libraryOf(version));
    const code = versionCode(version);
    const wrong = model.functions.filter(({ name, since, last }) => {
      const exists =
        (since === undefined || versionCode(since) <= code) &&
        (last === undefined || code <= versionCode(last));
      // Some functions are declared, but the real library has no such symbol: those may be missing.
      return exists ? !exported.has(name) && !declaredOnly.has(name) : exported.has(name);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    for (const name of CONTROL) expect(exported, name).toContain(name);
  });

  it('simulates its own version unless the environment names another', async () => {
    const report = { ASCENDCL_SIM_FINDINGS: '-' };
    const own = await runProgram(probe, [libraryOf(version)], report);
    expect(own).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(own.stdout)).toMatchObject({ cann: version, soc: 'Ascend910B1' });
    const other = await runProgram(probe, [libraryOf(version)], { ...report, ASCENDCL_SIM_CANN: '9.0.0' });
    expect(JSON.parse(other.stdout)).toMatchObject({ cann: '9.0.0' });
  });
});

it('8.1 has no aclrtMemSetAccess, aclrtLaunchHostFunc or aclrtMemPoolMallocAsync; 8.5 has the first two', () => {
  const old = exportsOf(libraryOf('8.1.RC1'));
  const open = exportsOf(libraryOf('8.5.0'));
  for (const name of ['aclrtMemSetAccess', 'aclrtLaunchHostFunc']) {
    expect(old).not.toContain(name);
    expect(open).toContain(name);
  }
  expect(open).not.toContain('aclrtMemPoolMallocAsync');
  for (const name of ['aclrtMalloc', 'aclrtMapMem', 'aclrtAllocatorUnregister']) expect(old).toContain(name);
});

/** Declared in the headers of 8.5 and later without a symbol in the library that was built from the open sources. */
const declaredOnly: ReadonlySet<string> = new Set([
  'aclopStartDumpArgs',
  'aclopStopDumpArgs',
  'aclrtCreateStreamV2',
  'aclrtDestroyStreamConfigHandle',
  'aclrtProcessHostFunc',
  'aclrtSetStreamConfigOpt',
  'aclrtSubscribeHostFunc',
]);
