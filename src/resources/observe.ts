import type { Lifetime } from '../engine/base/Lifetime.js';
import type { EndObserver } from '../engine/base/LifetimeScope.js';
import { lifetimeOf } from '../engine/base/Resource.js';
import type { Memory } from '../handles/Memory.js';

/** Two who want to know of the same end; the inner one is told first. */
class Observers implements EndObserver<Lifetime> {
  constructor(
    readonly inner: EndObserver<Lifetime>,
    readonly outer: EndObserver<Lifetime>,
  ) {}

  ended(lifetime: Lifetime): void {
    this.inner.ended(lifetime);
    this.outer.ended(lifetime);
  }
}

/** Tells an observer when the memory has ended, whatever ended it. */
export function observe(memory: Memory, observer: EndObserver<Lifetime>): void {
  const lifetime = lifetimeOf(memory);
  const before = lifetime.observer;
  lifetime.observer = before === undefined ? observer : new Observers(before, observer);
}
