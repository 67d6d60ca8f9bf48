import * as acl from '../../../generated/raw/index.js';
import { type Call, cases, type UnobservedGroup } from './group.js';

const [FLOAT, FLOAT16, STRING, BF16, INT4, UINT1, COMPLEX32, HIFLOAT8, UNDEFINED] = [
  0, 1, 13, 27, 29, 30, 33, 34, -1,
];

/** A half precision number, with the number that it is read as. */
const halves = (values: Readonly<Record<string, readonly [half: number, value: number]>>): Call[] =>
  Object.entries(values).map(([name, [half, value]]) => [
    'aclFloat16ToFloat',
    name,
    0,
    () => 0,
    () => ({ value: acl.aclFloat16ToFloat(half) }),
    `holds value=${value}`,
  ]);

/** Helpers for plain data, which return no code: the sizes and the bits are what is compared. */
export const data: UnobservedGroup = {
  name: 'data',
  prepare: () => undefined,
  calls: [
    ...cases('aclDataTypeSize', {
      FLOAT: [4, () => Number(acl.aclDataTypeSize(FLOAT))],
      FLOAT16: [2, () => Number(acl.aclDataTypeSize(FLOAT16))],
      BF16: [2, () => Number(acl.aclDataTypeSize(BF16))],
      COMPLEX32: [4, () => Number(acl.aclDataTypeSize(COMPLEX32))],
      HIFLOAT8: [1, () => Number(acl.aclDataTypeSize(HIFLOAT8))],
      'INT4, less than a byte': [1, () => Number(acl.aclDataTypeSize(INT4))],
      'UINT1, less than a byte': [1, () => Number(acl.aclDataTypeSize(UINT1))],
      'STRING, of no size': [0, () => Number(acl.aclDataTypeSize(STRING))],
      UNDEFINED: [0, () => Number(acl.aclDataTypeSize(UNDEFINED))],
      'type 99': [8, () => Number(acl.aclDataTypeSize(99))],
    }),
    ...cases('aclFloatToFloat16', {
      '65504, the largest': [0x7bff, () => acl.aclFloatToFloat16(65504)],
      '65520, too large': [0x7bff, () => acl.aclFloatToFloat16(65520)],
      infinity: [0x7bff, () => acl.aclFloatToFloat16(Number.POSITIVE_INFINITY)],
      'minus infinity': [0xfbff, () => acl.aclFloatToFloat16(Number.NEGATIVE_INFINITY)],
      'no number': [0x7bff, () => acl.aclFloatToFloat16(Number.NaN)],
      'half of the least': [0, () => acl.aclFloatToFloat16(2 ** -25)],
      'more than half of the least': [1, () => acl.aclFloatToFloat16(1.5 * 2 ** -25)],
    }),
    ...halves({
      'the least': [1, 2 ** -24],
      'the largest': [0x7bff, 65504],
      infinity: [0x7c00, 65536],
      'minus infinity': [0xfc00, -65536],
      'no number': [0x7e00, 98304],
    }),
  ],
};
