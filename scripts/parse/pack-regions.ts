/** Follows `#pragma pack`: where it is in force, the rules for layouts are others. */
export class PackRegions {
  readonly #changes: { readonly offset: number; readonly packed: boolean }[] = [];
  readonly #pushed: boolean[] = [];
  #packed = false;

  /** Reads what follows `#pragma`; false when it is another pragma. */
  follow(text: string, offset: number): boolean {
    const match = /^pack\s*\(([^)]*)\)$/.exec(text);
    if (match === null) return false;
    const words = (match[1] ?? '').split(',').map((word) => word.trim());
    if (words.includes('push')) this.#pushed.push(this.#packed);
    if (words.includes('pop')) this.#packed = this.#pushed.pop() ?? false;
    else if (words.some((word) => /^\d+$/.test(word))) this.#packed = true;
    else if (words.join('') === '') this.#packed = false;
    this.#changes.push({ offset, packed: this.#packed });
    return true;
  }

  includes(offset: number): boolean {
    return this.#changes.findLast((change) => change.offset <= offset)?.packed ?? false;
  }
}
