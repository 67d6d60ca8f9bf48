import * as rt from '../../generated/checked/index.js';
import type { ContextPtr } from '../../generated/types.js';
import { Lifetime } from '../engine/base/Lifetime.js';
import { own } from '../engine/base/own.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import { createEvent, createStream, type EventOptions, type StreamOptions } from '../engine/stream/create.js';
import { type DisposeOptions, readDisposeOptions } from '../engine/stream/Waiters.js';
import { deadlineIn } from '../engine/thread/blocking.js';
import type { DeviceLifetime, NativeContext } from '../engine/thread/DeviceLifetime.js';
import { Event } from './Event.js';
import { Stream } from './Stream.js';

/**
 * A context of its own on a device, from `device.createContext`: a set of streams and events that ends as a whole and
 * fails as a whole. Most scripts need none: each device has a context already. Handles make theirs current by
 * themselves, on every thread.
 *
 * @see aclrtCreateContext
 * @see aclrtDestroyContext
 * @see aclrtSetCurrentContext
 * @see aclrtGetCurrentContext
 */
export class Context extends Resource<ContextLifetime> {
  readonly kind = 'Context';

  private constructor(lifetime: ContextLifetime) {
    super(HANDLE, lifetime);
  }

  /** @internal */
  static create(device: DeviceLifetime): Context {
    const lifetime = own(
      () => rt.createContext(device.id),
      rt.destroyContext,
      (pointer) => new ContextLifetime(device, pointer),
    );
    device.session.contexts.know(lifetime.pointer);
    return new Context(lifetime);
  }

  /** The device that it is on. */
  get device() {
    return lifetimeOf(this).device.handle;
  }

  /**
   * The native handle, for the generated functions.
   * @throws DisposedError
   */
  get pointer(): ContextPtr {
    return requireOpen(this, 'Context.pointer').pointer;
  }

  /**
   * As `device.createStream`, in this context. It ends with the context.
   * @throws InvalidArgumentError, DisposedError before anything is called
   * @throws AclError: 207008 when the device has no stream left
   * @see aclrtCreateStream
   * @see aclrtCreateStreamWithConfig
   */
  createStream(options?: StreamOptions): Stream {
    return Stream.own(
      createStream(requireOpen(this, 'Context.createStream'), options, 'Context.createStream'),
    );
  }

  /**
   * As `device.createEvent`, in this context. It ends with the context.
   * @throws InvalidArgumentError, DisposedError before anything is called
   * @throws AclError: 207007 when the device has no event left
   * @see aclrtCreateEventExWithFlag
   * @see aclrtCreateEventWithFlag
   */
  createEvent(options?: EventOptions): Event {
    return Event.own(createEvent(requireOpen(this, 'Context.createEvent'), options, 'Context.createEvent'));
  }

  /**
   * Ends it and the streams in it. Queued work is waited for, blocking. A second call does nothing.
   * @param options `timeoutMs`: milliseconds, from 0 on, after which queued work is given up; default: no limit
   * @throws InvalidArgumentError
   * @throws AclError (107000, 107017, 507899), AscendError as `Resource.dispose`
   */
  override dispose(options?: DisposeOptions): void {
    const timeoutMs = readDisposeOptions(options, 'Context.dispose');
    lifetimeOf(this).dispose(deadlineIn(timeoutMs));
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    return [`device ${lifetimeOf(this).device.id}`];
  }
}

class ContextLifetime extends Lifetime implements NativeContext {
  constructor(
    readonly device: DeviceLifetime,
    readonly pointer: ContextPtr,
  ) {
    super('Context', device);
    this.attach();
  }

  makeCurrent(): void {
    // As for a device: code of the script may have run since the last check.
    this.assertOpen('Context');
    this.device.session.contexts.makeCurrent(this.pointer);
  }

  protected release(): void {
    this.destroy(() => rt.destroyContext(this.pointer));
  }
}
