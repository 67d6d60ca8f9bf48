import { basename, dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asBystander } from '../../native/bridge/bystander.js';

/** Frames that are looked at for the script's own: those of this package come first. */
const TRACKED_FRAMES = 16;

/** Where in the script something was called. Mostly kept unformatted: V8 makes the text when it is asked for. */
export class CallSite {
  /** V8 defines it when the stack is captured. Whatever `Error.prepareStackTrace` makes, where a script has set it. */
  declare private readonly stack?: unknown;

  /**
   * @param entry the public function that the script called: it and what it calls are left out
   * @param frames how many frames of the script are kept
   */
  constructor(entry: (...args: never[]) => unknown, frames = 1) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = frames;
    Error.captureStackTrace(this, entry);
    Error.stackTraceLimit = limit;
  }

  /**
   * The place of a call whose public function is not known. Formatted at once: an unformatted stack keeps what the
   * frames work on, here the very handle whose disappearance is to be noticed.
   */
  static ofScript(caller: (...args: never[]) => unknown, frames = TRACKED_FRAMES): CallSite {
    const place = new CallSite(caller, frames);
    Object.defineProperty(place, 'stack', { value: place.#text });
    return place;
  }

  get #text(): string {
    try {
      const stack = Object.hasOwn(Error, 'prepareStackTrace')
        ? asBystander('Error.prepareStackTrace', () => this.stack)
        : this.stack;
      return typeof stack === 'string' ? stack : '';
    } catch {
      return ''; // What the script has set failed.
    }
  }

  /** `/scripts/copy.ts:12:5 (upload)`, or undefined when no script was above the call. */
  get line(): string | undefined {
    return this.lines[0];
  }

  /** As {@link line}, with the callers of the caller. */
  get lines(): readonly string[] {
    return this.#text
      .split('\n')
      .slice(1)
      .map(parse)
      .filter(({ file }) => !file.startsWith(OWN_CODE) && !file.startsWith('node:internal'))
      .map(({ file, caller }) => (caller === undefined ? file : `${file} (${caller})`));
  }
}

/** `    at upload (file:///scripts/copy.ts:12:5)` → `/scripts/copy.ts:12:5`, `upload`. */
function parse(frame: string): { file: string; caller: string | undefined } {
  const text = frame.trim().replace(/^at /, '');
  const named = /^(.*) \((.*)\)$/.exec(text);
  const location = named?.[2] ?? text;
  return {
    file: pathOf(location),
    caller: named?.[1],
  };
}

/** Sources may call themselves anything, also a URL that is no path here. */
function pathOf(location: string): string {
  if (!location.startsWith('file://')) return location;
  try {
    return fileURLToPath(location);
  } catch {
    return location;
  }
}

/** Start of the paths of this package's own code: `src`, or the one file that it is bundled into. */
const OWN_CODE = ((own: string): string =>
  basename(own).startsWith('CallSite.') ? dirname(dirname(dirname(own))) + sep : own)(
  fileURLToPath(import.meta.url),
);
