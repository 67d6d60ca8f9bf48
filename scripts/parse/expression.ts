/**
 * Constant integer expressions of C: in `#if`, enumerators, array lengths, macros and `static const` variables.
 * `&&`, `||` and `?:` evaluate only the operand that counts, as C does.
 */
import { convert, type Integer, type IntegerType, int, integerLiteral, integerTypes } from './integers.js';
import { applyBinary, applyUnary, NotConstant, precedence } from './operators.js';
import type { Token } from './tokens.js';

/** Value of an identifier; undefined when it has none. */
export type Lookup = (name: string) => Integer | undefined;

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
    const words: string[] = [];
    let index = this.#position + 1;
    for (; this.tokens[index]?.kind === 'identifier'; index += 1) words.push(this.tokens[index]?.text ?? '');
    const type = this.types.get(words.join(' '));
    if (type === undefined || this.tokens[index]?.text !== ')') return undefined;
    this.#position = index + 1;
    const operand = this.#unary();
    return () => convert(operand().value, type);
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
    if (token.kind === 'character' && /^'[^\\]'$/.test(token.text)) {
      const code = token.text.charCodeAt(1);
      return () => convert(BigInt(code), int);
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
