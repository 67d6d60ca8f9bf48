/** Which part of a header is compiled: the `#if … #endif` that are open at a line. */
import type { Directive } from './directives.js';

interface Frame {
  readonly opened: Directive;
  /** The text of the branch that is being read, for messages: `ifdef __cplusplus`. */
  branch: string;
  active: boolean;
  /** A branch of this conditional was compiled already, or nothing of it may be. */
  done: boolean;
  sawElse: boolean;
}

export class ConditionalStack {
  readonly #frames: Frame[] = [];

  get active(): boolean {
    return this.#frames.every((frame) => frame.active);
  }

  /** The condition that keeps the present text out. */
  get inactiveBecause(): string {
    return this.#frames.find((frame) => !frame.active)?.branch ?? '';
  }

  /** Conditionals that no `#endif` closed. */
  get open(): readonly Directive[] {
    return this.#frames.map((frame) => frame.opened);
  }

  /** Follows a conditional directive. `holds` is called only when its condition counts. Returns what is wrong. */
  follow(directive: Directive, holds: () => boolean): string | undefined {
    const { name, text } = directive;
    const branch = `${name} ${text}`.trim();
    if (name === 'if' || name === 'ifdef' || name === 'ifndef') {
      const enclosing = this.active;
      const active = enclosing && holds();
      this.#frames.push({ opened: directive, branch, active, done: active || !enclosing, sawElse: false });
      return undefined;
    }
    const frame = this.#frames.at(-1);
    if (frame === undefined) return `#${name} without #if`;
    if (name === 'endif') {
      this.#frames.pop();
      return undefined;
    }
    if (frame.sawElse) return `#${name} after #else`;
    frame.sawElse = name === 'else';
    frame.active = !frame.done && (name === 'else' || holds());
    frame.branch = name === 'else' ? `${frame.branch} … else` : branch;
    frame.done ||= frame.active;
    return undefined;
  }
}
