/**
 * What generated bindings use, those of the package and those that `ascendcl generate` makes. Modules of the package
 * itself import from the files of this folder. Nothing outside the folder calls koffi.
 *
 * @module ascendcl/native
 */

export { addressesOf, booleansOf, type Count, elementsOf, locate, memoriesOf, numbersOf } from './arrays.js';
export { bind, type Signature } from './bind.js';
export { builtIns } from './built-ins.js';
export { type CallbackKind, callback } from './callbacks.js';
export { float32Cell, int32Cell, int64Cell, pointerCell, textOf, uint32Cell, uint64Cell } from './cells.js';
export type { Enumeration, EnumValue } from './enumerations.js';
export { failure, outputsOf } from './failure.js';
export { hasFunction, loadedLibrary, loadLibrary, type NativeLibrary, type SymbolPlace } from './library.js';
export type { Backend, LocateOptions } from './locate.js';
export type {
  AnyPointer,
  FunctionPointer,
  Int64,
  Pointer,
  StructInput,
  StructPointer,
  UnionOf,
} from './pointers.js';
export { nullableStructOf, structOf, structsOf } from './structs.js';
export { isTraced, type NativeCall, traced } from './tracing.js';
export { type CType, exact, inoutOf, outOf, pointerTo, sizeOf, struct, structsIn, union } from './types.js';
export * from './validate.js';
