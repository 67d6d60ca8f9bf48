import * as rt from '../../../generated/checked/index.js';
import type { ContextPtr } from '../../../generated/types.js';
import type { Device } from '../Device.js';
import { Lifetime } from '../resource/Lifetime.js';
import { StagingPool } from '../stream/StagingPool.js';
import type { Session } from './Session.js';

/** Where native calls can be sent: a device's primary context, or a context that the script created. */
export interface NativeContext {
  readonly device: DeviceLifetime;
  /** Makes it current on this thread. Throws what the native calls throw. */
  enter(): void;
}

/**
 * One device of one thread: it is opened with the first call that needs it, and everything made on it ends before it is
 * given back.
 */
export class DeviceLifetime extends Lifetime implements NativeContext {
  /** Pinned memory through which script buffers reach the device. */
  readonly staging: StagingPool;
  /** Devices whose memory this one may reach. */
  readonly peers = new Set<number>();
  #handle: Device | undefined;
  #primary: ContextPtr | undefined;
  /** How many aclrtSetDevice calls have to be given back. */
  #references = 0;

  constructor(
    session: Session,
    readonly id: number,
  ) {
    super('Device', session);
    this.staging = new StagingPool(this);
    this.attach();
  }

  get device(): DeviceLifetime {
    return this;
  }

  /** The one Device object of this thread for the device. */
  get handle(): Device {
    if (this.#handle === undefined) throw new Error(`device ${this.id} was used before its handle was made`);
    return this.#handle;
  }

  set handle(handle: Device) {
    this.#handle = handle;
  }

  get hasHandle(): boolean {
    return this.#handle !== undefined;
  }

  get isOpen(): boolean {
    return this.#primary !== undefined;
  }

  enter(): void {
    // Code of the script that ran since the last check, such as a getter, may have ended everything.
    this.check('Device');
    const { contexts } = this.session;
    if (this.#primary !== undefined) contexts.enter(this.#primary);
    else contexts.know(this.#open());
  }

  /** The first aclrtSetDevice of a process may take seconds. */
  #open(): ContextPtr {
    rt.setDevice(this.id);
    this.#references += 1;
    try {
      this.#primary = rt.getCurrentContext();
    } catch (error) {
      this.#giveBack(false);
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
   */
  reset(force: boolean): void {
    this.endChildren(`its device ${this.id} was reset`);
    this.#giveBack(force);
  }

  protected release(): void {
    this.#giveBack(false);
  }

  /** Nothing native is called: what JavaScript sees of the native memory goes, the memory stays. */
  override forget(because?: string): void {
    if (this.state === 'closed') return;
    this.staging.abandon();
    super.forget(because);
  }

  #giveBack(force: boolean): void {
    this.staging.clear();
    this.peers.clear();
    if (force && (this.isOpen || this.#references > 0)) {
      rt.resetDeviceForce(this.id);
      this.#references = 0;
    }
    while (this.#references > 0) {
      rt.resetDevice(this.id);
      this.#references -= 1;
    }
    this.#primary = undefined;
  }
}
