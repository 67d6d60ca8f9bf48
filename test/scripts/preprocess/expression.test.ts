import { describe, expect, it } from 'vitest';
import { isTrue } from '../../../scripts/preprocess/conditions.js';
import { evaluate } from '../../../scripts/preprocess/expression.js';
import { convert, int } from '../../../scripts/preprocess/integers.js';
import { type Macro, parseDefinition } from '../../../scripts/preprocess/macros.js';
import { NotConstant } from '../../../scripts/preprocess/operators.js';
import { tokenize } from '../../../scripts/preprocess/tokens.js';

const named = new Map([['ACL_FIVE', convert(5n, int)]]);
const value = (text: string): string => {
  const { value: found, type } = evaluate(tokenize(text), (name) => named.get(name));
  return `${found} ${type.name}`;
};

describe('a constant expression of C', () => {
  // Each value and type is what GCC gives on x86-64.
  it.each([
    ['1', '1 int'],
    ['401U', '401 unsigned int'],
    ['0X2U', '2 unsigned int'],
    ['0b101', '5 int'],
    ['010', '8 int'],
    ['2147483647', '2147483647 int'],
    ['2147483648', '2147483648 long'],
    ['0x80000000', '2147483648 unsigned int'],
    ['0xFFFFFFFFFFFFFFFE', '18446744073709551614 unsigned long'],
    ['16ULL', '16 unsigned long long'],
    ['16LL', '16 long long'],
    ['16lu', '16 unsigned long'],
    ['1U << 31', '2147483648 unsigned int'],
    ['1 << 31', '-2147483648 int'],
    ['1ULL << 63', '9223372036854775808 unsigned long long'],
    ['-1', '-1 int'],
    ['-1U', '4294967295 unsigned int'],
    ['~0ULL', '18446744073709551615 unsigned long long'],
    ['-1 < 0U', '0 int'],
    ['-1 < 0', '1 int'],
    ['1 + 2 * 3 - 4 / 2', '5 int'],
    ['(1 + 2) * 3 % 5', '4 int'],
    ['10 - 4 - 3', '3 int'],
    ['1 | 6 ^ 3 & 2', '5 int'],
    ['1 ? 2 : 3 ? 4 : 5', '2 int'],
    ['0 ? 2 : 0 ? 4 : 5', '5 int'],
    ['!5 + !0', '1 int'],
    ['(uint8_t)300', '44 uint8_t'],
    ['(int8_t)200 + 0', '-56 int'],
    ['(uint32_t)-1', '4294967295 unsigned int'],
    ['(unsigned long)1', '1 unsigned long'],
    ["'A'", '65 int'],
    ["'\\n'", '10 int'],
    ["'\\x7f'", '127 int'],
    ["'\\101'", '65 int'],
    ["'\\\\'", '92 int'],
    ['sizeof(int)', '4 unsigned long'],
    ['sizeof(const void *) * 2', '16 unsigned long'],
    ['-1 < sizeof(char)', '0 int'],
    ['ACL_FIVE << 2', '20 int'],
    ['0 && 1 / 0', '0 int'],
    ['1 || 1 / 0', '1 int'],
    ['5 >> 1', '2 int'],
    ['-5 / 2', '-2 int'],
    ['1 + 1L', '2 long'],
    ['1UL + 1LL', '2 unsigned long long'],
  ])('%s is %s', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  it.each([
    '',
    '1 +',
    '1 2',
    '(1',
    'ACL_UNKNOWN',
    '1.5',
    '1 / 0',
    '1 << 32',
    '1 << -1',
    '"text"',
    'sizeof(struct aclS)',
    'sizeof(void)',
    'sizeof int',
    "'\\xff'",
    "'ab'",
    "'é'",
    '08',
    '1UU',
  ])('"%s" is none', (text) => {
    expect(() => value(text)).toThrow(NotConstant);
  });
});

describe('the condition of an #if', () => {
  const macros = new Map<string, Macro>();
  for (const text of [
    '__GNUC__ 12',
    'ACL_ONE 1',
    'ACL_SUM 1 + 1',
    'ACL_EMPTY',
    'ACL_AT_LEAST(a) (__GNUC__ >= (a))',
  ]) {
    const macro = parseDefinition(text, 'test', 1);
    if (macro) macros.set(macro.name, macro);
  }

  it.each([
    ['defined(__GNUC__) && (__GNUC__ >= 6)', true],
    ['defined __GNUC__', true],
    ['defined(_WIN32) || defined(_WIN64) || defined(_MSC_VER)', false],
    ['__cplusplus >= 201103L', false],
    ['!defined(ACL_EMPTY)', false],
    ['ACL_SUM * 2 == 3', true],
    ['ACL_UNKNOWN', false],
    ['ACL_AT_LEAST(6)', true],
    ['ACL_AT_LEAST(13)', false],
    ['0', false],
    ['__has_attribute(deprecated)', true],
    ['__has_builtin(__builtin_expect)', false],
    ['defined(__has_include) && __has_include(<lost.h>)', false],
  ])('%s is %s', (text, expected) => {
    expect(isTrue(text, macros)).toBe(expected);
  });
});
