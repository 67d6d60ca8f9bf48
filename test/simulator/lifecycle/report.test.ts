import { beforeAll, describe, expect, it } from 'vitest';
import { prepareLibrary, runWithReport, scratchFolder, success } from '../../support/c-program.js';

const folder = scratchFolder();

const run = (name: string, environment: NodeJS.ProcessEnv = {}) =>
  runWithReport(`lifecycle/programs/${name}`, folder, environment);

beforeAll(prepareLibrary);

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
