import type { Lifetime } from '../base/Lifetime.js';
import type { LifetimeScope } from '../base/LifetimeScope.js';
import type { CurrentContext } from './CurrentContext.js';
import type { StreamPoller } from './StreamPoller.js';

/** What devices and streams need of the thread that they belong to. */
export interface Thread extends LifetimeScope<Lifetime> {
  readonly contexts: CurrentContext;
  readonly poller: StreamPoller;
  /** Throws in a host function. `api`: what would wait. */
  assertMayBlock(api: string): void;
  /** A stream failed and ended before any wait could tell. */
  reportUnseen(lifetime: Lifetime, failure: unknown): void;
}
