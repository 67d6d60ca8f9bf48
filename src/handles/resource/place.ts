import { fileURLToPath } from 'node:url';

/** Frames of the script that a tracked allocation keeps; queued operations keep one. */
const TRACKED_FRAMES = 8;

/** Where in the script something was called. Kept unformatted: V8 makes the text when it is asked for. */
export class Place {
  readonly #holder: { stack?: string } = {};

  /** @param entry the public function that the script called: it and what it calls are left out */
  constructor(entry: (...args: never[]) => unknown, frames = 1) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = frames;
    Error.captureStackTrace(this.#holder, entry);
    Error.stackTraceLimit = limit;
  }

  static ofAllocation(entry: (...args: never[]) => unknown): Place {
    return new Place(entry, TRACKED_FRAMES);
  }

  /** `copy.ts:12:5 (upload)`, or undefined when there was no script above the call. */
  get line(): string | undefined {
    return this.lines[0];
  }

  get lines(): readonly string[] {
    return (this.#holder.stack ?? '')
      .split('\n')
      .slice(1)
      .map(readable)
      .filter((line) => line !== '');
  }
}

/** `    at upload (file:///home/me/copy.ts:12:5)` → `/home/me/copy.ts:12:5 (upload)`. */
function readable(frame: string): string {
  const text = frame.trim().replace(/^at /, '');
  const named = /^(.*) \((.*)\)$/.exec(text);
  const location = path(named?.[2] ?? text);
  return named?.[1] === undefined ? location : `${location} (${named[1]})`;
}

function path(location: string): string {
  return location.startsWith('file://') ? fileURLToPath(location) : location;
}
