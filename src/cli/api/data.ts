import { describeCode } from '../../errors/codes/describe.js';
import type { OwnModel } from '../model/own-model.js';
import { type Entry, isErrorCode } from './entries.js';

/** An entry for a program: the model's own object, with what a person is told beyond it. */
export function dataOf(entry: Entry, model: OwnModel): unknown {
  const { kind } = entry;
  const name = entry.owner ?? entry.name;
  const { constants, macros } = model;
  const value = [...constants, ...macros].find((item) => item.name === name);
  if (value !== undefined && isErrorCode(name)) {
    const { class: errorClass, meaning, hint, retryable, replacedBy } = describeCode(Number(value.value));
    const code = { class: errorClass, meaning, hint, retryable };
    return { kind, ...value, ...code, ...(replacedBy === undefined ? {} : { replacedBy }) };
  }
  const enumeration = model.enums.find((item) => (item.name ?? item.constants[0]?.name) === name);
  if (enumeration !== undefined)
    return { kind, ...(entry.owner === undefined ? {} : { constant: entry.name }), ...enumeration };
  const others = [model.functions, model.structs, model.callbacks, model.typedefs];
  const found = value ?? others.flat().find((item) => item.name === name);
  return { kind, ...(found ?? entry) };
}
