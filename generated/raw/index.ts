// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

/**
 * Every C function as C has it: it returns the code, and writes its results where the pointers of the caller lead.
 *
 * @module ascendcl/raw
 */
export * from './callback.js';
export * from './context.js';
export * from './data.js';
export * from './device.js';
export * from './event.js';
export * from './exception.js';
export * from './execution.js';
export * from './group.js';
export * from './init.js';
export * from './kernel.js';
export * from './memory.js';
export * from './model.js';
export * from './notify.js';
export * from './profiling.js';
export * from './snapshot.js';
export * from './stream.js';
export * from './system.js';
export * from './transfer.js';
export * from '../callbacks.js';
export * from '../constants.js';
export * from '../enums.js';
export * from '../structs.js';
export * from '../types.js';
