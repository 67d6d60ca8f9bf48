import { isMainThread } from 'node:worker_threads';
import * as rt from '../../../generated/checked/index.js';
import { type Abort, abortListeners } from '../../native/calls/aborts.js';
import { loadLibrary, type NativeLibrary } from '../../native/library/library.js';
import type { LocateOptions } from '../../native/library/locate.js';
import { textOfThrown, warn } from '../../native/process/warn.js';
import { noneIsEnding } from '../base/endings.js';
import { Lifetime } from '../base/Lifetime.js';
import { destroyUnowned } from '../base/own.js';
import { finishWork } from '../stream/finish-work.js';
import { checkMayBlock } from '../stream/host-function.js';
import { drainStreamsWithin } from '../stream/streams-of.js';
import { CurrentContext } from '../thread/CurrentContext.js';
import { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { HandleRegistry } from '../thread/HandleRegistry.js';
import { StreamPoller } from '../thread/StreamPoller.js';
import type { Thread } from '../thread/Thread.js';
import type { Inventory } from './Inventory.js';
import { finalise, type Initialisation, initialise } from './initialisation.js';
import { offerKeptResources, withdrawKeptResources } from './kept-resources.js';
import { explainNoShortages, explainShortages } from './shortage.js';

export interface SessionOptions extends LocateOptions {
  readonly configFile?: string | undefined;
  readonly trackAllocations?: boolean | undefined;
}

/** The session of this thread, while somebody holds it. */
let current: Session | undefined;

/** How long the end of a worker waits for what is queued. */
const LONGEST_END_MS = 1000;

/** Whether the end of this thread ends its session. */
let endsWithThread = isMainThread;

/**
 * The end of a worker is not the end of the process: what it left open would stay as long as the process runs. When the
 * process ends the system frees everything, and the library must not be called any more.
 */
function endWithThread(): void {
  if (endsWithThread) return;
  endsWithThread = true;
  process.once('exit', () => current?.endWithThread());
}

let reportsAtExit = false;

/** With tracked allocations a process that never disposes tells at its end what it has left open. */
function reportAtExit(): void {
  if (reportsAtExit) return;
  reportsAtExit = true;
  process.on('exit', () => {
    const report = current?.registry.report('when the process ended');
    if (report !== undefined) process.stderr.write(`ascendcl: ${report}\n`);
  });
}

/**
 * What all Ascend objects of a thread share: the loaded and initialised library, the devices, and everything made on
 * them. It ends with the last Ascend object.
 */
export class Session extends Lifetime implements Thread, Inventory {
  readonly registry: HandleRegistry;
  readonly contexts = new CurrentContext();
  readonly poller = new StreamPoller();
  #deviceCount: number | undefined;
  #holders = 1;
  #abandoned = false;
  readonly #devices = new Map<number, DeviceLifetime>();

  private constructor(
    readonly library: NativeLibrary,
    readonly initialisation: Initialisation,
    options: SessionOptions,
  ) {
    super('Ascend', undefined);
    this.registry = new HandleRegistry(this, options.trackAllocations === true);
    abortListeners.add(this.#onAbort);
  }

  /** The thread's session with one holder more. Give it back with {@link leave}. */
  static join(options: SessionOptions): Session {
    const library = loadLibrary(options);
    if (current === undefined) {
      current = new Session(library, initialise(options.configFile), options);
      offerKeptResources(current);
      explainShortages(current);
      endWithThread();
    } else current.#welcome(options);
    if (options.trackAllocations === true) reportAtExit();
    return current;
  }

  #welcome(options: SessionOptions): void {
    this.#holders += 1;
    if (options.trackAllocations === true) this.registry.tracking = true;
  }

  override get session(): Session {
    return this;
  }

  /** How many devices the process sees. That does not change while the library is initialised: it is asked once. */
  get deviceCount(): number {
    this.#deviceCount ??= rt.getDeviceCount();
    return this.#deviceCount;
  }

  get devices(): Iterable<DeviceLifetime> {
    return this.#devices.values();
  }

  device(id: number): DeviceLifetime {
    let device = this.#devices.get(id);
    if (device === undefined) {
      device = new DeviceLifetime(this, id);
      this.#devices.set(id, device);
    }
    return device;
  }

  /**
   * Gives one holder's share back; the last one ends everything, in any state: what fails is tried twice, then given up.
   * Throws the first failure, after all has ended.
   * @param deadline when queued work is given up
   */
  leave(deadline?: number): void {
    this.#holders -= 1;
    if (this.#holders > 0) return;
    const failures: unknown[] = [];
    const last = this.finishWork(this, deadline, 'Ascend.dispose');
    // A function of the script may have opened it again.
    if (this.#holders > 0) return;
    const report = this.registry.report('when the last Ascend was disposed of');
    if (report !== undefined) warn('ASCENDCL_LEAK', () => report);
    for (const attempt of [1, 2]) {
      try {
        this.end(undefined, last);
        break;
      } catch (error) {
        failures.push(error);
        if (attempt === 2) this.#giveUp();
      }
    }
    current = undefined;
    withdrawKeptResources();
    explainNoShortages();
    if (failures.length > 0) throw failures[0];
  }

  /**
   * The thread's last act: ends everything, unless queued work goes on for long. Waiting for that could last for ever,
   * and nothing could end it; what the work uses is left to the process then.
   */
  endWithThread(): void {
    this.#holders = 1;
    try {
      if (drainStreamsWithin(this, LONGEST_END_MS)) this.leave();
      else {
        this.#giveUp();
        current = undefined;
      }
    } catch {
      // Nobody is left to be told.
    }
  }

  readonly #onAbort = (abort: Abort): (() => void) => this.poller.aborting(abort);

  override markClosed(because?: string): void {
    abortListeners.delete(this.#onAbort);
    super.markClosed(because);
  }

  protected release(): void {
    finalise(this.initialisation);
  }

  /** After two failures, or with work that does not end: nothing native is called any more. */
  #giveUp(): void {
    this.#abandoned = true;
    withdrawKeptResources();
    explainNoShortages();
    this.poller.abandon();
    this.markClosed('its Ascend was disposed');
  }

  get isAbandoned(): boolean {
    return this.#abandoned;
  }

  finishWork(ending: Lifetime, deadline: number | undefined, api: string): number {
    const last = finishWork(this, ending, deadline ?? Number.POSITIVE_INFINITY, api);
    noneIsEnding();
    destroyUnowned();
    return last;
  }

  finishQueuedWork(lifetime: Lifetime, deadline: number, api: string): void {
    checkMayBlock(api);
    this.poller.releaseBlocking(lifetime, deadline, api);
  }

  assertMayBlock(api: string): void {
    checkMayBlock(api);
  }

  endWhenUnused(lifetime: Lifetime): void {
    this.poller.endWhenUnused(lifetime);
  }

  reportLate(lifetime: Lifetime, error: unknown): void {
    const { kind } = lifetime;
    warn(
      'ASCENDCL_LATE_FAILURE',
      () => `a ${kind} that was disposed of while in use could not be given back: ${textOfThrown(error)}`,
    );
  }

  reportUnseen(lifetime: Lifetime, failure: unknown): void {
    const { kind } = lifetime;
    warn(
      'ASCENDCL_UNSEEN_FAILURE',
      () => `a ${kind} was disposed of after a failure that no wait has seen: ${textOfThrown(failure)}`,
    );
  }
}
