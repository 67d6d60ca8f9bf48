import * as rt from '../../generated/checked/index.js';
import { assertNotAllocating } from '../engine/allocator/reentrancy.js';
import { checkGrace } from '../engine/arguments/numbers.js';
import { checkFlag, readOptions } from '../engine/arguments/options.js';
import { HANDLE, type HandleKey, lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import { createEvent, createStream, type EventOptions, type StreamOptions } from '../engine/stream/create.js';
import { drainDefault } from '../engine/stream/drain.js';
import { checkMayBlock } from '../engine/stream/host-function.js';
import { drainStreams, operationsOf, streamsEnded, waitForStreams } from '../engine/stream/streams-of.js';
import {
  type BlockingWaitOptions,
  type DisposeOptions,
  readBlockingWaitOptions,
  readDisposeOptions,
  readWaitOptions,
  timeoutError,
  type WaitOptions,
} from '../engine/stream/Waiters.js';
import { deadlineIn } from '../engine/thread/blocking.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { checkPeer } from '../engine/thread/location.js';
import { Context } from './Context.js';
import { DeviceAllocations } from './DeviceAllocations.js';
import { Event } from './Event.js';
import { Stream } from './Stream.js';

declare module '../engine/thread/DeviceLifetime.js' {
  interface PublicObjects {
    readonly device: Device;
  }
}

/** How busy the parts of a device are, in percent, 0 to 100; undefined where it can't be told. */
export interface Utilization {
  /** The matrix units. */
  readonly cube: number | undefined;
  /** The vector units. */
  readonly vector: number | undefined;
  /** The processors for control code on the chip. */
  readonly aiCpu: number | undefined;
  /** The bandwidth of the memory. */
  readonly memory: number | undefined;
}

/** How a device is given back. */
export interface ResetOptions extends DisposeOptions {
  /** Drops what the rest of the process holds of the device too. Default false. */
  readonly force?: boolean;
}

/**
 * A device, from `ascend.device(id)`. It is opened by the first call that needs it, which may take seconds the first
 * time in a process, and opens again after a reset.
 *
 * Sizes are bytes. What is made here ends with the device, in the order that the runtime asks for.
 *
 * The call that opens it throws AclError 507033 when the device can't be started. Once it is lost, calls that reach it
 * throw DeviceFaultError with the code of the fault (507010, 507015 …), whose `mustReset` tells what helps.
 *
 * @see aclrtSetDevice
 * @example
 * ```ts
 * using ascend = openAscend();
 * const device = ascend.device(0);
 * const { free } = device.memoryInfo();
 * ```
 */
export class Device extends DeviceAllocations {
  readonly kind = 'Device';
  /** Its number, from 0. */
  readonly id: number;

  /** @internal */
  constructor(key: HandleKey, lifetime: DeviceLifetime) {
    super(key, lifetime);
    this.id = lifetime.id;
  }

  /** @internal */
  static of(lifetime: DeviceLifetime): Device {
    if (!lifetime.hasHandle) lifetime.handle = new Device(HANDLE, lifetime);
    return lifetime.handle;
  }

  /**
   * A stream in the device's own context.
   * @throws InvalidArgumentError, DisposedError before anything is called
   * @throws AclError: 207008 when the device has no stream left; `context.limits` tells how many this thread holds
   * @see aclrtCreateStream
   * @see aclrtCreateStreamWithConfig
   * @see aclrtGetStreamAvailableNum
   */
  createStream(options?: StreamOptions): Stream {
    return Stream.own(createStream(requireOpen(this, 'Device.createStream'), options, 'Device.createStream'));
  }

  /**
   * An event for the streams of this device.
   * @throws InvalidArgumentError, DisposedError before anything is called
   * @throws AclError: 207007 when the device has no event left; `context.limits` tells how many this thread holds
   * @see aclrtCreateEventExWithFlag
   * @see aclrtCreateEventWithFlag
   * @see aclrtGetEventAvailNum
   */
  createEvent(options?: EventOptions): Event {
    return Event.own(createEvent(requireOpen(this, 'Device.createEvent'), options, 'Device.createEvent'));
  }

  /**
   * A context of its own, for streams that end and fail together.
   * @throws DisposedError
   * @throws AclError: 507033 when the device can't be started
   * @see aclrtCreateContext
   */
  createContext(): Context {
    return Context.create(requireOpen(this, 'Device.createContext'));
  }

  /**
   * Waits until everything that this thread queued on the device is done, without blocking the event loop.
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`; the signal's reason when it is aborted: the work goes on in
   *   both cases
   * @throws DeviceFaultError (507010, 507015 …), AclError: the first failure of a stream
   */
  async synchronize(options: WaitOptions = {}): Promise<void> {
    const lifetime = requireOpen(this, 'Device.synchronize');
    const limits = readWaitOptions(options, 'Device.synchronize');
    limits.signal?.throwIfAborted();
    await waitForStreams(lifetime, limits, 'Device.synchronize');
  }

  /**
   * Blocks this thread until everything that is queued in the device's contexts is done; host functions that are due run.
   * With a time limit streams that raw calls have made are not waited for, other than the default stream: only the runtime's
   * own call knows of them, and it may outlast its time limit.
   * @param options `timeoutMs`: milliseconds after which it gives up; default: no limit
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`: the work goes on
   * @throws AbortedError (107022, 107023) when work was given up
   * @throws DeviceFaultError (507010, 507015 …), AclError: the first failure of a stream
   * @throws AscendError `ERR_WOULD_DEADLOCK` in a host function
   * @see aclrtSynchronizeDevice
   * @see aclrtStreamQuery
   */
  synchronizeBlocking(options?: BlockingWaitOptions): void {
    const api = 'Device.synchronizeBlocking';
    requireOpen(this, api);
    const timeoutMs = readBlockingWaitOptions(options, api);
    const lifetime = requireOpen(this, api);
    checkMayBlock(api);
    const deadline = deadlineIn(timeoutMs);
    if (!drainStreams(lifetime, deadline) || (timeoutMs !== undefined && !drainDefault(lifetime, deadline)))
      throw timeoutError(api, timeoutMs ?? 0, operationsOf(lifetime));
    if (timeoutMs !== undefined) return;
    lifetime.makeCurrent();
    rt.synchronizeDevice();
  }

  /**
   * Whether this device can reach the memory of another one.
   * @throws InvalidArgumentError when `peer` is this device; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @see aclrtDeviceCanAccessPeer
   */
  canAccessPeer(peer: Device): boolean {
    const api = 'Device.canAccessPeer';
    requireOpen(this, api);
    checkPeer(lifetimeOf(this), peer, api);
    return rt.deviceCanAccessPeer(this.id, peer.id) === 1;
  }

  /**
   * Lets this device reach the memory of another one, for copies between the two. One direction only.
   * @throws InvalidArgumentError when `peer` is this device; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @see aclrtDeviceEnablePeerAccess
   */
  enablePeerAccess(peer: Device): void {
    const api = 'Device.enablePeerAccess';
    const lifetime = requireOpen(this, api);
    checkPeer(lifetimeOf(this), peer, api);
    if (lifetime.peers.has(peer.id)) return;
    lifetime.makeCurrent();
    rt.deviceEnablePeerAccess(peer.id, 0);
    lifetime.peers.add(peer.id);
  }

  /**
   * Ends what {@link enablePeerAccess} began.
   * @throws InvalidArgumentError when `peer` is this device; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @see aclrtDeviceDisablePeerAccess
   */
  disablePeerAccess(peer: Device): void {
    const api = 'Device.disablePeerAccess';
    const lifetime = requireOpen(this, api);
    checkPeer(lifetimeOf(this), peer, api);
    if (!lifetime.peers.has(peer.id)) return;
    lifetime.makeCurrent();
    rt.deviceDisablePeerAccess(peer.id);
    lifetime.peers.delete(peer.id);
  }

  /**
   * How busy the device is.
   * @throws DisposedError
   * @see aclrtGetDeviceUtilizationRate
   */
  utilization(): Utilization {
    requireOpen(this, 'Device.utilization');
    const rate = rt.getDeviceUtilizationRate(this.id);
    const known = (percent: number): number | undefined => (percent < 0 ? undefined : percent);
    return {
      cube: known(rate.cubeUtilization),
      vector: known(rate.vectorUtilization),
      aiCpu: known(rate.aicpuUtilization),
      memory: known(rate.memoryUtilization),
    };
  }

  /**
   * Ends everything that this thread has on the device (queued work is waited for, blocking) and gives the device back.
   * The object stays usable: the next call opens the device again.
   * @param options `timeoutMs`: milliseconds, from 0 on, after which queued work is given up; `force`: drop what the rest
   *   of the process holds of the device too, as after a fault, and give work up that is not done in half a second. What
   *   can't be given back is left to the runtime then
   * @throws InvalidArgumentError, DisposedError
   * @throws AclError and its classes: the first failure; without `force` what could not end, and the device, stay open,
   *   with it the device has been reset all the same
   * @throws ContextError (507007) when another component of the process has given the device back already; what was made
   *   on it has ended
   * @throws AscendError `ERR_WOULD_DEADLOCK` in a host function, `ERR_IN_USE` in an allocator of a stream,
   *   `ERR_BUFFER_MOVED` when the script has transferred the buffer of host memory elsewhere: the device stays open then
   * @see aclrtResetDevice
   * @see aclrtResetDeviceForce
   */
  reset(options?: ResetOptions): void {
    requireOpen(this, 'Device.reset');
    const read = readOptions(options, ['force', 'timeoutMs'], 'Device.reset');
    checkGrace(read.timeoutMs, 'Device.reset');
    const force = checkFlag(read.force, 'Device.reset', 'options.force');
    const lifetime = requireOpen(this, 'Device.reset');
    checkMayBlock('Device.reset');
    // What the library is in the middle of using can't be dropped.
    if (force) assertNotAllocating();
    lifetime.reset(force, deadlineIn(read.timeoutMs));
  }

  /**
   * The same as {@link reset}: the object can be used again.
   * @throws ContextError (507007), AscendError as {@link reset}
   */
  override dispose(options?: DisposeOptions): void {
    const timeoutMs = readDisposeOptions(options, 'Device.dispose');
    if (!this.disposed) this.reset(timeoutMs === undefined ? {} : { timeoutMs });
  }

  /**
   * The same as {@link reset}, for `using`.
   * @throws ContextError (507007), AscendError as {@link reset}
   */
  override [Symbol.dispose](): void {
    this.dispose();
  }

  /**
   * Waits for queued work without blocking, then resets.
   * @throws ContextError (507007), AscendError as {@link reset}
   */
  override async [Symbol.asyncDispose](): Promise<void> {
    if (this.disposed) return;
    await streamsEnded(lifetimeOf(this));
    this.dispose();
  }

  protected details(): readonly string[] {
    return [String(this.id), lifetimeOf(this).isOpen ? 'in use' : 'not in use'];
  }
}
