import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { threadId } from 'node:worker_threads';
import { checkWhole } from '../engine/arguments/numbers.js';
import { checkFlag, checkPath, readOptions } from '../engine/arguments/options.js';
import type { Lifetime } from '../engine/base/Lifetime.js';
import type { Session } from '../engine/session/Session.js';
import { MemoryRecorder } from './MemoryRecorder.js';
import { type RecordingFile, recordingFile } from './recording.js';

/** What is recorded of memory, and how much of it. */
export interface RecordMemoryOptions {
  /** Also the lines of the script. Default true; without them an event costs about a quarter. */
  readonly stacks?: boolean;
  /**
   * Events that are kept, 1 to 100,000,000. When there are more the oldest go; what they left behind stays known. An event
   * takes 72 bytes, and that memory is taken as events come. Default 1,000,000.
   */
  readonly maxEvents?: number;
}

const DEFAULT_EVENTS = 1_000_000;
const MOST_EVENTS = 100_000_000;

/**
 * A recording of a thread's memory, from {@link Ascend.recordMemory}. It goes on until it is stopped, or until its scope
 * ends with `using`; what it has recorded stays.
 *
 * @example
 * ```ts
 * using recording = ascend.recordMemory();
 * device.allocate(4096).dispose();
 * recording.stop();
 * console.log(recording.running); // false
 * ```
 */
export class MemoryRecording implements Disposable {
  readonly #recorder: MemoryRecorder;
  readonly #session: Session;
  #running = true;

  /** @internal */
  constructor(session: Session, options: RecordMemoryOptions | undefined) {
    const api = 'Ascend.recordMemory';
    const { stacks = true, maxEvents = DEFAULT_EVENTS } = readOptions(options, ['stacks', 'maxEvents'], api);
    checkFlag(stacks, api, 'options.stacks');
    checkWhole(maxEvents, 1, MOST_EVENTS, api, 'options.maxEvents');
    this.#session = session;
    this.#recorder = new MemoryRecorder(maxEvents, stacks);
    session.registry.observe(this.#recorder, everythingIn(session));
  }

  /** Whether it still records. */
  get running(): boolean {
    return this.#running;
  }

  /** Events so far, those included that had to go. */
  get eventCount(): number {
    return this.#recorder.eventCount;
  }

  /** Ends the recording. A second call does nothing. */
  stop(): void {
    if (!this.#running) return;
    this.#running = false;
    this.#session.registry.ignore(this.#recorder);
  }

  /** The same as {@link stop}. */
  [Symbol.dispose](): void {
    this.stop();
  }

  /** What was recorded so far, in the form of the files that {@link save} writes. */
  toJSON(): RecordingFile {
    const script = basename(process.argv[1] ?? 'node');
    const label = threadId === 0 ? script : `${script}, thread ${threadId}`;
    return recordingFile([this.#recorder.recording(label)]);
  }

  /**
   * Writes what was recorded so far to a file, which `ascendcl memory` reads. A file that exists is replaced.
   * @throws InvalidArgumentError when `file` is no path
   * @throws what the file system throws
   * @example
   * ```ts
   * using recording = ascend.recordMemory();
   * device.allocate(4096).dispose();
   * recording.save('memory.json');
   * ```
   */
  save(file: string): void {
    checkPath(file, 'MemoryRecording.save', 'file');
    writeFileSync(file, JSON.stringify(this));
  }
}

/** All that lives below a lifetime. */
function* everythingIn(parent: Lifetime): Iterable<Lifetime> {
  for (const child of parent.children) {
    yield child;
    yield* everythingIn(child);
  }
}
