import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { AclErrorCode } from '../../../generated/error-codes.js';
import { compileProgram, prepareLibrary, root, runProgram, scratchFolder } from '../../support/c-program.js';

/** What programs/configured.c saw. */
interface Machine {
  readonly devices: number;
  readonly soc: string;
  readonly held: boolean;
  readonly total: number;
  readonly firstMalloc: number;
  /** Of fresh memory. */
  readonly firstByte: number;
  readonly fillMs: number;
  readonly watchesPinned: boolean;
  readonly secondDevice: number;
  readonly findings: number;
}

const GIB = 2 ** 30;
const POISON = 0xa5;
const folder = scratchFolder();
let program: string;
let starter: string;

beforeAll(async () => {
  await prepareLibrary();
  const compile = (name: string) =>
    compileProgram(join(root, 'test/simulator/machine/programs', name), folder);
  program = await compile('configured.c');
  starter = await compile('first-calls.c');
});

async function machine(environment: NodeJS.ProcessEnv): Promise<Machine & { readonly stderr: string }> {
  const run = await runProgram(program, [], { ASCENDCL_SIM_FINDINGS: 'off', ...environment });
  expect(run, run.stderr).toMatchObject({ status: 0, signal: null });
  return { ...JSON.parse(run.stdout), stderr: run.stderr };
}

/** What programs/first-calls.c saw. */
interface FirstCalls {
  readonly init: { readonly code: number; readonly text: string };
  readonly set: { readonly code: number; readonly text: string };
}

async function firstCalls(environment: NodeJS.ProcessEnv): Promise<FirstCalls & { readonly stderr: string }> {
  const run = await runProgram(starter, [], { ASCENDCL_SIM_FINDINGS: 'off', ...environment });
  expect(run, run.stderr).toMatchObject({ status: 0, signal: null });
  return { ...JSON.parse(run.stdout), stderr: run.stderr };
}

