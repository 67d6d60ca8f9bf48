/**
 * Integer types of C on LP64 (x86-64 and AArch64 alike): literals, promotions, conversions. Values are bigints.
 */

export interface IntegerType {
  readonly name: string;
  readonly bits: number;
  readonly signed: boolean;
  readonly rank: number;
}

export interface Integer {
  readonly value: bigint;
  readonly type: IntegerType;
}

const type = (name: string, bits: number, signed: boolean, rank: number): IntegerType => ({
  name,
  bits,
  signed,
  rank,
});

export const int = type('int', 32, true, 3);
const unsignedInt = type('unsigned int', 32, false, 3);
export const long = type('long', 64, true, 4);
export const unsignedLong = type('unsigned long', 64, false, 4);
const longLong = type('long long', 64, true, 5);
const unsignedLongLong = type('unsigned long long', 64, false, 5);

/** Types that a cast may name. */
export const integerTypes: ReadonlyMap<string, IntegerType> = new Map([
  ['int', int],
  ['unsigned int', unsignedInt],
  ['unsigned', unsignedInt],
  ['long', long],
  ['unsigned long', unsignedLong],
  ['long long', longLong],
  ['unsigned long long', unsignedLongLong],
  ['short', type('short', 16, true, 2)],
  ['unsigned short', type('unsigned short', 16, false, 2)],
  ['char', type('char', 8, true, 1)],
  ['signed char', type('signed char', 8, true, 1)],
  ['unsigned char', type('unsigned char', 8, false, 1)],
  ['int8_t', type('int8_t', 8, true, 1)],
  ['uint8_t', type('uint8_t', 8, false, 1)],
  ['int16_t', type('int16_t', 16, true, 2)],
  ['uint16_t', type('uint16_t', 16, false, 2)],
  ['int32_t', int],
  ['uint32_t', unsignedInt],
  ['int64_t', long],
  ['uint64_t', unsignedLong],
  ['size_t', unsignedLong],
  ['ssize_t', long],
  ['ptrdiff_t', long],
  ['intptr_t', long],
  ['uintptr_t', unsignedLong],
]);

/** The value as the type holds it: wraps around, as C compilers do for signed types too. */
export function convert(value: bigint, to: IntegerType): Integer {
  return { value: to.signed ? BigInt.asIntN(to.bits, value) : BigInt.asUintN(to.bits, value), type: to };
}

export function promote(operand: Integer): Integer {
  return operand.type.rank < int.rank ? convert(operand.value, int) : operand;
}

/** The usual arithmetic conversions. */
export function commonType(left: IntegerType, right: IntegerType): IntegerType {
  if (left.signed === right.signed) return left.rank >= right.rank ? left : right;
  const [unsigned, signed] = left.signed ? [right, left] : [left, right];
  if (unsigned.rank >= signed.rank) return unsigned;
  if (signed.bits > unsigned.bits) return signed;
  return signed.rank === longLong.rank ? unsignedLongLong : unsignedLong;
}

/** Reads `0X2U`, `16ULL`, `010`, `'a'`-free; undefined when it is no integer literal. */
export function integerLiteral(text: string): Integer | undefined {
  const match = /^(0[xX][\da-fA-F]+|0[bB][01]+|\d+)([uUlL]*)$/.exec(text);
  if (match === null) return undefined;
  const [, digits = '', rawSuffix = ''] = match;
  const suffix = rawSuffix.toLowerCase();
  if (!/^(u?(l|ll)?|(l|ll)u)$/.test(suffix)) return undefined;
  const octal = /^0\d+$/.test(digits);
  if (octal && /[89]/.test(digits)) return undefined;
  const value = BigInt(octal ? `0o${digits.slice(1)}` : digits);
  const decimal = /^[1-9]/.test(digits);
  const unsigned = suffix.includes('u');
  const longs = suffix.replace('u', '').length;
  const candidates = [int, unsignedInt, long, unsignedLong, longLong, unsignedLongLong].filter(
    (candidate) =>
      candidate.rank >= int.rank + longs && (unsigned ? !candidate.signed : candidate.signed || !decimal),
  );
  const fitting = candidates.find((candidate) => convert(value, candidate).value === value);
  return fitting && { value, type: fitting };
}
