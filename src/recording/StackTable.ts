import { CallSite } from '../engine/base/CallSite.js';

/** Frames that are looked at: the first ones are this package's own. */
const FRAMES = 16;
/** Lines of the script that are kept of each stack. */
const LINES = 10;

/** Index of the stack of which nothing is known. */
export const NO_STACK = 0;

/**
 * The stacks of a recording. Most events come from few places, so a stack is recognised by the positions of its frames,
 * and made into text only when it is new.
 */
export class StackTable {
  /** Calls the frames that stacks begin with. */
  readonly #innermost = new KnownFrame();
  readonly #lineNumbers = new Map<string, number>();
  readonly lines: string[] = [];
  readonly stacks: number[][] = [[]];

  /** Index of the stack that calls this. `caller`: the function whose frame, and what it called, are left out. */
  here(caller: (...args: never[]) => unknown): number {
    const known = find(this.#innermost, caller);
    const stack = known?.stack ?? this.#add(CallSite.ofScript(caller, FRAMES).lines.slice(0, LINES));
    if (known !== undefined) known.stack = stack;
    return stack;
  }

  #add(lines: readonly string[]): number {
    if (lines.length === 0) return NO_STACK;
    return this.stacks.push(lines.map((line) => this.#number(line))) - 1;
  }

  #number(line: string): number {
    const known = this.#lineNumbers.get(line);
    if (known !== undefined) return known;
    const number = this.lines.push(line) - 1;
    this.#lineNumbers.set(line, number);
    return number;
  }
}

/** One frame of known stacks, and the frames that have called it. */
class KnownFrame {
  readonly callers = new Map<number, KnownFrame>();
  /** Index of the stack that ends here; undefined while none does. */
  stack: number | undefined;
}

/** More than the position of any frame in a script. */
const POSITIONS = 2 ** 32;

/** Numbers of the scripts that frames lie in. */
const scripts = new Map<string | null, number>();

/** Where {@link find} begins, and where it has come to. */
let found = new KnownFrame();

/** What V8 asks for the form of a stack; only while {@link find} runs. */
function walk(_error: unknown, frames: readonly NodeJS.CallSite[]): true {
  for (const frame of frames) {
    const name = frame.getScriptNameOrSourceURL();
    let script = scripts.get(name);
    if (script === undefined) {
      script = scripts.size;
      scripts.set(name, script);
    }
    const place = script * POSITIONS + frame.getPosition();
    let caller = found.callers.get(place);
    if (caller === undefined) {
      caller = new KnownFrame();
      found.callers.set(place, caller);
    }
    found = caller;
  }
  return true;
}

/** The last frame of the stack that calls this; undefined where the script keeps V8 from it. No text is made. */
function find(root: KnownFrame, caller: (...args: never[]) => unknown): KnownFrame | undefined {
  const own = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
  if (own === undefined ? !Object.isExtensible(Error) : own.writable !== true) return undefined;
  const limit = Error.stackTraceLimit;
  const holder: { stack?: unknown } = {};
  found = root;
  try {
    Error.prepareStackTrace = walk;
    Error.stackTraceLimit = FRAMES;
    Error.captureStackTrace(holder, caller);
    return holder.stack === true ? found : undefined;
  } finally {
    Error.stackTraceLimit = limit;
    Error.prepareStackTrace = own?.value;
  }
}
