/** What `#pragma pack` has set. It goes on through `#include`, into the header and back out of it. */
export interface Packing {
  packed: boolean;
  readonly pushed: boolean[];
}

/** Follows `#pragma pack` in one header: where it is in force, the rules for layouts are others. */
export class PackRegions {
  readonly #changes: { readonly offset: number; readonly packed: boolean }[] = [];
  readonly #packing: Packing;
  /** The pragmas in their order, those of included headers among them. */
  readonly #followed: string[] = [];

  constructor(packing: Packing) {
    this.#packing = packing;
    this.note(0);
  }

  /** From `offset` on, what is in force now holds: the header begins there, or goes on after an `#include`. */
  note(offset: number): void {
    this.#changes.push({ offset, packed: this.#packing.packed });
  }

  get followed(): readonly string[] {
    return this.#followed;
  }

  /** After an `#include` of a header with these pragmas: they are in force already when it was read just now. */
  include(pragmas: readonly string[], isRead: boolean, offset: number): void {
    if (isRead) this.#followed.push(...pragmas);
    else for (const text of pragmas) this.follow(text, offset);
    this.note(offset);
  }

  /** Reads what follows `#pragma`; false when it is another pragma. */
  follow(text: string, offset: number): boolean {
    const match = /^pack\s*\(([^)]*)\)$/.exec(text);
    if (match === null) return false;
    const words = (match[1] ?? '').split(',').map((word) => word.trim());
    this.#followed.push(text);
    const packing = this.#packing;
    if (words.includes('push')) packing.pushed.push(packing.packed);
    if (words.includes('pop')) packing.packed = packing.pushed.pop() ?? false;
    else if (words.some((word) => /^\d+$/.test(word))) packing.packed = true;
    else if (words.join('') === '') packing.packed = false;
    this.note(offset);
    return true;
  }

  includes(offset: number): boolean {
    return this.#changes.findLast((change) => change.offset <= offset)?.packed ?? false;
  }
}
