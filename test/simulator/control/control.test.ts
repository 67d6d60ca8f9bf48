import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aclrtAllocatorAllocFunc,
  aclrtAllocatorFreeFunc,
  aclrtAllocatorGetAddrFromBlockFunc,
} from '../../../generated/callbacks.js';
import * as rt from '../../../generated/checked/index.js';
import { aclrtStreamStatus } from '../../../generated/enums.js';
import { AclErrorCode } from '../../../generated/error-codes.js';
import { aclrtSetDevice } from '../../../generated/raw/index.js';
import * as simulator from '../../../generated/simulator/control.js';
import type { AllocatorDescPtr, AllocatorPtr, DevicePtr } from '../../../generated/types.js';
import { type AclError, InvalidArgumentError } from '../../../src/errors/index.js';
import { loadLibrary } from '../../../src/native/library/library.js';

const { ACLSIM_OBJECT_KINDS, ACLSIM_OBJECT_EVENT, ACLSIM_OBJECT_STREAM } = simulator.aclsimObjectKind;

/** The code of the AclError that `action` throws; 0 when it throws nothing. */
function codeOf(action: () => unknown): number {
  try {
    action();
    return 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number')
      return (error as AclError).code;
    throw error;
  }
}

beforeAll(() => {
  loadLibrary({ backend: 'simulator' });
  rt.setDevice(0);
});

afterEach(() => {
  simulator.clearFaults();
  simulator.holdStreams(0);
  simulator.setTransfer(0, 0);
  simulator.loseDevice(0, 0);
  expect(simulator.getLiveObjects(ACLSIM_OBJECT_KINDS)).toBe(0n);
});

describe('call counters', () => {
  it('count each call of a function, failed ones too, and all functions together', () => {
    simulator.resetCallCounts();
    rt.getDeviceCount();
    rt.getDeviceCount();
    // Raw: a checked call that fails asks the library for more.
    expect(aclrtSetDevice(99)).toBe(AclErrorCode.ACL_ERROR_RT_INVALID_DEVICEID);
    expect(simulator.getCallCount('aclrtGetDeviceCount')).toBe(2n);
    expect(simulator.getCallCount('aclrtSetDevice')).toBe(1n);
    expect(simulator.getCallCount('aclrtMalloc')).toBe(0n);
    expect(simulator.getCallCount(null)).toBe(3n);
  });

  it('do not count the control functions, and know no other names', () => {
    simulator.resetCallCounts();
    simulator.getLiveObjects(ACLSIM_OBJECT_KINDS);
    expect(simulator.getCallCount(null)).toBe(0n);
    expect(codeOf(() => simulator.getCallCount('aclrtNothing'))).toBe(AclErrorCode.ACL_ERROR_INVALID_PARAM);
    expect(codeOf(() => simulator.getCallCount('aclsimHoldStreams'))).toBe(
      AclErrorCode.ACL_ERROR_INVALID_PARAM,
    );
  });
});

