import { openSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const RECORD = 4096;
/** Calls before the last one that are kept: those that did something. */
const MEMORY = 8;

/** Ends the process when a call takes longer than this. */
const HANG_MS = 20_000;

const WATCHDOG = `
const { workerData } = require('node:worker_threads');
const calls = new Int32Array(workerData.calls);
let seen = -1;
setInterval(() => {
  const now = Atomics.load(calls, 0);
  if (now === seen && now !== 0) process.kill(process.pid, 'SIGKILL');
  seen = now;
}, ${HANG_MS});
`;

/**
 * The call that is under way, in a file that outlives the process: at a crash it names the culprit. A thread of its own
 * ends the process when a call does not come back.
 */
export class Journal {
  readonly #file: number;
  readonly #calls = new Int32Array(new SharedArrayBuffer(4));
  readonly #watchdog: Worker;
  readonly #done: string[] = [];

  constructor(path: string) {
    this.#file = openSync(path, 'w');
    this.#watchdog = new Worker(WATCHDOG, { eval: true, workerData: { calls: this.#calls.buffer } });
    this.#watchdog.unref();
  }

  /** Before a call. */
  write(text: string): void {
    Atomics.add(this.#calls, 0, 1);
    const record = [text, ...this.#done].join('\nafter ');
    writeSync(this.#file, `${record.slice(0, RECORD - 1).padEnd(RECORD - 1)}\n`, 0);
  }

  /** A call has done something. */
  succeeded(text: string): void {
    this.#done.unshift(text);
    this.#done.splice(MEMORY);
  }

  async close(): Promise<void> {
    await this.#watchdog.terminate();
  }
}

/** A value in a few words. */
export function told(value: unknown): string {
  if (typeof value === 'bigint') return value < 4096n ? `${value}n` : `0x${value.toString(16)}n`;
  if (typeof value === 'string')
    return JSON.stringify(value.length > 24 ? `${value.slice(0, 20)}… (${value.length})` : value);
  if (ArrayBuffer.isView(value)) return `${value.constructor.name}(${value.byteLength} bytes)`;
  if (Array.isArray(value))
    return `[${Array.from(value.slice(0, 4), told).join(', ')}${value.length > 4 ? `, … ${value.length}` : ''}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .slice(0, 6)
      .map(([name, field]) => `${name}: ${told(field)}`)
      .join(', ')} }`;
  return String(value);
}
