import {
  ACL_EVENT_SYNC,
  ACL_HOST_REG_PINNED,
  ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT,
} from '../../../generated/constants.js';
import {
  aclrtMemAllocationType,
  aclrtMemAttr,
  aclrtMemHandleType,
  aclrtMemLocationType,
} from '../../../generated/enums.js';
import * as raw from '../../../generated/raw/index.js';
import type { aclsimObjectKind } from '../../../generated/simulator/control-types.js';
import type {
  AllocatorDescPtr,
  AllocatorPtr,
  DevicePtr,
  HostPtr,
  MemoryPtr,
  MemPoolPtr,
  PhysicalMemPtr,
  StreamPtr,
  VirtualPtr,
} from '../../../generated/types.js';
import { blockAddress, blockFree } from '../../../src/native/bridge/allocator-blocks.js';
import { loadLibrary } from '../../../src/native/library/library.js';
import { HostBlock, someFunction, threadId } from '../../contract/harness/memory.js';

/** Every C function that makes an object which is counted, and how the object ends. */

const UNIT = 2 << 20;
const cell = new BigUint64Array(1);
const made = <T extends bigint>(): T => cell[0] as T; // what the call has just written

/** Objects that others are made from. */
export interface Base {
  readonly stream: StreamPtr;
  readonly memory: DevicePtr;
  readonly range: VirtualPtr;
  readonly mapped: VirtualPtr;
  readonly physical: PhysicalMemPtr;
  readonly pool: MemPoolPtr;
  readonly description: AllocatorDescPtr;
  readonly host: HostBlock<HostPtr>;
}

const properties = {
  handleType: aclrtMemHandleType.ACL_MEM_HANDLE_TYPE_NONE,
  allocationType: aclrtMemAllocationType.ACL_MEM_ALLOCATION_TYPE_PINNED,
  memAttr: aclrtMemAttr.ACL_HBM_MEM_HUGE,
  location: { id: 0, type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE },
};
const poolProperties = {
  allocType: aclrtMemAllocationType.ACL_MEM_ALLOCATION_TYPE_PINNED,
  handleType: aclrtMemHandleType.ACL_MEM_HANDLE_TYPE_NONE,
  location: properties.location,
  maxSize: 0,
};

function must(code: number): void {
  if (code !== 0) throw new Error(`a call of the preparation returned ${code}`);
}

export function makeBase(): Base {
  loadLibrary({ backend: 'simulator' });
  must(raw.aclInit(null));
  must(raw.aclrtSetDevice(0));
  const get = <T extends bigint>(code: number): T => {
    must(code);
    return made<T>();
  };
  const stream = get<StreamPtr>(raw.aclrtCreateStream(cell));
  const memory = get<DevicePtr>(raw.aclrtMalloc(cell, UNIT, 1));
  const range = get<VirtualPtr>(raw.aclrtReserveMemAddress(cell, 4 * UNIT, 0, null, 0));
  const physical = get<PhysicalMemPtr>(raw.aclrtMallocPhysical(cell, UNIT, properties, 0));
  must(raw.aclrtMapMem(range, UNIT, 0, physical, 0));
  const pool = get<MemPoolPtr>(raw.aclrtMemPoolCreate(cell, poolProperties));
  return {
    stream,
    memory,
    range,
    mapped: range,
    physical,
    pool,
    description: describe(),
    host: new HostBlock(8192),
  };
}

function describe(): AllocatorDescPtr {
  const description = raw.aclrtAllocatorCreateDesc();
  if (description === null) throw new Error('no description was made');
  must(raw.aclrtAllocatorSetObjToDesc(description, 1n as AllocatorPtr));
  must(raw.aclrtAllocatorSetAllocFuncToDesc(description, someFunction() as never));
  must(raw.aclrtAllocatorSetFreeFuncToDesc(description, blockFree()));
  must(raw.aclrtAllocatorSetGetAddrFromBlockFuncToDesc(description, blockAddress()));
  return description;
}

export function endBase({ stream, memory, range, physical, pool, description }: Base): void {
  must(raw.aclrtAllocatorDestroyDesc(description));
  must(raw.aclrtMemPoolDestroy(pool));
  must(raw.aclrtUnmapMem(range));
  must(raw.aclrtFreePhysical(physical));
  must(raw.aclrtReleaseMemAddress(range));
  must(raw.aclrtFree(memory));
  must(raw.aclrtDestroyStream(stream));
  must(raw.aclrtResetDevice(0));
  must(raw.aclFinalize());
}

