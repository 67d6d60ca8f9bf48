import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aclsimFindingKind } from '../../../generated/simulator/control-types.js';
import {
  compileProgram,
  prepareLibrary,
  type Report,
  readReport,
  root,
  runProgram,
  scratchFolder,
} from '../../support/c-program.js';

/** What each program's defect has to be called: the finding's kind, and the function and argument to blame. */
const DEFECTS = {
  'double-free': { function: 'aclrtFree', argument: 'devPtr', size: 64 },
  'foreign-free': { function: 'aclrtFree', argument: 'devPtr' },
  'free-in-use': { function: 'aclrtFree', argument: 'devPtr', size: 4096 },
  'host-changed-in-use': { function: 'aclrtHostUnregister', argument: 'ptr', size: 8192 },
  'host-freed-in-use': { function: 'aclrtFreeHost', argument: 'hostPtr', size: 4096 },
  'misaligned-word': { function: 'aclrtValueWrite', argument: 'devAddr', size: 8 },
  'out-of-bounds': { function: 'aclrtMemcpy', argument: 'dst' },
  'pinned-changed': { function: 'aclrtMemcpyAsync', argument: 'src', size: 4096 },
  'uninitialised-read': { function: 'aclrtMemcpy', argument: 'src', size: 2048 },
  'unmatched-map': { function: 'aclrtUnmapMem', argument: 'virPtr' },
  'use-after-free': { function: 'aclrtMemcpy', argument: 'src' },
  'wrong-direction': { function: 'aclrtMemcpy', argument: 'kind' },
} as const;

/** Work that was queued runs into what was freed: a second finding, about the same memory. */
const CONSEQUENCES: Readonly<Record<string, { function: string; argument: string }>> = {
  'free-in-use': { function: 'aclrtMemcpyAsync', argument: 'dst' },
  'host-changed-in-use': { function: 'aclrtMemcpyAsync', argument: 'src' },
  'host-freed-in-use': { function: 'aclrtMemcpyAsync', argument: 'src' },
};

const LEAKS = ['leak-at-exit', 'leak-at-finalize'] as const;

const sources = join(root, 'test/simulator/findings/defects');
const folder = scratchFolder();

async function reportOf(name: string, mode: 'defect' | 'clean'): Promise<Report> {
  const file = join(folder, `${name}.${mode}.json`);
  const run = await runProgram(join(folder, name), [mode], { ASCENDCL_SIM_FINDINGS: file });
  expect(run, `${name} ${mode}`).toEqual({ status: 0, signal: null, stdout: '', stderr: '' });
  return readReport(file);
}

beforeAll(async () => {
  await prepareLibrary();
  for (const name of [...Object.keys(DEFECTS), ...LEAKS])
    await compileProgram(join(sources, `${name}.c`), folder);
});

describe('seeded defects', () => {
  it('there is a program for each kind of finding', () => {
    const programs = readdirSync(sources)
      .filter((name) => name.endsWith('.c'))
      .map((name) => basename(name, '.c'))
      .sort();
    expect(programs).toEqual([...Object.keys(DEFECTS), ...LEAKS].sort());
    expect(programs).toHaveLength(aclsimFindingKind.ACLSIM_FINDING_KINDS);
  });

  for (const [name, expected] of Object.entries(DEFECTS)) {
    it(`${name} is found once, with function, argument and history`, async () => {
      const { findings } = await reportOf(name, 'defect');
      const [finding, ...others] = findings;
      expect(finding).toMatchObject({ kind: name, count: 1, object: null, ...expected });
      const { address } = finding ?? {};
      const consequence = CONSEQUENCES[name];
      expect(others).toMatchObject(consequence ? [{ kind: 'use-after-free', address, ...consequence }] : []);
      expect(finding?.message).not.toBe('');
      expect(finding?.thread).toBeGreaterThan(0);
      if (name !== 'wrong-direction') expect(Number(finding?.address)).toBeGreaterThan(0);
      if (!['wrong-direction', 'foreign-free'].includes(name))
        expect(finding?.history).toMatch(/by aclrt\w+ in thread \d+/);
    });

    it(`the clean twin of ${name} gives no finding`, async () => {
      const { findings, live } = await reportOf(name, 'clean');
      expect(findings).toEqual([]);
      expect(live).toEqual({});
    });
  }

  it('what is alive at aclFinalize is told by kind with size and maker, once', async () => {
    const { findings } = await reportOf('leak-at-finalize', 'defect');
    const told = findings.map((finding) => [finding.kind, finding.object, finding.function, finding.size]);
    expect(told).toEqual([
      ['leak-at-finalize', 'stream', 'aclrtCreateStream', 0],
      ['leak-at-finalize', 'event', 'aclrtCreateEvent', 0],
      ['leak-at-finalize', 'device memory block', 'aclrtMalloc', 12345],
      ['leak-at-finalize', 'pinned host memory block', 'aclrtMallocHost', 4096],
      ['leak-at-finalize', 'address reservation', 'aclrtReserveMemAddress', 2 << 20],
    ]);
    for (const finding of findings) expect(finding.history).toMatch(/by aclrt\w+ in thread \d+/);
    expect(findings[2]?.message).toContain('aclrtFree was not called');
  });

  it('what is alive at exit is told: the largest blocks one by one, the others in one sum', async () => {
    const { findings, live } = await reportOf('leak-at-exit', 'defect');
    const single = findings.slice(0, -1);
    expect(single.map(({ size, count }) => [size, count])).toEqual(
      [20, 19, 18, 17, 16, 15, 14, 13].map((thousands) => [thousands * 1000, 1]),
    );
    const sum = (12 * 13 * 1000) / 2;
    expect(findings.at(-1)).toMatchObject({
      object: 'device memory block',
      count: 12,
      size: sum,
      function: '',
    });
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['leak-at-exit']));
    expect(live).toEqual({ 'device memory block': 20 });
  });

  for (const name of LEAKS) {
    it(`the clean twin of ${name} gives no finding`, async () => {
      expect((await reportOf(name, 'clean')).findings).toEqual([]);
    });
  }
});
