import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileProgram, prepareLibrary, readReport, root, runProgram, scratchFolder } from './c-program.js';

const folder = scratchFolder();

/** Compiles and runs a program of test/simulator/programs; its report is written beside it. */
async function run(name: string, environment: NodeJS.ProcessEnv = {}) {
  const program = await compileProgram(join(root, 'test/simulator/programs', `${name}.c`), folder);
  const file = join(folder, `${name}.json`);
  const ended = await runProgram(program, [], { ASCENDCL_SIM_FINDINGS: file, ...environment });
  return { ...ended, report: () => readReport(file) };
}

const success = { status: 0, signal: null, stdout: '', stderr: '' };

beforeAll(prepareLibrary);

describe('control of the simulator from C', () => {
  it('an operator takes its workspace from the allocator of the stream and gives it back', async () => {
    expect(await run('operator')).toMatchObject(success);
  });

  it('each mistake with device and host memory is named and blamed right', async () => {
    expect(await run('mistakes')).toMatchObject(success);
  });

  it('each mistake with reservations, mappings and physical memory is named and blamed right', async () => {
    expect(await run('mistakes-virtual')).toMatchObject(success);
  });

  it('findings can be read, counted, forgotten and written as JSON while threads add to them', async () => {
    const ended = await run('findings-api');
    expect(ended).toMatchObject(success);
    expect(ended.report().findings).toEqual([]);
  });
});

describe('the report at the end', () => {
  it('tells each leak once, whether at the first aclFinalize, the second or at exit', async () => {
    const ended = await run('finalize-twice');
    expect(ended).toMatchObject(success);
    const told = ended.report().findings.map(({ kind, object }) => [kind, object]);
    expect(told).toEqual([
      ['leak-at-finalize', 'device memory block'],
      ['leak-at-finalize', 'event'],
    ]);
  });

  it('knows leaks of every kind, who made the object and how large it is', async () => {
    const ended = await run('leak-of-every-kind');
    expect(ended).toMatchObject(success);
    const { findings, live } = ended.report();
    const told = Object.fromEntries(
      findings.map((finding) => [finding.object, [finding.function, finding.size]]),
    );
    expect(told).toEqual({
      context: ['aclrtCreateContext', 0],
      stream: ['aclrtCreateStream', 0],
      event: ['aclrtCreateEvent', 0],
      notify: ['aclrtCreateNotify', 0],
      'device memory block': ['aclrtMalloc', 4096],
      'pinned host memory block': ['aclrtMallocHost', 4096],
      'host memory registration': ['aclrtHostRegisterV2', 4096],
      'address reservation': ['aclrtReserveMemAddress', 2 << 20],
      'physical memory handle': ['aclrtMallocPhysical', 0],
      mapping: ['aclrtMapMem', 2 << 20],
      'managed memory block': ['aclrtMemAllocManaged', 4096],
      'memory pool': ['aclrtMemPoolCreate', 0],
      'pool block': ['aclrtMemPoolMallocAsync', 4096],
      'allocator description': ['aclrtAllocatorCreateDesc', 0],
      'allocator registration': ['', 0],
      'exported memory key': ['', 0],
      'callback subscription': ['', 0],
      'data buffer': ['aclCreateDataBuffer', 0],
    });
    expect(Object.keys(live).sort()).toEqual(Object.keys(told).sort());
  });

  it('neither hangs nor crashes while other threads allocate and free', async () => {
    for (let round = 0; round < 5; round++) {
      const ended = await run('exit-while-busy');
      expect(ended, `round ${round}`).toMatchObject({ status: 7, signal: null, stderr: '' });
    }
  });

  it('keeps the exit status of a process that a host function ends, and tells its leaks', async () => {
    const ended = await run('exit-in-callback');
    expect(ended).toMatchObject({ status: 7, signal: null, stderr: '' });
    expect(ended.report().findings.map(({ object }) => object)).toEqual(['stream', 'device memory block']);
  });

  it('is the business of the process that loaded the library, not of a forked child', async () => {
    const ended = await run('exit-after-fork', { ASCENDCL_SIM_FINDINGS: 'stderr' });
    expect(ended).toMatchObject({ status: 7, signal: null, stderr: '' });
  });

  it('arrives whole where the program made its output non-blocking', async () => {
    const ended = await run('non-blocking-output', { ASCENDCL_SIM_FINDINGS: '-' });
    expect(ended).toMatchObject({ status: 0, signal: null, stderr: '' });
    expect(JSON.parse(ended.stdout)).toMatchObject({ findings: { length: 3000 } });
  });

  it('is readable text without a terminal: no escape sequences', async () => {
    const ended = await run('finalize-twice', { ASCENDCL_SIM_FINDINGS: 'stderr' });
    expect(ended.stderr).toMatch(
      /^ascendcl simulator: finding 1: leak at finalize\n {2}device memory block left behind: aclrtFree was not called for it\n {2}aclrtMalloc, at 0x[0-9a-f]+, 100 bytes, thread \d+\n {2}history: 100 bytes, made by aclrtMalloc in thread \d+, \d+\.\d+ s after the start\n/,
    );
    expect(ended.stderr).toMatch(
      /ascendcl simulator: 2 findings in this process:\n {6}2 {2}leak at finalize\n$/,
    );
    expect(ended.stderr).not.toContain('\u001b');
  });
});