export interface Allocation {
  /** The C function. */
  readonly name: string;
  readonly kind: keyof typeof aclsimObjectKind;
  /** @returns its code, or the pointer that it returns */
  readonly make: (base: Base) => number | bigint | null;
  /** Ends the object that {@link make} has just made. @returns the code */
  readonly end: (base: Base) => number;
}

const key = new Uint8Array(65);
let pointer = 0n;
const returned = (value: bigint | null): bigint | null => {
  pointer = value ?? 0n;
  return value;
};

const freeDevice = () => raw.aclrtFree(made());
const freeHost = () => raw.aclrtFreeHost(made());
const freeEvent = () => raw.aclrtDestroyEvent(made());
const freeStream = () => raw.aclrtDestroyStream(made());

/** Kinds whose objects come from another process, exist on another product only, need what is not modelled, or are made of a
 * file or of a capture: test/simulator/kernel and test/simulator/capture count those. */
export const UNCOVERED: readonly (keyof typeof aclsimObjectKind)[] = [
  'ACLSIM_OBJECT_IPC_IMPORT',
  'ACLSIM_OBJECT_COUNT_NOTIFY',
  'ACLSIM_OBJECT_LABEL',
  'ACLSIM_OBJECT_MODEL',
  'ACLSIM_OBJECT_KERNEL_BINARY',
];

