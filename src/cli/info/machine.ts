import type { Ascend, Device, MemoryInfo, MemoryKind, Support, Utilization } from '../../index.js';

/** What `info` tells of a machine, as data. */
export interface MachineInfo {
  readonly backend: string;
  readonly library: string;
  readonly origin: string;
  /** Version of the runtime's interface. */
  readonly runtime: string | null;
  /** CANN version of the headers that this package was generated from. */
  readonly headers: string | null;
  readonly functions: {
    readonly known: number;
    readonly missing: readonly string[];
    readonly forOtherProducts: number;
  };
  readonly soc: string | null;
  readonly features: readonly Feature[];
  readonly devices: readonly DeviceInfo[];
}

export interface Feature extends Support {
  readonly name: string;
  readonly api: string;
}

export interface DeviceInfo {
  readonly id: number;
  readonly memory: readonly (MemoryInfo & { readonly kind: MemoryKind })[];
  readonly utilization: Utilization | null;
  /** Why the device could not be asked. */
  readonly error?: string;
}

/** Features that decide how a program is written, by a function that each needs. */
const FEATURES: readonly (readonly [name: string, api: string])[] = [
  ['virtual memory', 'aclrtMapMem'],
  ['access rights', 'aclrtMemSetAccess'],
  ['memory pools', 'aclrtMemPoolCreate'],
  ['managed memory', 'aclrtMemAllocManaged'],
  ['IPC memory', 'aclrtIpcMemGetExportKey'],
  ['host functions', 'aclrtLaunchHostFunc'],
  ['allocators', 'aclrtAllocatorRegister'],
  ['graph capture', 'aclmdlRICaptureBegin'],
];

const MEMORY_KINDS = [
  'hbm',
  'hbm-huge',
  'hbm-normal',
  'hbm-huge-1g',
  'ddr',
  'ddr-huge',
  'ddr-normal',
] as const;

interface MachineFacts {
  readonly headers: string | null;
  readonly functionNames: readonly string[];
  readonly origin: string;
}

/** Asks the runtime and the devices. A device that does not answer is told with its reason; the others go on. */
export function readMachine(ascend: Ascend, devices: readonly Device[], facts: MachineFacts): MachineInfo {
  const supports = facts.functionNames.map((name) => [name, ascend.supports(name)] as const);
  const missing = supports.filter(
    ([, { supported, reason }]) => !supported && reason?.startsWith('the loaded library'),
  );
  return {
    backend: ascend.backend,
    library: ascend.library,
    origin: facts.origin,
    runtime: ascend.version ?? null,
    headers: facts.headers,
    functions: {
      known: supports.length,
      missing: missing.map(([name]) => name),
      forOtherProducts: supports.filter(([, { supported }]) => !supported).length - missing.length,
    },
    soc: ascend.socName ?? null,
    features: FEATURES.map(([name, api]) => ({ name, api, ...ascend.supports(api) })),
    devices: devices.map(readDevice),
  };
}

function readDevice(device: Device): DeviceInfo {
  try {
    return {
      id: device.id,
      memory: readMemory(device),
      utilization: attempt(() => device.utilization()) ?? null,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id: device.id, memory: [], utilization: null, error: message };
  }
}

/** The kinds of memory that the device has. */
export function readMemory(device: Device): DeviceInfo['memory'] {
  const all = device.memoryInfo();
  const kinds = MEMORY_KINDS.flatMap((kind) => {
    const info = kind === 'hbm' ? all : attempt(() => device.memoryInfo(kind));
    return info === undefined || info.total === 0 ? [] : [{ kind, ...info }];
  });
  // Chips without HBM answer for their DDR under both names.
  const ddr = kinds.find(({ kind }) => kind === 'ddr');
  const same = ddr !== undefined && ddr.total === all.total && ddr.free === all.free;
  return same ? kinds.filter(({ kind }) => kind.startsWith('ddr')) : kinds;
}

/** The value, or undefined where chip or library do not tell. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The name of a kind of memory for people. */
export const memoryName = (kind: string): string =>
  kind
    .replace(/^(hbm|ddr)/, (word) => word.toUpperCase())
    .replace('-huge-1g', ', 1 GiB pages')
    .replace('-huge', ', huge pages')
    .replace('-normal', ', small pages');
