/**
 * What generated bindings use, those of the package and those that `ascendcl generate` makes. Modules of the package
 * itself import from the files of this folder. Nothing outside the folder calls koffi.
 *
 * @module ascendcl/native
 */

export { type CallbackKind, callback } from './bridge/callbacks.js';
export { bind, type Signature } from './calls/bind.js';
export { failure, outputsOf } from './calls/failure.js';
export { isTraced, type NativeCall, traced } from './calls/tracing.js';
export {
  hasFunction,
  loadedLibrary,
  loadLibrary,
  type NativeLibrary,
  type SymbolPlace,
} from './library/library.js';
export type { Backend, LocateOptions } from './library/locate.js';
export {
  addressesOf,
  booleansOf,
  type Count,
  elementsOf,
  locate,
  memoriesOf,
  numbersOf,
} from './values/arrays.js';
export { builtIns } from './values/built-ins.js';
export {
  float32Cell,
  int32Cell,
  int64Cell,
  pointerCell,
  textOf,
  uint32Cell,
  uint64Cell,
} from './values/cells.js';
export type { Enumeration, EnumValue } from './values/enumerations.js';
export type {
  AnyPointer,
  FunctionPointer,
  Int64,
  Pointer,
  StructInput,
  StructPointer,
  UnionOf,
} from './values/pointers.js';
export { nullableStructOf, structOf, structsOf } from './values/structs.js';
export {
  type CType,
  exact,
  inoutOf,
  outOf,
  pointerTo,
  sizeOf,
  struct,
  structsIn,
  union,
} from './values/types.js';
export * from './values/validate.js';