function configFile(content: unknown): NodeJS.ProcessEnv {
  const file = join(folder, 'simulator.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return { ASCENDCL_SIM_CONFIG: file };
}

describe('the machine that is simulated', () => {
  it('without configuration: two devices of 64 GiB, fresh memory poisoned, reads of it reported', async () => {
    const seen = await machine({});
    expect(seen).toMatchObject({
      devices: 2,
      soc: 'Ascend910B1',
      held: false,
      total: 64 * GIB,
      firstMalloc: 0,
      firstByte: POISON,
      watchesPinned: false,
      secondDevice: 0,
      findings: 1,
      stderr: '',
    });
  });

  it('takes every setting from a JSON file', async () => {
    const seen = await machine(
      configFile({
        devices: 3,
        memory: '2G',
        soc: '310p',
        bandwidth: '10M',
        latencyUs: 1000,
        poison: false,
        uninitialised: false,
        watchPinned: true,
        holdStreams: true,
        faults: 'aclrtMalloc#1=207001',
        badBits: '0+0x0:3 0+0x1:0',
        loseDevices: '1=507010',
      }),
    );
    expect(seen).toMatchObject({
      devices: 3,
      held: true,
      total: 2 * GIB,
      firstMalloc: 207001,
      firstByte: 0b1000,
      watchesPinned: true,
      secondDevice: 507010,
      findings: 1,
      stderr: '',
    });
    expect(seen.soc).toMatch(/^Ascend310P/);
    expect(seen.fillMs).toBeGreaterThan(100);
  });

  it('takes every setting from the environment, which wins over the file', async () => {
    const seen = await machine({
      ...configFile({ devices: 3, memory: '2G', poison: false, badBits: '0+0x0:3' }),
      ASCENDCL_SIM_DEVICES: '5',
      ASCENDCL_SIM_MEMORY: '8G',
      ASCENDCL_SIM_SOC: 'Ascend910_9382',
      ASCENDCL_SIM_POISON: '1',
      ASCENDCL_SIM_UNINITIALISED: 'off',
      ASCENDCL_SIM_WATCH_PINNED: 'on',
      ASCENDCL_SIM_HOLD: '1',
      ASCENDCL_SIM_BANDWIDTH: '10M',
      ASCENDCL_SIM_FAULTS: 'aclrtMalloc#1=207001',
      ASCENDCL_SIM_BAD_BITS: '0+0x0:0,0+0x0:7',
      ASCENDCL_SIM_LOSE: '0=0,1=507015',
    });
    expect(seen).toMatchObject({
      devices: 5,
      soc: 'Ascend910_9382',
      held: true,
      total: 8 * GIB,
      firstMalloc: 207001,
      firstByte: POISON ^ 0b1000_0001,
      watchesPinned: true,
      secondDevice: 507015,
      findings: 1,
      stderr: '',
    });
    expect(seen.fillMs).toBeGreaterThan(100);
  });

  it('lets calls fail by probability from the environment', async () => {
    const run = await runProgram(program, [], {
      ASCENDCL_SIM_FAULTS: 'aclrtMalloc~1/7=207005',
      ASCENDCL_SIM_FINDINGS: 'off',
    });
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(/aclrtMalloc\(.*\) is 207005, expected 0/);
  });

  it.each([
    ['ASCENDCL_SIM_DEVICES', 'many'],
    ['ASCENDCL_SIM_DEVICES', '65'],
    ['ASCENDCL_SIM_MEMORY', '0'],
    ['ASCENDCL_SIM_SOC', 'Nope'],
    ['ASCENDCL_SIM_SOC', 'Ascend910b1'],
    ['ASCENDCL_SIM_SOC', 'Ascend910_9599'],
    ['ASCENDCL_SIM_CANN', '4.9.0'],
    ['ASCENDCL_SIM_POISON', 'perhaps'],
    ['ASCENDCL_SIM_LOG_LEVEL', '5'],
    ['ASCENDCL_SIM_FAULTS', 'aclrtMalloc'],
    ['ASCENDCL_SIM_FAULTS', 'aclrtMalloc#1=207001,aclrtNothing#1=207001'],
    ['ASCENDCL_SIM_BAD_BITS', '0x180000000000:8'],
    ['ASCENDCL_SIM_BAD_BITS', '64+0x0:1'],
    ['ASCENDCL_SIM_LOSE', '1'],
  ])('is none when %s is %s: stderr tells, and no device works', async (variable, value) => {
    const refused = await firstCalls({ [variable]: value });
    expect(refused.stderr).toContain(
      `ascendcl simulator: ${variable}="${value}" is not understood; it must be `,
    );
    expect(refused.init).toMatchObject({ code: AclErrorCode.ACL_ERROR_FILE_ATTR_INVALID });
    expect(refused.init.text).toContain(`${variable}="${value}"`);
    expect(refused.set).toMatchObject({ code: AclErrorCode.ACL_ERROR_RT_DEV_SETUP_ERROR });
  });

  it.each([
    [{ ASCENDCL_SIM_LOSE: '2=507010' }, 2, 2],
    [{ ASCENDCL_SIM_LOSE: '0=507010', ASCENDCL_SIM_DEVICES: '0' }, 0, 0],
    [{ ASCENDCL_SIM_BAD_BITS: '0+0x0:1,5+0x0:1', ASCENDCL_SIM_DEVICES: '5' }, 5, 5],
  ])('is none when %j names a device that is not there', async (environment, named, devices) => {
    const { init } = await firstCalls(environment);
    expect(init.text).toContain(`name device ${named}, and the number of devices is ${devices}`);
  });

  it('is none when a file or a name is wrong', async () => {
    const told = async (environment: NodeJS.ProcessEnv) => (await firstCalls(environment)).stderr;
    expect(await told(configFile('{"devices": 3,'))).toMatch(/ASCENDCL_SIM_CONFIG=".*" is not understood: /);
    expect(await told(configFile([]))).toContain('it is no JSON object');
    expect(await told(configFile({ device: 3 }))).toContain(
      '"device" in the file of ASCENDCL_SIM_CONFIG is no',
    );
    expect(await told(configFile({ devices: [3] }))).toContain('"devices" in the file');
    expect(await told({ ASCENDCL_SIM_CONFIG: join(folder, 'nothing.json') })).toContain('nothing.json');
    expect(await told({ ASCENDCL_SIM_DEVICE: '3' })).toContain('ASCENDCL_SIM_DEVICE is no variable');
  });

  it('takes each name that it says it takes', async () => {
    const { stderr } = await firstCalls({ ASCENDCL_SIM_SOC: 'Nope' });
    const lists = /begins with (.*), one of (.*), or a product: (.*)\n/.exec(stderr)?.slice(1) ?? [];
    const names = lists.flatMap((list) => list.split(/, | or /));
    expect(names).toHaveLength(18);
    for (const name of names)
      expect(await firstCalls({ ASCENDCL_SIM_SOC: name }), name).toMatchObject({
        init: { code: 0 },
        stderr: '',
      });
  });

  it("does not mind CANN's own variables", async () => {
    expect(await machine({ ASCEND_GLOBAL_LOG_LEVEL: 'loud' })).toMatchObject({ stderr: '', devices: 2 });
  });
});
