/**
 * The native layer: what generated bindings use, those of the package and those that `ascendcl generate` makes. Nothing
 * outside this folder calls koffi.
 *
 * @module ascendcl/native
 */

export { type Abort, abortListeners } from './aborts.js';
export {
  ALLOCATOR_OBJECT,
  type AllocatorBlock,
  blockAddress,
  blockFree,
  createBlock,
  destroyBlock,
  isGivenBack,
} from './allocator-blocks.js';
export { addressesOf, booleansOf, elementsOf, locate, memoriesOf, numbersOf } from './arrays.js';
export { bind, type Signature } from './bind.js';
export { isRunning, setRunning } from './bridge.js';
export { builtIns } from './built-ins.js';
export { type CallbackKind, callback } from './callbacks.js';
export { float32Cell, int32Cell, int64Cell, pointerCell, textOf, uint32Cell, uint64Cell } from './cells.js';
export { contextChanges } from './context-changes.js';
export type { Enumeration, EnumValue } from './enumerations.js';
export { isExhausted, keptResources, takesResources } from './exhaustion.js';
export { exhaustionFacts, failure, outputsOf, supportFacts } from './failure.js';
export { addressOf, detachHostMemory, viewHostMemory } from './host-view.js';
export {
  hasFunction,
  libraryId,
  loadedLibrary,
  loadLibrary,
  type NativeLibrary,
  type SymbolPlace,
} from './library.js';
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
export { awaitsFirstWriter } from './poll.js';
export { type ForeignAbort, ForeignAborts } from './process-aborts.js';
export { pause } from './process-memory.js';
export { inProcessTable, type ProcessTable } from './process-table.js';
export {
  createSemaphore,
  destroySemaphore,
  postSemaphore,
  type Semaphore,
  semaphoreWait,
} from './semaphore.js';
export { letSignalsEnd, restoreSignals } from './signals.js';
export { nullableStructOf, structOf, structsOf } from './structs.js';
export { calls, isTraced, type NativeCall, traced } from './tracing.js';
export { type CType, exact, inoutOf, outOf, pointerTo, sizeOf, struct, structsIn, union } from './types.js';
export * from './validate.js';
export {
  bufferByteLengthOf,
  bufferOf,
  byteLengthOf,
  byteOffsetOf,
  isDetached,
  isResizable,
} from './views.js';
