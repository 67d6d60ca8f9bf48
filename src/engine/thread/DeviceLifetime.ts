import * as rt from '../../../generated/checked/index.js';
import { AclErrorCode } from '../../../generated/error-codes.js';
import type { ContextPtr } from '../../../generated/types.js';
import { AclError, AscendError } from '../../errors/index.js';
import { disposeQuietly } from '../base/dispose-quietly.js';
import { Lifetime } from '../base/Lifetime.js';
import { deadlineIn } from './blocking.js';
import { StagingPool } from './StagingPool.js';
import type { Thread } from './Thread.js';

/** Public objects that this layer keeps without knowing them: `Device` declares here what it is. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared from above
export interface PublicObjects {}

/** The object that scripts know a device by. */
export type DeviceObject = PublicObjects extends { readonly device: infer D } ? D : never;

/** Where native calls can be sent: a device's primary context, or a context that the script created. */
export interface NativeContext {
  readonly device: DeviceLifetime;
  /** Makes it current on this thread. Throws what the native calls throw. */
  makeCurrent(): void;
}

/** How long a reset by force waits for queued work, in milliseconds: what goes on for longer is given up. */
const FORCED_AFTER_MS = 500;

/**
 * One device of one thread: it is opened with the first call that needs it, and everything made on it ends before it is
 * given back.
 */
export class DeviceLifetime extends Lifetime implements NativeContext {
  /** Pinned memory through which script buffers reach the device. */
  readonly staging: StagingPool;
  /** Devices whose memory this one may reach. */
  readonly peers = new Set<number>();
  /** What hands out its memory, when not the device itself. */
  memorySource: object | undefined;
  readonly #thread: Thread;
  #handle: DeviceObject | undefined;
  #primary: ContextPtr | undefined;
  /** How many aclrtSetDevice calls have to be given back. */
  #references = 0;

  constructor(
    thread: Thread & Lifetime,
    readonly id: number,
  ) {
    super('Device', thread);
    this.#thread = thread;
    this.staging = new StagingPool(() => this.makeCurrent());
    this.attach();
  }

  override get session(): Thread {
    return this.#thread;
  }

  get device(): DeviceLifetime {
    return this;
  }

  /** The one Device object of this thread for the device. */
  get handle(): DeviceObject {
    if (this.#handle === undefined) throw new Error(`device ${this.id} was used before its handle was made`);
    return this.#handle;
  }

  set handle(handle: DeviceObject) {
    this.#handle = handle;
  }

  get hasHandle(): boolean {
    return this.#handle !== undefined;
  }

  get isOpen(): boolean {
    return this.#primary !== undefined;
  }

  makeCurrent(): void {
    // Code of the script that ran since the last check, such as a getter, may have ended everything.
    this.assertOpen('Device');
    const { contexts } = this.#thread;
    if (this.#primary !== undefined) contexts.makeCurrent(this.#primary);
    else contexts.know(this.#open());
  }

  /** The first aclrtSetDevice of a process may take seconds. */
  #open(): ContextPtr {
    rt.setDevice(this.id);
    this.#references += 1;
    try {
      this.#primary = rt.getCurrentContext();
    } catch (error) {
      disposeQuietly({ dispose: () => this.#giveBack() });
      throw error;
    }
    return this.#primary;
  }

  /** Takes over a reference that another thread acquired for an object that it hands over. */
  adoptReference(): void {
    this.#references += 1;
  }

  /**
   * Ends everything that this thread has on the device, then gives the device back. It opens again when needed.
   * @param force drop the references of the whole process too
   * @param deadline when queued work is given up
   */
  reset(force: boolean, deadline: number): void {
    const because = `its device ${this.id} was reset`;
    const limit = force ? Math.min(deadline, deadlineIn(FORCED_AFTER_MS)) : deadline;
    const last = this.session.finishWork(this, limit, 'Device.reset');
    // A function of the script may have ended everything.
    this.assertOpen('Device.reset');
    if (force) {
      this.#resetByForce(because, last);
      return;
    }
    this.endChildren(because, last);
    this.#giveBack();
  }

  /**
   * On a device that is lost calls fail, and the reset must not depend on them: what fails is tried twice, then left to
   * the runtime. Throws the first failure, after the reset.
   */
  #resetByForce(because: string, deadline: number): void {
    const failures = this.tryChildren(because, deadline);
    if (failures.length > 0) failures.push(...this.tryChildren(because, deadline));
    const refusal = failures.find(isRefusal);
    if (refusal !== undefined) throw refusal;
    for (const child of this.children) child.markClosed(because);
    try {
      this.staging.clearAll();
    } catch (error) {
      failures.push(error);
      this.staging.leave();
    }
    this.#release(() => {
      if (this.isOpen || this.#references > 0) rt.resetDeviceForce(this.id);
      this.#references = 0;
    });
    if (failures.length > 0) throw failures[0];
  }

  /** After a reset by somebody else what was made on the device can't be given back any more. */
  protected override endChildren(because: string, deadline: number): void {
    try {
      super.endChildren(because, deadline);
    } catch (error) {
      if (!this.#isGone()) throw error;
      for (const child of this.children) child.markClosed(because);
    }
  }

  /** Whether somebody else has reset the device: its context has ended then. */
  #isGone(): boolean {
    if (this.#primary === undefined) return false;
    try {
      rt.setCurrentContext(this.#primary);
      return false;
    } catch (error) {
      return error instanceof AclError && error.code === AclErrorCode.ACL_ERROR_RT_PARAM_INVALID;
    }
  }

  protected release(): void {
    this.#giveBack();
  }

  /** Nothing native is called: what JavaScript sees of the native memory goes, the memory stays. */
  override markClosed(because?: string): void {
    if (this.state === 'closed') return;
    this.staging.abandon();
    super.markClosed(because);
  }

  #giveBack(): void {
    this.staging.clearAll();
    this.#release(() => {
      for (; this.#references > 0; this.#references -= 1) rt.resetDevice(this.id);
    });
  }

  /** The device's last native call. When somebody else has given it back, the next use opens it again. */
  #release(reset: () => void): void {
    this.peers.clear();
    // It has ended with the device, or has nothing to hand out any more.
    this.memorySource = undefined;
    try {
      reset();
    } catch (error) {
      const released =
        error instanceof AclError && error.code === AclErrorCode.ACL_ERROR_RT_CONTEXT_RELEASE_ERROR;
      if (!released) throw error;
      this.#references = 0;
      this.#primary = undefined;
      throw error;
    }
    this.#primary = undefined;
  }
}

/** The script's own buffers look at host memory that the reset may take away: it must stay. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof AscendError && failure.errorCode === 'ERR_BUFFER_MOVED';
