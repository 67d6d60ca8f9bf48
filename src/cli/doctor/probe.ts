/**
 * The part of `doctor` that touches the C library, in a process of its own: what is broken may crash or hang. Reports on
 * descriptor 3, because the library writes to the others.
 */
import { writeSync } from 'node:fs';
import { ownModel } from '../model/own-model.js';
import type { ProbeFailure, ProbeLine, ProbeRequest, Stage } from './stages.js';

const REPORT_DESCRIPTOR = 3;

const request: ProbeRequest = JSON.parse(process.argv[2] ?? '{"device":0}');

const tell = (line: ProbeLine): void => {
  writeSync(REPORT_DESCRIPTOR, `${JSON.stringify(line)}\n`);
};

/** Runs one step. The first that fails ends the probe, after `explain` has looked for the reason. */
async function step<T>(
  stage: Stage,
  work: () => T | Promise<T>,
  result: (value: T) => unknown = () => undefined,
  explain: () => void = () => {},
): Promise<T> {
  tell({ stage, state: 'begun' });
  try {
    const value = await work();
    tell({ stage, state: 'done', result: result(value) });
    return value;
  } catch (error) {
    const failure = describe(error);
    explain();
    tell({ stage, state: 'failed', failure });
    process.exit(1);
  }
}

function describe(error: unknown): ProbeFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const known = ['kind', 'file', 'remedy', 'code', 'codeName', 'api', 'detail', 'hint'] as const;
  const fields = known.flatMap((key) => (key in error ? [[key, error[key as keyof Error]]] : []));
  const errorClass = 'class' in error ? { errorClass: String(error.class) } : {};
  return { name: error.name, message: error.message, ...Object.fromEntries(fields), ...errorClass };
}

/** Enough to prove that memory can be had; too little to disturb anyone. */
const SMALL_BLOCK = 4096;
const ACL_DDR_MEM = 0;
const ACL_HBM_MEM = 1;

async function main(): Promise<void> {
  const { device } = request;
  const native = await step('native', () => import('../../native/index.js'));
  const rt = await import('../../../generated/checked/index.js');
  await step(
    'load',
    () => native.loadLibrary(request),
    ({ file, backend, origin }) => ({ file, backend, origin }),
  );
  await step(
    'symbols',
    () => missingFunctions(native.hasFunction),
    (missing) => ({ missing }),
  );
  await step(
    'init',
    () => rt.init(null),
    () => undefined,
    // Devices are counted without aclInit, too, and it fails where there are none.
    () => tellCount(rt.getDeviceCount),
  );
  await step(
    'version',
    () => rt.getVersion(),
    ({ majorVersion, minorVersion, patchVersion }) => ({
      runtime: `${majorVersion}.${minorVersion}.${patchVersion}`,
    }),
  );
  const count = await step(
    'count',
    () => rt.getDeviceCount(),
    (devices) => ({ devices }),
  );
  if (count > 0) await tryDevice(rt, device);
  await step('close', () => {
    if (count > 0) rt.resetDevice(device);
    rt.finalize();
  });
}

function tellCount(count: () => number): void {
  try {
    const devices = count();
    tell({ stage: 'count', state: 'done', result: { devices } });
  } catch {
    // What failed before is told all the same.
  }
}

async function tryDevice(
  rt: typeof import('../../../generated/checked/index.js'),
  device: number,
): Promise<void> {
  const begun = performance.now();
  await step(
    'device',
    () => {
      rt.setDevice(device);
      return rt.getSocName();
    },
    (soc) => ({ soc, openMs: performance.now() - begun }),
  );
  await step(
    'memory',
    () => {
      rt.free(rt.malloc(SMALL_BLOCK, 0));
      // Products without HBM answer 0 of 0 for it.
      const hbm = rt.getMemInfo(ACL_HBM_MEM);
      return hbm.total > 0n ? hbm : rt.getMemInfo(ACL_DDR_MEM);
    },
    ({ free, total }) => ({ free: Number(free), total: Number(total) }),
  );
}

function missingFunctions(has: (place: { name: string; library: string }) => boolean): string[] {
  return ownModel()
    .functions.filter(({ name, library }) => !has({ name, library }))
    .map(({ name }) => name);
}

await main();
// Threads of the library, or handles that it left, must not keep the process.
process.exit(0);
