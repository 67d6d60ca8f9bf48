import { uint64Cell } from '../values/cells.js';
import type { FunctionPointer } from '../values/pointers.js';
import { bridge, noMemory, runScript } from './bridge.js';
import { bridgeLibrary } from './library.js';

/**
 * Where a stream waits for a function of the script. No thread but that of the script ever runs JavaScript: a callback from
 * a thread of the runtime would wait for the event loop, and a blocking wait for that thread would never end.
 *
 * A gate opens at the latest when the JavaScript of its thread is over.
 */
export class Gate {
  /** The bridge empties it when it opens the gate: so each gate is opened once, also where JavaScript ended in between. */
  readonly #cell = uint64Cell();

  /** @throws AscendError `ERR_OUT_OF_HOST_MEMORY`; LibraryError when the bridge was not built */
  constructor() {
    const { library, port } = bridge();
    if (library.createGate(port, this.#cell) === 0) throw noMemory('bridge_gate_create');
  }

  /** What {@link gateWait} is called with, by one stream. */
  get pointer(): bigint {
    return this.#cell[0] ?? 0n;
  }

  /**
   * As {@link runScript}, and opens the gate behind the function, however that ends. Where the gate is open already, nothing
   * runs.
   */
  run(what: unknown, fn: () => void): void {
    if (this.pointer === 0n) return;
    runScript(what, fn, ({ library, port }) => library.runAtGate(port, this.#cell));
  }

  /** Lets the stream go on, if it waits or will. */
  open(): void {
    bridgeLibrary().openGate(this.#cell, 0);
  }

  /** No stream was told of the gate. */
  drop(): void {
    bridgeLibrary().openGate(this.#cell, 1);
  }
}

/** A C function that blocks its thread until the gate opens that it gets as argument. */
export const gateWait = (): FunctionPointer<'aclrtHostFunc'> => bridgeLibrary().waitAtGate;
