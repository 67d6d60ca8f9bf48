import type { DisposedError } from '../../errors/index.js';
import { assertMayAct } from '../../native/bridge/bystander.js';
import type { CallSite } from './CallSite.js';
import { adopt, disown, failuresOf, type Kin, newestFirst } from './children.js';
import { disposedError, stillInUse } from './ended-use.js';
import { endings, noneIsEnding } from './endings.js';
import { endingOrder, type LifetimeKind } from './kinds.js';
import type { EndObserver, LifetimeScope, LifetimeState } from './LifetimeScope.js';
import { unowned } from './own.js';
import { type PromiseWithSettlers, settlers } from './settlers.js';
import { type User, Uses } from './Uses.js';

/**
 * The life of one native object, apart from the handle that a script holds: a parent keeps the lifetimes of its
 * children, so that a handle that was dropped without dispose can be collected and reported while its native object
 * still ends with the parent.
 */
export abstract class Lifetime implements Kin<Lifetime> {
  // Objects come and go by the million, and V8 makes one of a class with many subclasses slowly when it has private names or
  // declared fields (microseconds in Node.js 20). So what every object needs is assigned in the constructor and private to
  // TypeScript only; what few need is absent until it is set: the prototype has the value that it has before.
  declare readonly kind: LifetimeKind;
  declare readonly parent: Lifetime | undefined;
  declare private readonly thread: LifetimeScope<Lifetime> | undefined;
  /** Told when it has ended: resources count what they hand out. A field costs less than a list. */
  declare observer: EndObserver<Lifetime> | undefined;
  declare private progress: LifetimeState;
  /** What `endings` was when {@link end} began, which may itself bring the last use to its end; -1 outside. */
  declare private ending: number;
  /** Of the list of children; for {@link Kin}. */
  declare older: Lifetime | undefined;
  declare newer: Lifetime | undefined;
  declare newest: Lifetime | undefined;
  /** Why it ended, when not by its own dispose. */
  declare because: string | undefined;
  /** Its number among those that are observed; 0 while nobody observes. */
  declare serial: number;
  /** Where it was created; only while allocations are tracked. */
  declare place: CallSite | undefined;
  declare private uses: Uses | undefined;
  /** The native object is gone, or was about to go. */
  declare private isDestroyed: boolean;
  declare private isAttached: boolean;
  declare private waiting: PromiseWithSettlers | undefined;

  static {
    Object.assign(Lifetime.prototype, {
      because: undefined,
      serial: 0,
      place: undefined,
      uses: undefined,
      isDestroyed: false,
      newest: undefined,
      isAttached: false,
      waiting: undefined,
    });
  }

  protected constructor(kind: LifetimeKind, parent: Lifetime | undefined) {
    this.kind = kind;
    this.parent = parent;
    this.thread = parent?.session;
    this.observer = undefined;
    this.progress = 'open';
    this.ending = -1;
    this.older = undefined;
    this.newer = undefined;
  }

  /** The thread that the object belongs to. */
  get session(): LifetimeScope<Lifetime> {
    if (this.thread === undefined) throw new Error('only a session has no parent, and it answers itself');
    return this.thread;
  }

  /** Bytes that it holds, for reports; 0 for what is no memory. */
  get heldBytes(): number {
    return 0;
  }

  /** Whether the bytes that it holds are the host's. */
  get isOnHost(): boolean {
    return false;
  }

  /** Gives back what it keeps for later. @returns whether there was anything */
  giveBackKept(): boolean {
    return false;
  }

  /**
   * Gives the native object back. May throw; the object then stays open and dispose may be tried again.
   * @param deadline when queued work is waited for no longer
   */
  protected abstract release(deadline: number): void;

  /**
   * For {@link release}: makes the call that ends the native object. Where JavaScript ends right behind it the call is not
   * made again: the address may be somebody else's by then.
   */
  protected destroy(call: () => void): void {
    this.isDestroyed = true;
    try {
      call();
    } catch (error) {
      this.isDestroyed = false;
      throw error;
    }
  }

  get state(): LifetimeState {
    return this.progress;
  }

  /**
   * Throws DisposedError when the object, or something it lives in, has ended. `api`: the method, for the message;
   * `parameter`: the one that gave the object, unless it is the method's own.
   */
  assertOpen(api: string, parameter?: string): void {
    if (this.progress === 'open') return;
    throw this.disposedError(api, parameter);
  }

  disposedError(api: string, parameter?: string): DisposedError {
    return disposedError(this.kind, this.progress, this.because, api, parameter);
  }

  /** Its children now, the oldest first. */
  get children(): readonly Lifetime[] {
    return newestFirst<Lifetime>(this).reverse();
  }

  /** To be called once the native object exists: from here on the parent ends it. */
  protected attach(): void {
    if (this.parent === undefined) return;
    adopt<Lifetime>(this.parent, this);
    this.isAttached = true;
    // No call since the line before: JavaScript ends with either none or one owner.
    unowned.destroy = undefined;
    this.session.registry.opened(this);
  }

  /** Somebody uses the object up to an operation of its own. */
  usedUntil(user: User, number: number): void {
    this.uses ??= new Uses();
    this.uses.add(user, number);
  }

