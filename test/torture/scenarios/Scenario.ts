import { type Ascend, type Device, openAscend } from '../../../src/index.js';

/** Something that has to be disposed of. */
type Ending = Disposable & AsyncDisposable;

/** How it is disposed of: by `using`, or by `await using`. */
export type Way = 'at once' | 'waiting';

/** Where a scenario runs: the runtime, two devices, and what it has made. */
export class Stage {
  readonly ascend: Ascend;
  readonly device: Device;
  readonly other: Device;
  readonly #made: Ending[] = [];
  readonly #failures: unknown[] = [];

  constructor() {
    this.ascend = openAscend({ backend: 'simulator' });
    this.device = this.ascend.device(0);
    this.other = this.ascend.device(1);
  }

  /** What the scenario makes is disposed of at its end, the last first. */
  keep<T extends Ending>(made: T): T {
    this.#made.push(made);
    return made;
  }

  /** Does what must be done, although one call may be made to fail. The failure is told at the end. */
  insist<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      this.#failures.push(error);
      return run();
    }
  }

  /**
   * Disposes of everything that was made. What fails is tried once more.
   * @returns all failures of first tries
   */
  async clear(way: Way): Promise<unknown[]> {
    const failures = this.#failures.splice(0);
    for (const one of this.#made.splice(0).reverse()) {
      const end = async (): Promise<void> => {
        if (way === 'waiting') await one[Symbol.asyncDispose]();
        else one[Symbol.dispose]();
      };
      try {
        await end();
      } catch (error) {
        failures.push(error);
        await end();
      }
    }
    return failures;
  }
}

/** One use of the public interface, with everything around it. */
export interface Scenario<Prepared = unknown> {
  readonly name: string;
  /** What the operation needs. Faults don't touch it. */
  prepare?(stage: Stage): Prepared | Promise<Prepared>;
  /** The operation. Throws when its result is not what it should be. */
  run(stage: Stage, prepared: Prepared): void | Promise<void>;
}

/** Lets the compiler find the type of what is prepared. */
export const scenario = <Prepared>(one: Scenario<Prepared>): Scenario => one;

export function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(`wrong result: ${what}`);
}

export function checkBytes(bytes: Uint8Array, value: number): void {
  check(bytes.length > 0 && bytes.every((byte) => byte === value), `bytes that are all ${value}`);
}
