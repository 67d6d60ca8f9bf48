/**
 * An independent check: a C program that includes only the interface headers, links against nothing and opens the library
 * by path, as a foreign program would.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, findCompiler } from '../../../scripts/build/compiler.js';
import { simulatorFile } from '../../../src/native/library/locate.js';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-probe-'));
const program = join(folder, 'probe');
const library = process.env.ASCENDCL_LIBRARY || simulatorFile();

/** The rows that the probe printed, each with what it saw. */
interface Row {
  readonly code: number;
  readonly facts: Readonly<Record<string, number>>;
}

function rowsIn(output: string): Map<string, Row> {
  const rows = new Map<string, Row>();
  let facts: Record<string, number> = {};
  for (const line of output.split('\n')) {
    const row = /^(.+) \| (-?\d+)$/.exec(line);
    const fact = /^ {2}(\w+)=(-?\d+)$/.exec(line);
    if (row?.[1] !== undefined) {
      facts = {};
      rows.set(row[1], { code: Number(row[2]), facts });
    } else if (fact?.[1] !== undefined) facts[fact[1]] = Number(fact[2]);
  }
  return rows;
}

type Expectation = [call: string, code: number, facts?: Row['facts']];

/** Every call of the probe with its code, and what the out parameters hold. */
const EXPECTED: readonly Expectation[] = [
  ['lifecycle | aclInit', 0],
  ['lifecycle | aclInit again', 100002],
  ['lifecycle | aclrtGetDeviceCount', 0, { count: 2 }],
  ['lifecycle | aclrtGetDevice without context', 107002, { device: -7 }],
  ['lifecycle | aclrtSetDevice 2', 107001],
  ['lifecycle | aclrtResetDevice before set', 507007],
  ['lifecycle | aclrtSetDevice 0', 0],
  ['lifecycle | aclrtGetDevice', 0, { device: 0 }],
  ['memory | aclrtMalloc null', 100000],
  ['memory | aclrtMalloc size 0', 100000],
  ['memory | aclrtMalloc 1 TiB', 207001],
  ['memory | aclrtMalloc', 0],
  ['memory | aclrtMemcpy to the device', 0],
  ['memory | aclrtMemcpy to the host', 0, { equal: 1 }],
  ['memory | aclrtMemcpy kind 99', 100000],
  ['memory | aclrtMemcpy count > destMax', 107000],
  ['memory | aclrtFree inside', 107000],
  ['memory | aclrtFree', 0],
  ['memory | aclrtFree again', 107000],
  ['memory | aclrtFree null', 100000],
  ['virtual | aclrtMemGetAllocationGranularity', 0, { granularity: 2 ** 21 }],
  ['virtual | aclrtReserveMemAddress', 0],
  ['virtual | aclrtMallocPhysical', 0],
  ['virtual | aclrtMapMem', 0],
  ['virtual | aclrtMapMem again', 507899],
  ['virtual | aclrtMapMem a second place', 0],
  ['virtual | aclrtMemcpy into the first', 0],
  ['virtual | aclrtMemcpy from the second', 0, { equal: 1 }],
  ['virtual | aclrtFreePhysical while mapped', 0],
  ['virtual | aclrtUnmapMem', 0],
  ['virtual | aclrtUnmapMem again', 507899],
  ['virtual | aclrtUnmapMem the second', 0],
  ['virtual | aclrtReleaseMemAddress', 0],
  ['virtual | aclrtReleaseMemAddress again', 107000],
  ['streams | aclrtCreateStream', 0],
  ['streams | aclrtCreateEvent', 0],
  ['streams | aclrtMalloc', 0],
  ['streams | aclrtMallocHost', 0],
  ['streams | aclsimHoldStreams 1', 0],
  ['streams | aclrtMemcpyAsync', 0],
  ['streams | aclrtRecordEvent', 0],
  ['streams | aclrtStreamQuery held', 0, { status: 1 }],
  ['streams | aclrtSynchronizeStreamWithTimeout held', 507046],
  ['streams | aclsimHoldStreams 0', 0],
  ['streams | aclrtSynchronizeStream', 0],
  ['streams | aclrtStreamQuery', 0, { status: 0 }],
  ['streams | aclrtMemcpy', 0, { first: 2 }],
  ['streams | aclrtLaunchHostFunc', 0],
  ['streams | aclrtSynchronizeStream after it', 0, { count: 1 }],
  ['streams | aclrtDestroyEvent', 0],
  ['streams | aclrtDestroyStream', 0],
  ['streams | aclrtSynchronizeStream destroyed', 107017],
  ['streams | aclrtDestroyStream garbage', 107017],
  ['streams | aclrtFreeHost', 0],
  ['streams | aclrtFree', 0],
  ['thread | aclrtMalloc without context', 107002, { text: 1 }],
  ['thread | aclGetRecentErrMsg of another thread', 0, { text: 0 }],
  ['end | aclrtResetDevice', 0],
  ['end | aclFinalize', 0],
  ['end | aclFinalize again', 100037],
];

const compiler = findCompiler(process.env);

describe.skipIf(compiler === undefined)(
  'a C program that opens the library by path (needs a C compiler)',
  () => {
    let output: string;
    let rows: Map<string, Row>;

    beforeAll(async () => {
      const model: { functions: { name: string }[] } = JSON.parse(
        readFileSync(here('../../../generated/api.json'), 'utf8'),
      );
      const list = model.functions.map(({ name }) => `FUNCTION(${name})\n`);
      writeFileSync(join(folder, 'functions.inc'), list.join(''));
      const flags = ['-std=gnu11', '-Wall', '-Wextra', '-Werror', '-Wno-deprecated-declarations'];
      const include = ['-I', here('../../../scripts/headers'), '-I', folder];
      const sources = ['probe.c', 'library.c'].map(here);
      await compile(compiler ?? 'cc', [...flags, ...include, ...sources, '-pthread', '-ldl', '-o', program]);
      output = execFileSync(program, [library], {
        encoding: 'utf8',
        env: { ASCENDCL_SIM_FINDINGS: 'off', ...process.env },
      });
      rows = rowsIn(output);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('finds every function that the headers declare', () => {
      expect(output).not.toMatch(/^missing|^not opened/m);
    });

    it('makes exactly the calls that are expected below', () => {
      expect([...rows.keys()]).toEqual(EXPECTED.map(([call]) => call));
    });

    it.each(EXPECTED)('%s returns %d', (call, code, facts = {}) => {
      expect(rows.get(call)).toEqual({ code, facts });
    });
  },
);
