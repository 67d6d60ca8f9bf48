import { AclError, type AclErrorInit } from './AclError.js';
import type { ReachedLimit } from './limits.js';
import type { LiveAllocation } from './message.js';

/**
 * Device or host memory, or room for addresses, is exhausted. The fields are there once the package is open
 * (`openAscend`). Nobody tells how much of the host's memory can be page-locked, and addresses are not counted: then there
 * is no `free` and no `total`, and `limits` has what is known.
 *
 * @example
 * ```ts
 * if (error instanceof OutOfMemoryError)
 *   for (const { name, free, total } of error.limits ?? []) console.error(`${name}: ${free} of ${total} bytes free`);
 * ```
 */
export class OutOfMemoryError extends AclError {
  static {
    OutOfMemoryError.prototype.name = 'OutOfMemoryError';
  }
  /** @internal */
  static override readonly usualCode: number = 207001;
  /** Bytes that were asked for. */
  declare readonly requested?: number | bigint;
  /**
   * Bytes free at the failure of the memory that was asked for: of device memory the pages that the policy takes.
   * Fragmentation can make less than this unobtainable in one piece.
   */
  declare readonly free?: number | bigint;
  /** Bytes that there are of that memory. */
  declare readonly total?: number | bigint;
  /**
   * What there was less of than was asked for, on the device that was current, by name: huge pages, normal pages, 1 GiB
   * pages, a pool, addresses …
   * @see aclrtGetDevice
   */
  declare readonly limits?: readonly ReachedLimit[];
  /** The largest allocations alive of the memory that is exhausted, largest first. */
  declare readonly largestLive?: readonly LiveAllocation[];

  constructor(init: AclErrorInit | string) {
    super(init);
    const { requested, free, total, limits, largestLive } = this.context;
    if (requested !== undefined) this.requested = requested;
    if (free !== undefined) this.free = free;
    if (total !== undefined) this.total = total;
    if (limits !== undefined) this.limits = limits;
    if (largestLive !== undefined) this.largestLive = largestLive;
  }
}

/** The chip, the driver or the operating mode lacks the feature. Test for it, and have another way ready. */
export class NotSupportedError extends AclError {
  static {
    NotSupportedError.prototype.name = 'NotSupportedError';
  }
  /** @internal */
  static override readonly usualCode: number = 207000;
  /** The chip in use, when known: `Ascend310P3`. */
  declare readonly product?: string;
  /** The first CANN version that has the feature, when known. */
  declare readonly since?: string;

  constructor(init: AclErrorInit | string) {
    super(init);
    const { product, since } = this.context;
    if (product !== undefined) this.product = product;
    if (since !== undefined) this.since = since;
  }
}

/** The thread has no context, or an object of another context was used. Handles never cause it; raw calls may. */
export class ContextError extends AclError {
  static {
    ContextError.prototype.name = 'ContextError';
  }
  /** @internal */
  static override readonly usualCode: number = 107002;
}

/** A wait or a task ran out of time. After a wait the work itself goes on. */
export class AclTimeoutError extends AclError {
  static {
    AclTimeoutError.prototype.name = 'AclTimeoutError';
  }
  /** @internal */
  static override readonly usualCode: number = 507046;
}

/**
 * Queued work was given up before it was done: by `abort()`, by an end that did not wait for it, by `aclrtStreamAbort` or
 * `aclrtDeviceTaskAbort`, or with a stream or context that ended elsewhere. Typed arrays and files that it should have
 * filled are untouched; what it left in device memory is undefined. `context.operations` lists what was queued.
 *
 * @example
 * ```ts
 * if (error instanceof AbortedError) console.error(error.context.operations);
 * ```
 */
export class AbortedError extends AclError {
  static {
    AbortedError.prototype.name = 'AbortedError';
  }
  /** @internal */
  static override readonly usualCode: number = 107023;
}

/**
 * What has to be reset before the device computes again:
 * - `nothing`: the results are void, the device is usable.
 * - `memory`: `aclrtDeviceTaskAbort`, then repair the damaged memory, then load the data anew.
 * - `device`: end streams and contexts, `aclrtResetDeviceForce`, start again; often only a new process helps.
 * - `machine`: the hardware needs an administrator: reboot, maintenance, replacement.
 */
export type ResetScope = 'nothing' | 'memory' | 'device' | 'machine';

/** Faults after which something other than the device has to be reset. */
const resetScopes: Readonly<Record<number, ResetScope>> = {
  207003: 'nothing',
  207016: 'nothing',
  207017: 'nothing',
  507053: 'memory',
  507054: 'machine',
  507055: 'nothing',
  507056: 'nothing',
  507057: 'nothing',
  507904: 'nothing',
  507914: 'machine',
};

/**
 * Hardware or a kernel failed on the device. Work that was queued is lost.
 *
 * @example
 * ```ts
 * if (error instanceof DeviceFaultError && error.mustReset === 'device') process.exit(75); // let the supervisor restart
 * ```
 */
export class DeviceFaultError extends AclError {
  static {
    DeviceFaultError.prototype.name = 'DeviceFaultError';
  }
  /** @internal */
  static override readonly usualCode: number = 507015;
  /** What has to be reset before the device can be used again. */
  readonly mustReset: ResetScope;

  constructor(init: AclErrorInit | string) {
    super(init);
    this.mustReset = resetScopes[this.code] ?? 'device';
  }
}