export const allocations: readonly Allocation[] = [
  {
    name: 'aclrtMalloc',
    kind: 'ACLSIM_OBJECT_DEVICE_MEMORY',
    make: () => raw.aclrtMalloc(cell, 100, 0),
    end: freeDevice,
  },
  {
    name: 'aclrtMallocAlign32',
    kind: 'ACLSIM_OBJECT_DEVICE_MEMORY',
    make: () => raw.aclrtMallocAlign32(cell, 100, 0),
    end: freeDevice,
  },
  {
    name: 'aclrtMallocCached',
    kind: 'ACLSIM_OBJECT_DEVICE_MEMORY',
    make: () => raw.aclrtMallocCached(cell, 100, 0),
    end: freeDevice,
  },
  {
    name: 'aclrtMallocWithCfg',
    kind: 'ACLSIM_OBJECT_DEVICE_MEMORY',
    make: () => raw.aclrtMallocWithCfg(cell, 100, 0, null),
    end: freeDevice,
  },
  {
    name: 'aclrtMallocForTaskScheduler',
    kind: 'ACLSIM_OBJECT_DEVICE_MEMORY',
    make: () => raw.aclrtMallocForTaskScheduler(cell, 100, 0, null),
    end: freeDevice,
  },
  {
    name: 'aclrtMallocHost',
    kind: 'ACLSIM_OBJECT_HOST_MEMORY',
    make: () => raw.aclrtMallocHost(cell, 100),
    end: freeHost,
  },
  {
    name: 'aclrtMallocHostWithCfg',
    kind: 'ACLSIM_OBJECT_HOST_MEMORY',
    make: () => raw.aclrtMallocHostWithCfg(cell, 100, null),
    end: freeHost,
  },
  {
    name: 'aclrtMemAllocManaged',
    kind: 'ACLSIM_OBJECT_MANAGED_MEMORY',
    make: () => raw.aclrtMemAllocManaged(cell, 100, 1),
    end: freeDevice,
  },
  {
    name: 'aclrtHostRegister',
    kind: 'ACLSIM_OBJECT_HOST_REGISTRATION',
    make: ({ host }) => raw.aclrtHostRegister(host.address, 4096, 0, cell),
    end: ({ host }) => raw.aclrtHostUnregister(host.address),
  },
  {
    name: 'aclrtHostRegisterV2',
    kind: 'ACLSIM_OBJECT_HOST_REGISTRATION',
    make: ({ host }) => raw.aclrtHostRegisterV2(host.address, 4096, ACL_HOST_REG_PINNED),
    end: ({ host }) => raw.aclrtHostUnregister(host.address),
  },
  {
    name: 'aclrtReserveMemAddress',
    kind: 'ACLSIM_OBJECT_RESERVATION',
    make: () => raw.aclrtReserveMemAddress(cell, UNIT, 0, null, 0),
    end: () => raw.aclrtReleaseMemAddress(made()),
  },
  {
    name: 'aclrtMallocPhysical',
    kind: 'ACLSIM_OBJECT_PHYSICAL_MEMORY',
    make: () => raw.aclrtMallocPhysical(cell, UNIT, properties, 0),
    end: () => raw.aclrtFreePhysical(made()),
  },
  {
    name: 'aclrtMapMem',
    kind: 'ACLSIM_OBJECT_MAPPING',
    make: ({ range, physical }) =>
      raw.aclrtMapMem((range + BigInt(UNIT)) as VirtualPtr, UNIT, 0, physical, 0),
    end: ({ range }) => raw.aclrtUnmapMem((range + BigInt(UNIT)) as VirtualPtr),
  },
  {
    name: 'aclrtCreateContext',
    kind: 'ACLSIM_OBJECT_CONTEXT',
    make: () => raw.aclrtCreateContext(cell, 0),
    end: () => {
      const code = raw.aclrtDestroyContext(made());
      // The thread has no context then; one reference more and one less bring the device's own back.
      must(raw.aclrtSetDevice(0));
      must(raw.aclrtResetDevice(0));
      return code;
    },
  },
  {
    name: 'aclrtCreateStream',
    kind: 'ACLSIM_OBJECT_STREAM',
    make: () => raw.aclrtCreateStream(cell),
    end: freeStream,
  },
  {
    name: 'aclrtCreateStreamWithConfig',
    kind: 'ACLSIM_OBJECT_STREAM',
    make: () => raw.aclrtCreateStreamWithConfig(cell, 0, 0),
    end: freeStream,
  },
  {
    name: 'aclrtCreateEvent',
    kind: 'ACLSIM_OBJECT_EVENT',
    make: () => raw.aclrtCreateEvent(cell),
    end: freeEvent,
  },
  {
    name: 'aclrtCreateEventWithFlag',
    kind: 'ACLSIM_OBJECT_EVENT',
    make: () => raw.aclrtCreateEventWithFlag(cell, ACL_EVENT_SYNC),
    end: freeEvent,
  },
  {
    name: 'aclrtCreateEventExWithFlag',
    kind: 'ACLSIM_OBJECT_EVENT',
    make: () => raw.aclrtCreateEventExWithFlag(cell, ACL_EVENT_SYNC),
    end: freeEvent,
  },
  {
    name: 'aclrtCreateNotify',
    kind: 'ACLSIM_OBJECT_NOTIFY',
    make: () => raw.aclrtCreateNotify(cell, 0),
    end: () => raw.aclrtDestroyNotify(made()),
  },
  {
    name: 'aclrtMemPoolCreate',
    kind: 'ACLSIM_OBJECT_MEMORY_POOL',
    make: () => raw.aclrtMemPoolCreate(cell, poolProperties),
    end: () => raw.aclrtMemPoolDestroy(made()),
  },
  {
    name: 'aclrtMemPoolMallocAsync',
    kind: 'ACLSIM_OBJECT_POOL_BLOCK',
    make: ({ pool, stream }) => raw.aclrtMemPoolMallocAsync(cell, 100, pool, stream),
    end: ({ stream }) => raw.aclrtMemPoolFreeAsync(made(), stream) || raw.aclrtSynchronizeStream(stream),
  },
  {
    name: 'aclrtAllocatorCreateDesc',
    kind: 'ACLSIM_OBJECT_ALLOCATOR_DESC',
    make: () => returned(raw.aclrtAllocatorCreateDesc()),
    end: () => raw.aclrtAllocatorDestroyDesc(pointer as AllocatorDescPtr),
  },
  {
    name: 'aclrtAllocatorRegister',
    kind: 'ACLSIM_OBJECT_ALLOCATOR_REGISTRATION',
    make: ({ stream, description }) => raw.aclrtAllocatorRegister(stream, description),
    end: ({ stream }) => raw.aclrtAllocatorUnregister(stream),
  },
  {
    name: 'aclrtIpcMemGetExportKey',
    kind: 'ACLSIM_OBJECT_IPC_EXPORT',
    make: ({ memory }) =>
      raw.aclrtIpcMemGetExportKey(memory, UNIT, key, key.length, ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT),
    end: () => raw.aclrtIpcMemClose(Buffer.from(key.subarray(0, key.indexOf(0))).toString()),
  },
  {
    name: 'aclrtSubscribeReport',
    kind: 'ACLSIM_OBJECT_SUBSCRIPTION',
    make: ({ stream }) => raw.aclrtSubscribeReport(threadId(), stream),
    end: ({ stream }) => raw.aclrtUnSubscribeReport(threadId(), stream),
  },
  {
    name: 'aclCreateDataBuffer',
    kind: 'ACLSIM_OBJECT_DATA_BUFFER',
    make: ({ memory }) => returned(raw.aclCreateDataBuffer(memory as MemoryPtr, 64)),
    end: () => raw.aclDestroyDataBuffer(pointer as never),
  },
];
