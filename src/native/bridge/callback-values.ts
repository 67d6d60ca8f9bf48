import koffi from 'koffi';
import { InvalidArgumentError } from '../../errors/index.js';
import type { CType } from '../values/types.js';
import { checkNullablePointer } from '../values/validate.js';

/** Arguments and results of callbacks, which cross the border as words of 64 bits. */

/** Whole numbers by the names that koffi has for their types. */
const INTEGERS: Readonly<Record<string, readonly [bits: number, signed: boolean]>> = {
  char: [8, true],
  int8_t: [8, true],
  uint8_t: [8, false],
  int16_t: [16, true],
  uint16_t: [16, false],
  int32_t: [32, true],
  uint32_t: [32, false],
  int64_t: [64, true],
  uint64_t: [64, false],
  size_t: [64, false],
};

/**
 * What makes a value of the script out of a word. A smaller value leaves the rest of its word undefined.
 * @throws InvalidArgumentError for a type that callbacks can't have
 */
export function reader(type: CType): (word: bigint) => unknown {
  switch (type) {
    case 'void *':
      return (word) => (word === 0n ? null : word);
    case 'str':
      return (word) => (word === 0n ? null : koffi.decode.string(word));
    case 'bool':
      return (word) => (word & 0xffn) !== 0n;
    default: {
      const [bits, signed] = integer(type);
      const cut = signed ? BigInt.asIntN : BigInt.asUintN;
      return (word) => numberOrBigint(cut(bits, word));
    }
  }
}

const numberOrBigint = (value: bigint): number | bigint =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value;

/**
 * What makes a word out of what a function of the script has returned. `api`: the callback type, for the message.
 * @throws InvalidArgumentError for a type that callbacks can't have; from the function that is returned, for other values
 */
export function writer(type: CType, api: string): (value: unknown) => bigint {
  switch (type) {
    case 'void':
      return () => 0n;
    case 'void *':
      return (value) => {
        const pointer = value as bigint | null; // checked at once
        checkNullablePointer(pointer, api, 'result');
        return pointer ?? 0n;
      };
    case 'bool':
      return (value) => {
        if (typeof value === 'boolean') return value ? 1n : 0n;
        throw new InvalidArgumentError({
          api,
          parameter: 'result',
          received: value,
          expected: 'true or false',
        });
      };
    default: {
      const [bits, signed] = integer(type);
      const cut = signed ? BigInt.asIntN : BigInt.asUintN;
      return (value) => {
        const whole =
          typeof value === 'bigint' || Number.isSafeInteger(value)
            ? BigInt(value as number | bigint)
            : undefined;
        if (whole !== undefined && cut(bits, whole) === whole) return BigInt.asUintN(64, whole);
        throw new InvalidArgumentError({
          api,
          parameter: 'result',
          received: value,
          expected: `a whole number that fits into ${type}`,
        });
      };
    }
  }
}

/** What C gets when the function gives no result: no memory, false, or a status that is not 0. */
export function refusalOf(type: CType): bigint {
  if (type === 'void' || type === 'void *' || type === 'bool') return 0n;
  const [bits, signed] = integer(type);
  return bits < 32 ? (signed ? 2n ** 64n - 1n : 2n ** BigInt(bits) - 1n) : REFUSED;
}

/** ACL_ERROR_INTERNAL_ERROR: what the runtime itself answers when callbacks go wrong. */
const REFUSED = 500_000n;

function integer(type: CType): readonly [bits: number, signed: boolean] {
  const found = typeof type === 'string' ? INTEGERS[type] : undefined;
  if (found === undefined)
    throw new InvalidArgumentError({
      api: 'callback',
      parameter: 'type',
      received: type,
      expected: 'a number or a pointer, which C passes in a register',
    });
  return found;
}
