import { type InspectOptions, inspect } from 'node:util';
import { InvalidArgumentError } from '../../errors/index.js';
import type { LifetimeKind } from './kinds.js';
import type { Lifetime } from './Lifetime.js';
import type { LifetimeState } from './LifetimeScope.js';

/** What `console.log` asks for. */
export type InspectStyle = InspectOptions & { stylize?: (text: string, style: string) => string };

/** Proof that a handle is made by this package: the constructors of handles are not for scripts. */
export const HANDLE: unique symbol = Symbol('handle of ascendcl');
export type HandleKey = typeof HANDLE;

/** Names what a handle tells of itself: no name that a script could use. */
export const DETAILS: unique symbol = Symbol('details');

/** The lifetime behind a handle. For this package only. */
export let lifetimeOf: <L extends Lifetime>(resource: Resource<L>) => L;

/**
 * The lifetime behind a handle that can be used; throws DisposedError otherwise. `parameter`: the one that gave it, unless
 * it is the method's own. For this package only.
 */
export function requireOpen<L extends Lifetime>(resource: Resource<L>, api: string, parameter?: string): L {
  const lifetime = lifetimeOf(resource);
  lifetime.assertOpen(api, parameter);
  return lifetime;
}

/** Whether a value is a handle of this package, and not something that only looks like one. */
export let isResource: (value: unknown) => value is Resource;

/**
 * What all handles have in common. A handle is open until it or something it lives in is disposed of; afterwards every
 * use throws {@link DisposedError} and nothing native is called.
 *
 * `using` ends a handle with its scope; `await using` also waits for the queued work that uses it.
 */
export abstract class Resource<L extends Lifetime = Lifetime> implements Disposable, AsyncDisposable {
  /** What it is: `'DeviceMemory'`, `'Stream'` … */
  abstract readonly kind: LifetimeKind;
  readonly #lifetime: L;

  static {
    lifetimeOf = (resource) => resource.#lifetime;
    isResource = (value): value is Resource =>
      typeof value === 'object' && value !== null && #lifetime in value;
  }

  /** @internal */
  constructor(key: HandleKey, lifetime: L) {
    if (key !== HANDLE)
      throw new InvalidArgumentError({
        api: `new ${new.target.name}`,
        parameter: 'key',
        received: key,
        expected: `the key of this package: a ${new.target.name} is made by the object it belongs to`,
      });
    this.#lifetime = lifetime;
    lifetime.session.registry.handleMade(this, lifetime);
  }

  /** `'closing'`: disposed of, and kept until queued work that uses it is done. */
  get state(): LifetimeState {
    return this.#lifetime.state;
  }

  /** True when it can't be used any more. */
  get disposed(): boolean {
    return this.state !== 'open';
  }

  /**
   * Ends it and gives its native object back. A second call does nothing. While queued work uses it, that is deferred
   * until the work is done, without waiting.
   * @throws AclError: 507899 when the driver can't give the native object back, 107000 or 107017 when a call of a lower
   * layer has ended it already; the handle stays open, so that it can be tried again
   * @throws AscendError `ERR_IN_USE` when queued work uses something that lives in it and could not be waited for
   */
  dispose(): void {
    this.#lifetime.dispose();
  }

  /**
   * The same as {@link dispose}, for `using`.
   * @throws AclError (107000, 107017, 507899), AscendError as {@link dispose}
   */
  [Symbol.dispose](): void {
    this.#lifetime.dispose();
  }

  /**
   * As dispose, and resolves when the native object is gone. Never blocks the event loop.
   * @throws AclError (107000, 107017, 507899), AscendError as {@link dispose}
   */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#lifetime.disposeAsync();
  }

  /**
   * What a person wants to see, in a few words each.
   * @internal
   */
  protected abstract [DETAILS](): readonly string[];

  /** What `console.log` shows, as a text: kind, size, address, device and state. */
  toString(): string {
    return inspect(this);
  }

  /** What `console.log` shows: kind, size, address, device and state. */
  [inspect.custom](_depth: number, options: InspectStyle): string {
    const name = options.stylize?.(this.kind, 'special') ?? this.kind;
    return `${name}(${[...this[DETAILS](), this.state].join(', ')})`;
  }
}
