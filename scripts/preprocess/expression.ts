/**
 * Constant integer expressions of C: in `#if`, enumerators, array lengths, macros and `static const` variables.
 * `&&`, `||` and `?:` evaluate only the operand that counts, as C does.
 */
import {
  convert,
  type Integer,
  type IntegerType,
  int,
  integerLiteral,
  integerTypes,
  unsignedLong,
} from './integers.js';
import { applyBinary, applyUnary, NotConstant, precedence } from './operators.js';
import type { Token } from './tokens.js';

/** Value of an identifier; undefined when it has none. */
type Lookup = (name: string) => Integer | undefined;

type Thunk = () => Integer;

/** `types` are those that a cast may name. */
export function evaluate(
  tokens: readonly Token[],
  lookup: Lookup,
  types: ReadonlyMap<string, IntegerType> = integerTypes,
): Integer {
  const parser = new ExpressionParser(tokens, lookup, types);
  const thunk = parser.conditional();
  parser.expectEnd();
  return thunk();
}

class ExpressionParser {
  #position = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly lookup: Lookup,
    private readonly types: ReadonlyMap<string, IntegerType>,
  ) {}

  expectEnd(): void {
    const rest = this.tokens[this.#position];
    if (rest) throw new NotConstant(`unexpected ${rest.text}`);
  }

  conditional(): Thunk {
    const condition = this.#binary(1);
    if (!this.#accept('?')) return condition;
    const whenTrue = this.conditional();
    this.#expect(':');
    const whenFalse = this.conditional();
    return () => (condition().value !== 0n ? whenTrue() : whenFalse());
  }

  #binary(minimum: number): Thunk {
    let left = this.#unary();
    for (;;) {
      const operator = this.#peek();
      const level = operator === undefined ? undefined : precedence.get(operator);
      if (operator === undefined || level === undefined || level < minimum) return left;
      this.#position += 1;
      const right = this.#binary(level + 1);
      const first = left;
      left = () => applyBinary(operator, first, right);
    }
  }

  #unary(): Thunk {
    const operator = this.#peek();
    if (operator === '-' || operator === '+' || operator === '~' || operator === '!') {
      this.#position += 1;
      const operand = this.#unary();
      return () => applyUnary(operator, operand());
    }
    if (operator === 'sizeof') return this.#sizeOf();
    if (operator === '(') {
      const cast = this.#cast();
      if (cast) return cast;
      this.#position += 1;
      const inner = this.conditional();
      this.#expect(')');
      return inner;
    }
    return this.#primary();
  }

  /** `(uint32_t)x`; undefined when the parenthesis does not hold a type name. */
  #cast(): Thunk | undefined {
    const { words, end } = this.#words(this.#position + 1);
    const type = this.types.get(words);
    if (type === undefined || this.tokens[end]?.text !== ')') return undefined;
    this.#position = end + 1;
    const operand = this.#unary();
    return () => convert(operand().value, type);
  }

  /** `sizeof(uint32_t)`, `sizeof(void *)`. The size of a struct is not known yet when constants are evaluated. */
  #sizeOf(): Thunk {
    this.#position += 1;
    this.#expect('(');
    const { words, end } = this.#words(this.#position);
    this.#position = end;
    let pointer = words !== '' && this.#accept('*');
    while (pointer && this.#accept('*')) pointer = true;
    this.#expect(')');
    const type = this.types.get(words.replace(/^const /, ''));
    if (!pointer && type === undefined) throw new NotConstant(`the size of ${words} is not known here`);
    const size = BigInt(pointer ? 8 : (type?.bits ?? 0) / 8);
    return () => convert(size, unsignedLong);
  }

  /** The identifiers from `index` on, and where they end. */
  #words(index: number): { readonly words: string; readonly end: number } {
    let end = index;
    while (this.tokens[end]?.kind === 'identifier') end += 1;
    const words = this.tokens.slice(index, end).map(({ text }) => text);
    return { words: words.join(' '), end };
  }

  #primary(): Thunk {
    const token = this.tokens[this.#position];
    if (token === undefined) throw new NotConstant('the expression ends too early');
    this.#position += 1;
    if (token.kind === 'number') {
      const literal = integerLiteral(token.text);
      if (literal === undefined) throw new NotConstant(`${token.text} is no integer`);
      return () => literal;
    }
    if (token.kind === 'character') {
      const code = characterCode(token.text);
      if (code === undefined) throw new NotConstant(`${token.text} is not one ASCII character`);
      return () => convert(code, int);
    }
    if (token.kind === 'identifier') {
      return () => {
        const value = this.lookup(token.text);
        if (value === undefined) throw new NotConstant(`${token.text} has no value`);
        return value;
      };
    }
    throw new NotConstant(`unexpected ${token.text}`);
  }

  #peek(): string | undefined {
    return this.tokens[this.#position]?.text;
  }

  #accept(text: string): boolean {
    if (this.#peek() !== text) return false;
    this.#position += 1;
    return true;
  }

  #expect(text: string): void {
    if (!this.#accept(text)) throw new NotConstant(`expected ${text}, found ${this.#peek() ?? 'the end'}`);
  }
}

const escapes: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  e: 27,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
  v: 11,
  '\\': 92,
  "'": 39,
  '"': 34,
  '?': 63,
};

/** Above 127 the value depends on the processor: char has a sign on x86-64 and none on AArch64. */
function characterCode(text: string): bigint | undefined {
  const match = /^'(?:([^\\])|\\(?:([0-7]{1,3})|x([\da-fA-F]+)|(.)))'$/u.exec(text);
  if (match === null) return undefined;
  const [, plain, octal, hexadecimal, letter] = match;
  const code =
    plain?.codePointAt(0) ??
    (octal === undefined ? undefined : Number.parseInt(octal, 8)) ??
    (hexadecimal === undefined ? undefined : Number.parseInt(hexadecimal, 16)) ??
    escapes[letter ?? ''];
  return code === undefined || code > 127 ? undefined : BigInt(code);
}
