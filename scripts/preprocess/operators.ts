/** The operators of C on integers, with its conversions. */
import { commonType, convert, type Integer, int, promote } from './integers.js';

/** The tokens are no constant integer expression. */
export class NotConstant extends Error {}

/** Higher binds tighter. */
export const precedence: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['|', 3],
  ['^', 4],
  ['&', 5],
  ['==', 6],
  ['!=', 6],
  ['<', 7],
  ['>', 7],
  ['<=', 7],
  ['>=', 7],
  ['<<', 8],
  ['>>', 8],
  ['+', 9],
  ['-', 9],
  ['*', 10],
  ['/', 10],
  ['%', 10],
]);

export function applyUnary(operator: '-' | '+' | '~' | '!', operand: Integer): Integer {
  if (operator === '!') return truth(operand.value === 0n);
  const { value, type } = promote(operand);
  return convert(operator === '-' ? -value : operator === '~' ? ~value : value, type);
}

export function applyBinary(operator: string, leftThunk: () => Integer, rightThunk: () => Integer): Integer {
  if (operator === '&&') return truth(leftThunk().value !== 0n && rightThunk().value !== 0n);
  if (operator === '||') return truth(leftThunk().value !== 0n || rightThunk().value !== 0n);
  const left = promote(leftThunk());
  const right = promote(rightThunk());
  if (
    (operator === '<<' || operator === '>>') &&
    (right.value < 0n || right.value >= BigInt(left.type.bits))
  ) {
    throw new NotConstant(`a shift by ${right.value} bits`);
  }
  if (operator === '<<') return convert(left.value << right.value, left.type);
  if (operator === '>>') return convert(left.value >> right.value, left.type);
  const type = commonType(left.type, right.type);
  const a = convert(left.value, type).value;
  const b = convert(right.value, type).value;
  switch (operator) {
    case '|':
      return convert(a | b, type);
    case '^':
      return convert(a ^ b, type);
    case '&':
      return convert(a & b, type);
    case '==':
      return truth(a === b);
    case '!=':
      return truth(a !== b);
    case '<':
      return truth(a < b);
    case '>':
      return truth(a > b);
    case '<=':
      return truth(a <= b);
    case '>=':
      return truth(a >= b);
    case '+':
      return convert(a + b, type);
    case '-':
      return convert(a - b, type);
    case '*':
      return convert(a * b, type);
    case '/':
    case '%':
      if (b === 0n) throw new NotConstant('division by zero');
      return convert(operator === '/' ? a / b : a % b, type);
    default:
      throw new NotConstant(`unknown operator ${operator}`);
  }
}

function truth(condition: boolean): Integer {
  return { value: condition ? 1n : 0n, type: int };
}
