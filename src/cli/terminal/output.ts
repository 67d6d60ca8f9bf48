import { type Style, styleFor } from './style.js';
import { type OutputStream, type Terminal, terminalOf } from './terminal.js';
import { toAscii } from './text.js';

export interface Writable extends OutputStream {
  write(text: string): unknown;
}

/** Where a command writes. One object for the whole run: what it can show is decided once. */
export class Output {
  readonly terminal: Terminal;
  readonly style: Style;
  /** True when one JSON document, or one a line, takes the place of the text. */
  readonly asJson: boolean;
  readonly #stdout: Writable;
  readonly #stderr: Writable;

  constructor(init: { stdout: Writable; stderr: Writable; env: NodeJS.ProcessEnv; json: boolean }) {
    this.#stdout = init.stdout;
    this.#stderr = init.stderr;
    this.asJson = init.json;
    const terminal = terminalOf(init.stdout, init.env);
    this.terminal = init.json ? { ...terminal, isTerminal: false, colour: false } : terminal;
    this.style = styleFor(this.terminal.colour);
  }

  /** Columns for lines of a table or a plot; a pipe gets the classic 80 for what is drawn. */
  get drawingColumns(): number {
    return Number.isFinite(this.terminal.columns) ? this.terminal.columns : 80;
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) this.#stdout.write(`${this.#shown(line)}\n`);
  }

  /** What the window holds now, for what is drawn again and again; it may be resized meanwhile. */
  get window(): { readonly columns: number; readonly rows: number } {
    const { columns = 80, rows = 24 } = this.#stdout;
    return { columns, rows };
  }

  /** Text without a line end, for redrawing. */
  write(text: string): void {
    this.#stdout.write(text);
  }

  /** A value as JSON: indented for one document, on one line for a stream of them. 64-bit integers become strings. */
  json(value: unknown, indent = 2): void {
    const replace = (_key: string, item: unknown) => (typeof item === 'bigint' ? String(item) : item);
    this.#stdout.write(`${JSON.stringify(value, replace, indent)}\n`);
  }

  warn(line: string): void {
    this.#stderr.write(`${this.#shown(line)}\n`);
  }

  #shown(line: string): string {
    return this.terminal.unicode ? line : toAscii(line);
  }
}
