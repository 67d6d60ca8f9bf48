import { inspect } from 'node:util';
import * as rt from '../../generated/checked/index.js';
import { assertNotAllocating } from '../engine/allocator/reentrancy.js';
import { checkWhole } from '../engine/arguments/numbers.js';
import type { LiveObjects } from '../engine/base/kinds.js';
import { HANDLE, type HandleKey } from '../engine/base/Resource.js';
import type { Session } from '../engine/session/Session.js';
import { type HandleTransfer, takeTransfer } from '../engine/sharing/transfer.js';
import { checkMayBlock } from '../engine/stream/host-function.js';
import { streamsEnded } from '../engine/stream/streams-of.js';
import { type DisposeOptions, readDisposeOptions } from '../engine/stream/Waiters.js';
import { deadlineIn } from '../engine/thread/blocking.js';
import type { OpenObject } from '../engine/thread/HandleRegistry.js';
import { DisposedError, InvalidArgumentError, NotAvailableError } from '../errors/index.js';
import type { Backend } from '../native/library/locate.js';
import { MemoryRecording, type RecordMemoryOptions } from '../recording/MemoryRecording.js';
import type { Bindings } from './bindings.js';
import { Device } from './Device.js';
import { type Support, socName, supportOf } from './features.js';
import { receive, type TransferableHandle } from './receive.js';

/**
 * The runtime of one thread, from {@link openAscend}: where everything starts and with which everything ends. Several
 * of them in one thread share what they stand for; the last one that is disposed of ends it.
 *
 * @see aclInit
 * @see aclFinalize
 */
export class Ascend implements Disposable, AsyncDisposable {
  readonly #session: Session;
  readonly #bindings: Bindings | undefined;
  #disposed = false;

  /** @internal */
  constructor(key: HandleKey, session: Session, bindings: Bindings | undefined) {
    if (key !== HANDLE) throw new TypeError('Ascend has no public constructor: call openAscend()');
    this.#session = session;
    this.#bindings = bindings;
  }

  #open(method: string): Session {
    if (this.#disposed) throw new DisposedError({ kind: 'Ascend', api: `Ascend.${method}` });
    return this.#session;
  }

  /** True after dispose. */
  get disposed(): boolean {
    return this.#disposed;
  }

  /**
   * What answers the calls: a device driver, or the simulator.
   * @throws DisposedError
   */
  get backend(): Backend {
    return this.#open('backend').library.backend;
  }

  /**
   * The file of the loaded library.
   * @throws DisposedError
   */
  get library(): string {
    return this.#open('library').library.file;
  }

  /** The bindings that were given to {@link openAscend}: `ascend.bindings.checked` has their functions. */
  get bindings(): Bindings | undefined {
    return this.#bindings;
  }

  /**
   * Version of the runtime's interface, `'1.17.0'`; undefined when the library does not tell.
   * @throws DisposedError
   * @see aclrtGetVersion
   */
  get version(): string | undefined {
    this.#open('version');
    return ifAvailable(() => {
      const { majorVersion, minorVersion, patchVersion } = rt.getVersion();
      return `${majorVersion}.${minorVersion}.${patchVersion}`;
    });
  }

  /**
   * Name of the chip, `'Ascend910B1'`; undefined when the library does not tell.
   * @throws DisposedError
   * @see aclrtGetSocName
   */
  get socName(): string | undefined {
    this.#open('socName');
    return socName();
  }

  /**
   * How many devices this process sees.
   * @throws DisposedError
   * @throws AclError: 207004, 507899 when the driver can't tell
   * @see aclrtGetDeviceCount
   */
  get deviceCount(): number {
    return this.#open('deviceCount').deviceCount;
  }

