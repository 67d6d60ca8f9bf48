/**
 * Turns Ctrl-C into a wish: the work sees `signal.aborted` at its next step and ends in order. A second Ctrl-C ends the
 * process at once.
 */
export class Interrupt implements Disposable {
  readonly #controller = new AbortController();
  readonly #handler = () => {
    process.off('SIGINT', this.#handler);
    process.off('SIGTERM', this.#handler);
    this.#controller.abort();
  };

  constructor() {
    process.on('SIGINT', this.#handler);
    process.on('SIGTERM', this.#handler);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  [Symbol.dispose](): void {
    process.off('SIGINT', this.#handler);
    process.off('SIGTERM', this.#handler);
  }
}