describe('injected failures', () => {
  it('hit the n-th call from now on, once, before it does anything', () => {
    simulator.failCall('aclrtCreateEvent', 2, 207007);
    const first = rt.createEvent();
    expect(codeOf(() => rt.createEvent())).toBe(207007);
    expect(simulator.getLiveObjects(ACLSIM_OBJECT_EVENT)).toBe(1n);
    const third = rt.createEvent();
    rt.destroyEvent(first);
    rt.destroyEvent(third);
  });

  it('name the function and say that a test asked for them', () => {
    simulator.failCall('aclrtCreateStream', 1, 207008);
    expect(() => rt.createStream()).toThrow(/aclrtCreateStream.*on request of the test/s);
  });

  it('of any function hit the n-th call whatever it is', () => {
    simulator.failCall(null, 3, 507899);
    rt.getDeviceCount();
    rt.getDevice();
    expect(codeOf(() => rt.getDeviceCount())).toBe(507899);
    rt.getDeviceCount();
  });

  it('by probability come at the same calls for the same seed, and at about the rate that was asked for', () => {
    const pattern = (seed: number): string => {
      simulator.failRandomly('aclrtGetDeviceCount', 0.25, seed, 507899);
      const result = Array.from({ length: 400 }, () =>
        codeOf(() => rt.getDeviceCount()) === 0 ? '.' : 'x',
      ).join('');
      simulator.clearFaults();
      return result;
    };
    const once = pattern(42);
    expect(pattern(42)).toBe(once);
    expect(pattern(43)).not.toBe(once);
    const failures = once.replaceAll('.', '').length;
    expect(failures).toBeGreaterThan(60);
    expect(failures).toBeLessThan(140);
  });

  it('always or never at probability 1 and 0', () => {
    simulator.failRandomly('aclrtGetDevice', 0, 1, 507899);
    simulator.failRandomly('aclrtGetDeviceCount', 1, 1, 507899);
    for (let call = 0; call < 50; call++) {
      expect(codeOf(() => rt.getDevice())).toBe(0);
      expect(codeOf(() => rt.getDeviceCount())).toBe(507899);
    }
  });

  it('refuse what is no rule', () => {
    const invalid = AclErrorCode.ACL_ERROR_INVALID_PARAM;
    expect(codeOf(() => simulator.failCall('aclrtNothing', 1, 207001))).toBe(invalid);
    expect(codeOf(() => simulator.failCall('aclrtMalloc', 0, 207001))).toBe(invalid);
    expect(codeOf(() => simulator.failCall('aclrtMalloc', 1, 0))).toBe(invalid);
    for (const probability of [-0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(codeOf(() => simulator.failRandomly('aclrtMalloc', probability, 1, 207001))).toBe(invalid);
    expect(() => simulator.failCall('aclrtMalloc', -1, 207001)).toThrow(InvalidArgumentError);
    expect(() => simulator.failCall('aclrtMalloc', 1, 1.5)).toThrow(InvalidArgumentError);
  });
});

describe('each function that makes something', () => {
  const physical = {
    handleType: 0,
    allocationType: 0,
    memAttr: 4,
    location: { id: 0, type: 1 },
    reserve: 0n,
  } as const;
  const pool = { allocType: 0, handleType: 0, location: { id: 0, type: 1 }, maxSize: 0n } as const;
  /** C name, and how to make and end one; a description has no code to return and is null instead. */
  const makers: readonly (readonly [name: string, make: () => unknown, end: (made: never) => void])[] = [
    ['aclrtCreateContext', () => rt.createContext(0), rt.destroyContext],
    ['aclrtCreateStream', () => rt.createStream(), rt.destroyStream],
    ['aclrtCreateStreamWithConfig', () => rt.createStreamWithConfig(0, 1), rt.destroyStream],
    ['aclrtCreateEvent', () => rt.createEvent(), rt.destroyEvent],
    ['aclrtCreateEventWithFlag', () => rt.createEventWithFlag(1), rt.destroyEvent],
    ['aclrtCreateEventExWithFlag', () => rt.createEventExWithFlag(1), rt.destroyEvent],
    ['aclrtCreateNotify', () => rt.createNotify(0), rt.destroyNotify],
    ['aclrtMalloc', () => rt.malloc(64, 0), rt.free],
    ['aclrtMallocAlign32', () => rt.mallocAlign32(64, 0), rt.free],
    ['aclrtMallocCached', () => rt.mallocCached(64, 0), rt.free],
    ['aclrtMallocWithCfg', () => rt.mallocWithCfg(64, 0, null), rt.free],
    ['aclrtMallocHost', () => rt.mallocHost(64), rt.freeHost],
    ['aclrtMallocHostWithCfg', () => rt.mallocHostWithCfg(64, null), rt.freeHost],
    ['aclrtReserveMemAddress', () => rt.reserveMemAddress(2 << 20, 0, null, 0), rt.releaseMemAddress],
    ['aclrtMallocPhysical', () => rt.mallocPhysical(2 << 20, physical, 0), rt.freePhysical],
    ['aclrtMemAllocManaged', () => rt.memAllocManaged(64, 1), rt.free],
    ['aclrtMemPoolCreate', () => rt.memPoolCreate(pool), rt.memPoolDestroy],
  ];

  it.each(makers)('%s: failing it makes nothing, and the next call works', (name, make, end) => {
    simulator.failCall(name, 1, 207001);
    expect(codeOf(make)).toBe(207001);
    expect(simulator.getLiveObjects(ACLSIM_OBJECT_KINDS)).toBe(0n);
    const made = make();
    // A context becomes the thread's own: the one of the device comes back afterwards.
    end(made as never); // each end takes what its own make gives
    rt.setDevice(0);
  });

  it('aclrtAllocatorCreateDesc: failing it gives null', () => {
    simulator.failCall('aclrtAllocatorCreateDesc', 1, 207001);
    expect(rt.allocatorCreateDesc()).toBeNull();
  });
});

describe('bits of device memory', () => {
  const read = (memory: DevicePtr): number => {
    const byte = new Uint8Array(1);
    rt.memcpy(byte, 1, memory, 1, 2);
    return byte[0] ?? -1;
  };

  it('turn over once, or are broken until the faults are cleared', () => {
    const memory = rt.malloc(64, 0);
    rt.memset(memory, 64, 0, 64);
    simulator.flipBit(memory, 3);
    expect(read(memory)).toBe(0b1000);
    simulator.breakBit(memory, 7);
    expect(read(memory)).toBe(0b1000_1000);
    rt.memset(memory, 64, 0, 64);
    expect(read(memory)).toBe(0b1000_0000);
    simulator.clearFaults();
    expect(read(memory)).toBe(0);
    rt.free(memory);
  });

  it('are eight in a byte, and turn over only where device memory is', () => {
    const invalid = AclErrorCode.ACL_ERROR_INVALID_PARAM;
    const memory = rt.malloc(64, 0);
    expect(codeOf(() => simulator.flipBit(memory, 8))).toBe(invalid);
    expect(codeOf(() => simulator.breakBit(memory, 8))).toBe(invalid);
    rt.free(memory);
    expect(codeOf(() => simulator.flipBit(memory, 0))).toBe(invalid);
    expect(codeOf(() => simulator.breakBit(0n, 0))).toBe(invalid);
  });
});

describe('held streams', () => {
  it('do not progress: queries say "not complete", waits time out; released they finish', () => {
    const stream = rt.createStream();
    const event = rt.createEvent();
    simulator.holdStreams(1);
    rt.recordEvent(event, stream);
    expect(rt.streamQuery(stream)).toBe(aclrtStreamStatus.ACL_STREAM_STATUS_NOT_READY);
    expect(codeOf(() => rt.synchronizeStreamWithTimeout(stream, 20))).toBe(
      AclErrorCode.ACL_ERROR_RT_STREAM_SYNC_TIMEOUT,
    );
    simulator.holdStreams(0);
    rt.synchronizeStream(stream);
    expect(rt.streamQuery(stream)).toBe(aclrtStreamStatus.ACL_STREAM_STATUS_COMPLETE);
    rt.destroyEvent(event);
    rt.destroyStream(stream);
  });

  it('take only 0 and 1', () => {
    for (const value of [-1, 2])
      expect(codeOf(() => simulator.holdStreams(value))).toBe(AclErrorCode.ACL_ERROR_INVALID_PARAM);
  });
});

describe('a lost device', () => {
  it('answers with the code, ends queued work with it, and works again when it is given back', () => {
    const stream = rt.createStream();
    const event = rt.createEvent();
    simulator.holdStreams(1);
    rt.recordEvent(event, stream);
    simulator.loseDevice(0, AclErrorCode.ACL_ERROR_RT_LOST_HEARTBEAT);
    simulator.holdStreams(0);
    expect(codeOf(() => rt.synchronizeStream(stream))).toBe(AclErrorCode.ACL_ERROR_RT_LOST_HEARTBEAT);
    expect(codeOf(() => rt.recordEvent(event, stream))).toBe(AclErrorCode.ACL_ERROR_RT_LOST_HEARTBEAT);
    simulator.loseDevice(0, 0);
    rt.destroyStream(stream);
    const fresh = rt.createStream();
    rt.recordEvent(event, fresh);
    rt.synchronizeStream(fresh);
    rt.destroyEvent(event);
    rt.destroyStream(fresh);
  });

  it('ends its queued work also while streams are held', () => {
    const stream = rt.createStream();
    const event = rt.createEvent();
    simulator.holdStreams(1);
    rt.recordEvent(event, stream);
    simulator.loseDevice(0, AclErrorCode.ACL_ERROR_RT_LOST_HEARTBEAT);
    const code = codeOf(() => rt.synchronizeStreamWithTimeout(stream, 5000));
    expect(code).toBe(AclErrorCode.ACL_ERROR_RT_LOST_HEARTBEAT);
    rt.destroyStream(stream);
    rt.destroyEvent(event);
    simulator.holdStreams(0);
    simulator.loseDevice(0, 0);
  });

  it('must be one that there is', () => {
    expect(codeOf(() => simulator.loseDevice(2, 507010))).toBe(AclErrorCode.ACL_ERROR_RT_INVALID_DEVICEID);
    expect(codeOf(() => simulator.loseDevice(-1, 507010))).toBe(AclErrorCode.ACL_ERROR_RT_INVALID_DEVICEID);
  });
});

describe('live objects', () => {
  it('are counted by kind while they live', () => {
    const streams = [rt.createStream(), rt.createStream()];
    const event = rt.createEvent();
    expect(simulator.getLiveObjects(ACLSIM_OBJECT_STREAM)).toBe(2n);
    expect(simulator.getLiveObjects(ACLSIM_OBJECT_EVENT)).toBe(1n);
    expect(simulator.getLiveObjects(ACLSIM_OBJECT_KINDS)).toBe(3n);
    for (const stream of streams) rt.destroyStream(stream);
    rt.destroyEvent(event);
  });

  it('have no kind beyond the last', () => {
    for (const kind of [-1, ACLSIM_OBJECT_KINDS + 1])
      expect(codeOf(() => simulator.getLiveObjects(kind))).toBe(AclErrorCode.ACL_ERROR_INVALID_PARAM);
  });
});

describe('an operator', () => {
  it('takes workspace from an allocator in JavaScript, whose functions other threads may call', async () => {
    const stream = rt.createStream();
    const events: string[] = [];
    let workspace: DevicePtr | undefined;
    const allocate = aclrtAllocatorAllocFunc.register((_object, size) => {
      events.push(`allocate ${size}`);
      workspace = rt.malloc(size, 0);
      return workspace;
    });
    const free = aclrtAllocatorFreeFunc.register((_object, block) => {
      expect(block).toBe(workspace);
      events.push('free');
      if (workspace !== undefined) rt.free(workspace);
    });
    const addressOf = aclrtAllocatorGetAddrFromBlockFunc.register((block) => block);
    const description = rt.allocatorCreateDesc() as AllocatorDescPtr; // null only without memory
    rt.allocatorSetObjToDesc(description, 1n as AllocatorPtr);
    rt.allocatorSetAllocFuncToDesc(description, allocate);
    rt.allocatorSetFreeFuncToDesc(description, free);
    rt.allocatorSetGetAddrFromBlockFuncToDesc(description, addressOf);
    rt.allocatorRegister(stream, description);
    rt.allocatorDestroyDesc(description);

    simulator.holdStreams(1);
    simulator.runOperator(stream, 4096);
    expect(events).toEqual(['allocate 4096']);
    simulator.holdStreams(0);
    while (rt.streamQuery(stream) !== aclrtStreamStatus.ACL_STREAM_STATUS_COMPLETE)
      await new Promise((resolve) => setTimeout(resolve, 1));
    expect(events).toEqual(['allocate 4096', 'free']);

    rt.allocatorUnregister(stream);
    rt.destroyStream(stream);
    aclrtAllocatorAllocFunc.release(allocate);
    aclrtAllocatorFreeFunc.release(free);
    aclrtAllocatorGetAddrFromBlockFunc.release(addressOf);
  });
});

describe('the configuration', () => {
  it('has no problems when it was understood', () => {
    expect(simulator.getConfigurationProblems(0)).toEqual({ text: '', needed: 1n });
  });
});

describe('transfers', () => {
  it('take as long as bandwidth and latency say', () => {
    const bytes = 1 << 20;
    const [from, to] = [rt.malloc(bytes, 0), rt.malloc(bytes, 0)];
    rt.memset(from, bytes, 1, bytes);
    const stream = rt.createStream();
    const time = (action: () => void): number => {
      const started = performance.now();
      action();
      return performance.now() - started;
    };
    const copy = (): void => {
      rt.memcpyAsync(to, bytes, from, bytes, 3, stream);
      rt.synchronizeStream(stream);
    };
    simulator.setTransfer(10 * bytes, 0);
    expect(time(copy)).toBeGreaterThanOrEqual(95);
    simulator.setTransfer(0, 1_000_000);
    const late = time(copy);
    expect(late).toBeGreaterThanOrEqual(990);
    simulator.setTransfer(0, 0);
    expect(time(copy)).toBeLessThan(late);
    rt.destroyStream(stream);
    rt.free(from);
    rt.free(to);
  });
});

describe('findings', () => {
  it('carry kind, function, argument, address, size, thread, message and history in exact types', () => {
    simulator.clearFindings();
    const memory = rt.malloc(64, 0);
    rt.free(memory);
    expect(codeOf(() => rt.free(memory))).not.toBe(0);
    expect(simulator.getFindingCount()).toBe(1n);
    expect(simulator.getFinding(0)).toMatchObject({
      kind: simulator.aclsimFindingKind.ACLSIM_FINDING_DOUBLE_FREE,
      count: 1,
      function: 'aclrtFree',
      argument: 'devPtr',
      address: memory,
      size: 64n,
      thread: BigInt(process.pid), // the JavaScript thread of the process is its first
      object: ACLSIM_OBJECT_KINDS,
      message: expect.stringContaining('device memory'),
      history: expect.stringMatching(/made by aclrtMalloc in thread \d+.*ended by aclrtFree in thread \d+/),
    });
    expect(codeOf(() => simulator.getFinding(1))).toBe(AclErrorCode.ACL_ERROR_INVALID_PARAM);
    const { needed } = simulator.getFindingsJson(0);
    const { text } = simulator.getFindingsJson(needed);
    expect(JSON.parse(text)).toMatchObject([{ kind: 'double-free', address: `0x${memory.toString(16)}` }]);
    simulator.clearFindings();
    expect(simulator.getFindingCount()).toBe(0n);
  });
});