  /**
   * Records what this thread does to memory through handles: what begins and ends, with address, size and the line of the
   * script, and what the library refuses for want of memory. What is there already is recorded as if it began now.
   * @throws InvalidArgumentError, DisposedError
   * @example
   * ```ts
   * using recording = ascend.recordMemory({ maxEvents: 100_000 });
   * using memory = device.allocate(4096);
   * recording.save('memory.json'); // then: ascendcl memory memory.json --html memory.html
   * ```
   */
  recordMemory(options?: RecordMemoryOptions): MemoryRecording {
    return new MemoryRecording(this.#open('recordMemory'), options);
  }

  /**
   * A device. The same object for the same id.
   * @param id from 0 to {@link deviceCount} - 1
   * @throws InvalidArgumentError when there is no such device; DisposedError
   */
  device(id: number): Device {
    const session = this.#open('device');
    const last = session.deviceCount - 1;
    checkWhole(id, 0, last, 'Ascend.device', 'id', last < 0 ? 'a device, but there is none' : undefined);
    return Device.of(session.device(id));
  }

  /**
   * All devices, in the order of their ids.
   * @throws DisposedError
   * @throws AclError: 207004, 507899 as {@link deviceCount}
   * @see aclrtGetDeviceCount
   */
  devices(): Device[] {
    const session = this.#open('devices');
    return Array.from({ length: session.deviceCount }, (_, id) => Device.of(session.device(id)));
  }

  /**
   * Takes over a handle that another thread of the process has given up with `toTransfer()`.
   * @throws InvalidArgumentError for anything else; DisposedError
   * @throws AscendError `ERR_TRANSFER_TAKEN` when a thread has it already
   * @example
   * ```ts
   * const message = memory.toTransfer(); // for postMessage; in the other thread:
   * using taken = ascend.fromTransfer(message);
   * ```
   */
  fromTransfer(transfer: HandleTransfer): TransferableHandle {
    const session = this.#open('fromTransfer');
    const taken = takeTransfer(transfer, session, 'Ascend.fromTransfer');
    const { id } = Device.of(session.device(taken.deviceId));
    return receive(session.device(id), taken, 'Ascend.fromTransfer');
  }

  /**
   * The number by which other processes let this one open their shared memory. Not `process.pid` inside a container.
   * @throws DisposedError
   * @throws NotAvailableError before CANN 7.0
   * @see aclrtDeviceGetBareTgid
   */
  get processId(): number {
    this.#open('processId');
    return rt.deviceGetBareTgid();
  }

  /** How many handles of this thread are open, by kind and altogether. */
  liveObjects(): LiveObjects {
    return this.#session.registry.live();
  }

  /**
   * What is open and where it was made, the largest first. Empty unless `trackAllocations` was set.
   * @example
   * ```ts
   * using tracking = openAscend({ trackAllocations: true });
   * using buffer = tracking.device(0).allocate(4096);
   * for (const { kind, byteLength, place } of tracking.openObjects()) console.error(kind, byteLength, place[0]);
   * ```
   */
  openObjects(): OpenObject[] {
    return this.#session.registry.openObjects();
  }

  /**
   * Whether a C function can be used with this library and on this chip.
   * @param cFunctionName for example `'aclrtMemSetAccess'`
   * @throws InvalidArgumentError, DisposedError
   */
  supports(cFunctionName: string): Support {
    this.#open('supports');
    if (typeof cFunctionName !== 'string')
      throw new InvalidArgumentError({
        api: 'Ascend.supports',
        parameter: 'cFunctionName',
        received: cFunctionName,
        expected: 'the name of a C function',
      });
    return supportOf(cFunctionName, this.socName, this.#bindings?.availability);
  }

  /**
   * Ends what this object stands for; of several in one thread the last one ends the handles, the devices and the
   * library's initialisation. Queued work is waited for, blocking. What another component of the process initialised
   * stays. A second call does nothing.
   *
   * A wait of more than two seconds tells on stderr what it waits for. After five seconds work is given up that waits for
   * what nothing brings about any more, so that an error of the script gets shown.
   * @param options `timeoutMs`: milliseconds, from 0 on, after which queued work is given up; default: no limit
   * @throws InvalidArgumentError
   * @throws AscendError `ERR_WOULD_DEADLOCK` in a host function, `ERR_IN_USE` in an allocator of a stream, before
   *   anything has ended
   * @throws AclError and its classes: the first failure, after everything has ended
   * @see aclFinalizeReference
   */
  dispose(options?: DisposeOptions): void {
    const timeoutMs = readDisposeOptions(options, 'Ascend.dispose');
    if (this.#disposed) return;
    checkMayBlock('Ascend.dispose');
    assertNotAllocating();
    this.#disposed = true;
    this.#session.leave(deadlineIn(timeoutMs));
  }

  /**
   * The same as {@link Ascend.dispose}, for `using`.
   * @throws AscendError, AclError as {@link Ascend.dispose}
   */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /**
   * As dispose, and waits for queued work without blocking the event loop.
   * @throws AscendError, AclError as {@link Ascend.dispose}
   */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#disposed) return;
    await streamsEnded(this.#session);
    this.dispose();
  }

  /** What `console.log` shows, as a text. */
  toString(): string {
    return inspect(this);
  }

  /** What `console.log` shows: backend, library and the number of open handles. */
  [inspect.custom](): string {
    if (this.#disposed) return 'Ascend(disposed)';
    const { backend, file } = this.#session.library;
    return `Ascend(${backend}, ${file}, ${this.liveObjects().total} open)`;
  }
}

/** The value, or undefined when the library lacks the function that tells it. */
function ifAvailable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotAvailableError) return undefined;
    throw error;
  }
}
