import { closeSync, openSync, writeSync } from 'node:fs';
import { types } from 'node:util';
import { threadId } from 'node:worker_threads';
import { checkPath, readOptions } from '../engine/arguments/options.js';
import { formatArgs } from '../errors/format.js';
import type { NativeCall } from '../native/calls/tracing.js';
import { recordCalls } from '../native/calls/tracing.js';
import { timeOrigin } from '../native/process/clock.js';

/** What is traced, and where to. */
export interface TraceOptions {
  /** Where the trace goes; a file that exists is replaced. */
  readonly file: string;
}

/** A running trace. It ends with `using`, or by `stop()`; the file is complete then. */
export interface Trace extends Disposable {
  /** Where the trace goes. */
  readonly file: string;
  /** Native calls written so far. */
  readonly callCount: number;
  /**
   * Ends the trace and completes the file. A second call does nothing.
   * @throws what the file system throws, also what it threw meanwhile: no more calls were written from then on
   */
  stop(): void;
}

/** Calls that are collected before they are written. */
const CALLS_AT_ONCE = 512;

/**
 * Writes every native call of this thread to a file in the Chrome trace format, which `chrome://tracing` and Perfetto
 * show as a time line. Calls cost nothing more when no trace runs. The channel `ascendcl:call` of
 * `node:diagnostics_channel` has the same calls for programs.
 *
 * @throws InvalidArgumentError without a path
 * @throws what the file system throws
 * @example
 * ```ts
 * using running = trace({ file: 'calls.json' });
 * memory.copyFrom(bytes);
 * ```
 */
export function trace(options: TraceOptions): Trace {
  const { file } = readOptions(options, ['file'], 'trace');
  checkPath(file, 'trace', 'options.file');
  return new FileTrace(file);
}

/** Traces that run. */
const open = new Set<FileTrace>();

// A process that ends meanwhile leaves complete files.
process.on('exit', () => {
  for (const running of open)
    try {
      running.stop();
    } catch (error) {
      process.stderr.write(`ascendcl: the trace ${running.file} is not complete: ${error}\n`);
    }
});

class FileTrace implements Trace {
  readonly file: string;
  callCount = 0;
  #descriptor: number | undefined;
  #lines: string[] = [];
  readonly #stopRecording: () => void;
  /** What the file system threw while nobody could catch it. */
  #failure: unknown;

  constructor(file: string) {
    this.file = file;
    this.#descriptor = openSync(file, 'w');
    try {
      writeSync(this.#descriptor, '[\n');
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
    this.#stopRecording = recordCalls(this.#write);
    open.add(this);
  }

  readonly #write = (call: NativeCall): void => {
    this.#lines.push(JSON.stringify(eventOf(call)));
    this.callCount += 1;
    if (this.#lines.length < CALLS_AT_ONCE) return;
    try {
      this.#flush();
    } catch (error) {
      // Here it would end the process, for which the trace is not the matter.
      this.#failure = error;
      this.#stopRecording();
    }
  };

  #flush(): void {
    if (this.#descriptor === undefined || this.#lines.length === 0) return;
    const first = this.callCount === this.#lines.length;
    writeSync(this.#descriptor, `${first ? '' : ',\n'}${this.#lines.join(',\n')}`);
    this.#lines = [];
  }

  stop(): void {
    if (this.#descriptor === undefined) return;
    const descriptor = this.#descriptor;
    this.#stopRecording();
    open.delete(this);
    try {
      if (this.#failure !== undefined) throw this.#failure;
      this.#flush();
      writeSync(descriptor, '\n]\n');
    } finally {
      this.#descriptor = undefined;
      closeSync(descriptor);
    }
  }

  [Symbol.dispose](): void {
    this.stop();
  }
}

/** A call as a complete event ("X"): times in microseconds. */
function eventOf({ name, args, parameters, result, startMs, durationMs }: NativeCall): object {
  const shown = formatArgs(
    Object.fromEntries(args.map((value, index) => [parameters[index] ?? index, inCell(value)])),
  );
  return {
    name,
    cat: 'ascendcl',
    ph: 'X',
    ts: Math.round((timeOrigin + startMs) * 1000),
    dur: durationMs * 1000,
    pid: process.pid,
    tid: threadId,
    args: { ...shown, result: formatArgs({ result }).result },
  };
}

/** What C has left in a cell for a result: a typed array of one element. Other arguments as they are. */
const inCell = (value: unknown): unknown =>
  types.isTypedArray(value) && value.length === 1 ? value[0] : value;
