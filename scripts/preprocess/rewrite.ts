/**
 * Turns a run of active source text into text that the C grammar can parse: macros expanded, attributes taken out.
 * Line ends stay where they are, and an `OffsetMap` leads back from the new text to the source.
 */
import { type Attribute, readAttributes } from './attributes.js';
import { isKeyword } from './keywords.js';
import { expandMacros, type MacroTable } from './macros.js';
import { type Token, tokenize } from './tokens.js';

/** Collects the new text piece by piece. */
export class CodeBuilder {
  #code = '';
  readonly #outputs: number[] = [0];
  readonly #sources: number[] = [0];

  get code(): string {
    return this.#code;
  }

  /** Appends text that stands at `source`. */
  append(text: string, source: number): void {
    const output = this.#code.length;
    const last = this.#outputs.length - 1;
    if (output - source !== (this.#outputs[last] ?? 0) - (this.#sources[last] ?? 0)) {
      this.#outputs.push(output);
      this.#sources.push(source);
    }
    this.#code += text;
  }

  /** Appends as many blanks as the source text has, with its line ends. */
  appendBlank(sourceText: string, source: number): void {
    if (sourceText !== '') this.append(sourceText.replace(/\S/g, ' '), source);
  }

  toSource(output: number): number {
    let low = 0;
    let high = this.#outputs.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#outputs[middle] ?? 0) <= output) low = middle;
      else high = middle;
    }
    return (this.#sources[low] ?? 0) + output - (this.#outputs[low] ?? 0);
  }
}

/** Keywords that may stand in front of the name of a type. */
const notTypes = new Set(['const', 'volatile', 'struct', 'union', 'enum']);

/** The grammar has no bit-fields without a name, such as `unsigned : 3;`: they get one. Their struct has no layout here. */
function nameBitFields(tokens: readonly Token[]): Token[] {
  const isUnnamed = (index: number): boolean => {
    if (tokens[index + 1]?.kind !== 'number' || !/^[;,]$/.test(tokens[index + 2]?.text ?? '')) return false;
    let first = index;
    while (tokens[first - 1]?.kind === 'identifier') first -= 1;
    const words = tokens.slice(first, index).map(({ text }) => text);
    const before = tokens[first - 1]?.text ?? '';
    const names = words.filter((word) => !isKeyword(word)).length;
    const hasType = words.some((word) => isKeyword(word) && !notTypes.has(word));
    return (
      /^[{;,]$/.test(before) && words[0] !== 'default' && names === (hasType || words.length === 0 ? 0 : 1)
    );
  };
  return tokens.flatMap((token, index) => {
    if (token.text !== ':' || !isUnnamed(index)) return [token];
    const name: Token = {
      ...token,
      kind: 'identifier',
      text: '_',
      end: token.start,
      space: true,
      expanded: true,
    };
    return [name, token];
  });
}

/** Rewrites `text[from, to)` into `builder`; returns the attributes taken out. */
export function rewriteRun(
  text: string,
  from: number,
  to: number,
  macros: MacroTable,
  builder: CodeBuilder,
): Attribute[] {
  const attributes: Attribute[] = [];
  // A backslash at the end of a line joins it with the next one.
  const written = tokenize(text, from, to).filter(
    ({ text: spelled, end }) => spelled !== '\\' || text[end] !== '\n',
  );
  const tokens = nameBitFields(expandMacros(written, macros));
  let cursor = from;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const taken = readAttributes(tokens, index);
    if (taken !== undefined) {
      attributes.push(...taken.attributes);
      index = taken.next - 1;
      continue;
    }
    if (token.start > cursor) builder.appendBlank(text.slice(cursor, token.start), cursor);
    // The source of a macro's use is passed only with the next token outside it, so that its line ends come after
    // everything that it expands to.
    builder.append(token.expanded ? ` ${token.text}` : token.text, token.start);
    cursor = Math.max(cursor, token.expanded ? token.start : token.end);
  }
  builder.appendBlank(text.slice(cursor, to), cursor);
  return attributes;
}
