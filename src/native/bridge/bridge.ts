import { createRequire } from 'node:module';
import koffi from 'koffi';
import { AscendError } from '../../errors/index.js';
import { nextTick, setImmediate } from '../process/clock.js';
import { type BridgeLibrary, bridgeLibrary, type Port, processCalls } from './library.js';

/**
 * Where C and the script's functions meet. JavaScript can end inside any function of the script, without `finally`: its
 * worker is terminated, `process.exit` is called, a time limit of `node:vm` is over. The bridge, in C, goes on then, so that
 * it alone knows which functions of the script are running, and what C gets from them.
 */

/** Words of the frame that the bridge and JavaScript share; bridge.h has it. */
const RESULT = 6;
const CALLBACK = 14;
const LEVEL = 15;
const FRAME_BYTES = 64;
/** In the place of a callback: the function that {@link runScript} has put aside. */
const RUN = 0xffff_ffff;

interface Bridge {
  readonly library: BridgeLibrary;
  readonly port: Port;
  /** Arguments and result. */
  readonly words: BigUint64Array;
  /** The same memory: which callback is meant, and how deep the script's functions are. */
  readonly halves: Uint32Array;
}

let opened: Bridge | undefined;

/**
 * This thread's end of the bridge, which is opened when it is first needed.
 * @throws LibraryError when the bridge was not built
 */
export function bridge(): Bridge {
  if (opened !== undefined) return opened;
  const library = bridgeLibrary();
  const entry = koffi.register(dispatch, koffi.pointer(koffi.proto('void', [])));
  const port = library.openPort(entry);
  if (port === null) throw noMemory('bridge_port_open');
  // JavaScript may not run any more when its thread ends: the hook is a C function.
  processCalls().addCleanupHook(koffi.node.env as never, library.endPort, port); // koffi declares the address as an object
  // Later: scripts may listen to who listens, and nothing of theirs may run here.
  nextTick(() => process.once('exit', () => library.closePort(port)));
  const frame = koffi.view(port, FRAME_BYTES);
  opened = { library, port, words: new BigUint64Array(frame), halves: new Uint32Array(frame) };
  return opened;
}

export const noMemory = (what: string): AscendError =>
  new AscendError('ERR_OUT_OF_HOST_MEMORY', `${what}: the host has no memory left`);

/**
 * A function of the script that C may call: reads the words of the arguments, of which it must keep nothing, and returns
 * that of the result.
 */
export type Entry = (words: BigUint64Array) => bigint;

/** What C may call, by the index of the slot. */
const entries = new Map<number, Entry>();

/** Which function of the script runs at each level, for {@link isRunning}; beyond the level of now it is of the past. */
const running: unknown[] = [];

let due: (() => void) | undefined;

/** Called by the bridge. What C gets is the refusal until the last line. */
function dispatch(): void {
  const { words, halves } = bridge();
  const level = halves[LEVEL] as number; // the frame has it, as all below
  const index = halves[CALLBACK] as number;
  running[level] = undefined;
  if (index === RUN) {
    const run = due;
    due = undefined;
    run?.();
    return;
  }
  try {
    const entry = entries.get(index);
    if (entry !== undefined) words[RESULT] = entry(words);
  } catch (error) {
    report(error);
  }
}

/** How many functions of the script run inside each other that {@link runScript} or C called. */
export const scriptLevel = (): number => (opened === undefined ? 0 : (opened.halves[LEVEL] as number)); // as above

/** Whether one of the functions of the script that are running now is what was said to run. */
export function isRunning(isIt: (what: unknown) => boolean): boolean {
  for (let level = scriptLevel(); level > 0; level -= 1) if (isIt(running[level])) return true;
  return false;
}

/** Says what the innermost function of the script that runs now is, for {@link isRunning}. */
export function setRunning(what: unknown): void {
  running[scriptLevel()] = what;
}

/**
 * Calls a function of the script, and throws what it throws. While it runs, {@link isRunning} knows it as `what`; that ends
 * with it also when JavaScript does.
 * @param enter has the bridge call what was put aside
 */
export function runScript<T>(
  what: unknown,
  fn: () => T,
  enter: (bridge: Bridge) => void = ({ library, port }) => library.run(port),
): T {
  let result: { readonly value: T } | undefined;
  let failure: { readonly error: unknown } | undefined;
  due = () => {
    setRunning(what);
    try {
      result = { value: fn() };
    } catch (error) {
      failure = { error };
    }
  };
  enter(bridge());
  if (result !== undefined) return result.value;
  throw failure?.error;
}

/** What a callback throws has no caller in JavaScript. */
function report(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

/**
 * Makes a function of the script callable from C, on any thread, until {@link removeEntry}.
 * @param refusal what C gets when the function gives no result
 * @returns the slot, and the address of the C function
 * @throws AscendError `ERR_TOO_MANY_CALLBACKS`
 */
export function addEntry(
  entry: Entry,
  refusal: bigint,
): { readonly index: number; readonly address: bigint } {
  const { library, port } = bridge();
  listen();
  const index = library.addCallback(port, refusal);
  if (index < 0)
    throw new AscendError(
      'ERR_TOO_MANY_CALLBACKS',
      'all functions that C can call are in use by this process.\n' +
        '  What to do: release the callbacks that C does not call any more.',
    );
  entries.set(index, entry);
  return { index, address: library.functionOf(index) };
}

/** Takes the C function out of use: a call that comes all the same is refused. */
export function removeEntry(index: number): void {
  const { library, port } = bridge();
  library.removeCallback(port, index);
  entries.delete(index);
}

/** Serves the calls of other threads that wait. */
function serveCalls(): void {
  if (opened === undefined) return;
  const { library, port } = opened;
  while (library.serve(port) !== 0);
}

const O_CLOEXEC_NONBLOCK = 0o2000000 | 0o4000;

let listening = false;

/** From now on calls of other threads reach the event loop; they do not keep the process alive. */
function listen(): void {
  if (listening) return;
  const { library, port } = bridge();
  const files = new Int32Array(2);
  if (processCalls().pipe(files, O_CLOEXEC_NONBLOCK) !== 0)
    throw new AscendError(
      'ERR_TOO_MANY_FILES',
      `the process can't open a pipe for its callbacks: error ${koffi.errno()}.\n  What to do: raise the limit of open files (ulimit -n).`,
    );
  const [reader = -1, writer = -1] = files;
  // Loaded only here: it takes as long as all of this package.
  const { Socket }: typeof import('node:net') = createRequire(import.meta.url)('node:net');
  const socket = new Socket({ fd: reader, readable: true, writable: false });
  socket.on('data', serveCalls);
  socket.unref();
  library.wakeBy(port, writer);
  listening = true;
}
