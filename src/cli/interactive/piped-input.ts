import { createInterface } from 'node:readline';
import type { REPLServer } from 'node:repl';
import { PassThrough, type Readable } from 'node:stream';

/**
 * Feeds a script to the prompt line by line: the next one only when the prompt asks for it. Left alone, the prompt goes on
 * with the lines behind an `await` before that has ended.
 */
export class PipedInput {
  readonly stream = new PassThrough();
  readonly #lines: AsyncIterator<string>;

  constructor(source: Readable) {
    this.#lines = createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })[
      Symbol.asyncIterator
    ]();
  }

  /** The prompt is silent from now on, and its asking brings the next line. */
  drive(server: REPLServer): void {
    server.displayPrompt = () => {
      server.resume();
      void this.#feed();
    };
    void this.#feed();
  }

  async #feed(): Promise<void> {
    const { done, value } = await this.#lines.next();
    if (done) this.stream.end();
    else this.stream.write(`${value}\n`);
  }
}