  /** Whether queued work uses the object, or something that was made from it. */
  get isInUse(): boolean {
    return this.uses !== undefined && !this.uses.areOver;
  }

  /** Uses are over: ends the object if it was disposed of meanwhile and none is left. */
  endIfUnused(): void {
    if (this.progress !== 'closing') return;
    const { isAwaited } = this;
    try {
      this.endIfUnusedNow();
    } catch (error) {
      // Its dispose has returned long ago: unless somebody waits, nobody is there to catch the failure.
      if (!isAwaited) this.session.reportLate(this, error);
    }
  }

  /** As {@link endIfUnused}. Throws what the end of the object throws; the object is open again then. */
  endIfUnusedNow(): void {
    if (this.progress !== 'closing' || this.ending === endings || this.isInUse || this.session.isAbandoned)
      return;
    try {
      this.end();
    } catch (error) {
      this.progress = 'open';
      this.waiting?.reject(error);
      this.waiting = undefined;
      throw error;
    }
  }

  /**
   * Idempotent. Work that uses the object defers the end. Throws what the native release throws.
   * @param deadline as for {@link end}
   */
  dispose(deadline?: number): void {
    if (this.progress !== 'open') return;
    const api = `${this.kind}.dispose`;
    assertMayAct(api);
    let last = deadline;
    if (!this.isInUse && (this.hasWork || this.newest !== undefined)) {
      last = this.session.finishWork(this, deadline, api);
      if (this.state !== 'open') return;
    }
    noneIsEnding();
    if (this.isInUse) this.close();
    else this.end(undefined, last);
  }

  /** It ends when no work uses it any more. */
  private close(): void {
    this.progress = 'closing';
    this.session.endWhenUnused(this);
  }

  /** Whether a promise waits for its end. */
  get isAwaited(): boolean {
    return this.waiting !== undefined;
  }

  /** Whether work may be queued on it. */
  protected get hasWork(): boolean {
    return false;
  }

  /** As dispose, and resolves when the object has ended. */
  async disposeAsync(): Promise<void> {
    this.dispose();
    if (this.progress !== 'closing') return;
    this.waiting ??= settlers();
    this.session.endWhenUnused(this);
    await this.waiting.promise;
  }

  /**
   * Ends children and object now. With `because` as reason for what is used afterwards.
   * Throws what the first failing release throws, when everything that can end has ended.
   * @param deadline when queued work is waited for no longer: what streams have queued is given up then
   */
  end(because?: string, deadline = Number.POSITIVE_INFINITY): void {
    if (this.progress === 'closed' || this.ending === endings) return;
    if (because !== undefined) this.because ??= because;
    this.ending = endings;
    try {
      if (this.newest !== undefined) this.endChildren(this.reasonForChildren(), deadline);
      if (this.isInUse && this.mayDefer(because, deadline)) return;
      if (!this.isDestroyed) this.release(deadline);
    } catch (error) {
      if (because !== undefined && this.because === because) this.because = undefined;
      throw error;
    } finally {
      this.ending = -1;
    }
    this.markClosed();
  }

  /** Ending the children queued work that uses the object. A parent's end waits for it; the object's own is put off. */
  private mayDefer(because: string | undefined, deadline: number): boolean {
    if (because === undefined) {
      this.close();
      return true;
    }
    if (this.endsWorkItself) return false;
    this.session.finishQueuedWork(this, deadline, `${this.parent?.kind ?? this.kind}.dispose`);
    if (!this.isInUse || this.endsInUse) return false;
    throw stillInUse(this.kind);
  }

  /** Whether the native object may be given back while something uses it: the runtime then waits by itself. */
  protected get endsInUse(): boolean {
    return false;
  }

  /** Whether its release waits for the work that uses it. */
  protected get endsWorkItself(): boolean {
    return false;
  }

  /** Marks the object as gone without any native call: its native counterpart has ended, or belongs to someone else now. */
  markClosed(because?: string): void {
    if (this.progress === 'closed') return;
    if (because !== undefined) this.because ??= because;
    if (this.newest !== undefined)
      for (const child of this.children) child.markClosed(this.reasonForChildren());
    this.progress = 'closed';
    if (this.isAttached) this.detach();
    this.waiting?.resolve();
    this.observer?.ended(this);
  }

  private detach(): void {
    if (this.parent !== undefined) disown<Lifetime>(this.parent, this);
    this.isAttached = false;
    this.session.registry.closed(this);
  }

  /** Ends all children in the documented order, newest first among equals. Throws the first failure after trying all. */
  protected endChildren(because: string, deadline: number): void {
    const failures = this.tryChildren(because, deadline);
    if (failures.length > 0) throw failures[0];
  }

  /** As {@link endChildren}. @returns the failures */
  protected tryChildren(because: string, deadline: number): unknown[] {
    const children = newestFirst<Lifetime>(this).sort((a, b) => endingOrder(a.kind) - endingOrder(b.kind));
    return failuresOf(children, (child) => child.end(because, deadline));
  }

  private reasonForChildren(): string {
    return this.because ?? `its ${this.kind} was disposed`;
  }
}
