import { bar } from './bar.js';
import type { Writable } from './output.js';
import { terminalOf } from './terminal.js';
import { cut, widthOf } from './text.js';
import { duration } from './units.js';

/** Redrawing more often than an eye can follow costs time that is being measured. */
const REDRAW_MS = 100;

/** An estimate is not better than that. */
const wholeSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000) * 1000;

/**
 * A line that shows how far a long work is, on stderr so that results can be piped. Draws nothing where nobody looks.
 */
export class Progress implements Disposable {
  readonly #stream: Writable;
  readonly #columns: number;
  readonly #unicode: boolean;
  readonly #visible: boolean;
  readonly #started = performance.now();
  #drawnAt = Number.NEGATIVE_INFINITY;
  #drawn = false;

  constructor(stream: Writable, env: NodeJS.ProcessEnv, options: { readonly hidden?: boolean } = {}) {
    const terminal = terminalOf(stream, env);
    this.#stream = stream;
    this.#columns = terminal.columns;
    this.#unicode = terminal.unicode;
    this.#visible = terminal.isTerminal && options.hidden !== true;
  }

  /**
   * @param fraction how much is done, 0 to 1
   * @param text what is being done
   */
  show(fraction: number, text: string): void {
    const now = performance.now();
    if (!this.#visible || now - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = now;
    const elapsed = now - this.#started;
    const left =
      fraction > 0.01 ? `, ${duration(wholeSeconds((elapsed / fraction) * (1 - fraction)))} left` : '';
    const percent = `${String(Math.floor(fraction * 100)).padStart(3)} %`;
    const head = `${bar(fraction, 20, this.#unicode)} ${percent}${left}  `;
    this.#stream.write(`\r\x1b[K${head}${cut(text, this.#columns - widthOf(head) - 1)}`);
    this.#drawn = true;
  }

  /** Takes the line away, before something else is printed. */
  clear(): void {
    if (this.#drawn) this.#stream.write('\r\x1b[K');
    this.#drawn = false;
  }

  [Symbol.dispose](): void {
    this.clear();
  }
}
