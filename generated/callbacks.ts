// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { callback } from '../src/native/index.js';
import type { AnyPointer, Int64 } from '../src/native/index.js';
import type { aclrtDeviceState, aclrtDeviceTaskAbortStage, aclrtStreamState } from './enums.js';
import type { AllocatorAddrPtr, AllocatorBlockPtr, AllocatorPtr, ExceptionInfoPtr, StreamPtr } from './types.js';
/** Called by the real finalization; a code other than 0 makes it fail. */
export type aclFinalizeCallbackFunc = (userData: AnyPointer | null) => number;
/** Registers functions of type {@link aclFinalizeCallbackFunc} for C. */
export const aclFinalizeCallbackFunc = callback<'aclFinalizeCallbackFunc', aclFinalizeCallbackFunc>('aclFinalizeCallbackFunc', 'int32_t', ['void *']);

/**
 * Called by aclInit with the text of its configuration file and the byte length of that text; a code other than 0
 * makes aclInit fail.
 */
export type aclInitCallbackFunc = (configStr: string | null, len: Int64, userData: AnyPointer | null) => number;
/** Registers functions of type {@link aclInitCallbackFunc} for C. */
export const aclInitCallbackFunc = callback<'aclInitCallbackFunc', aclInitCallbackFunc>('aclInitCallbackFunc', 'int32_t', ['str', 'size_t', 'void *']);

/** Allocates size bytes, if possible at addr, and returns the block. */
export type aclrtAllocatorAllocAdviseFunc = (allocator: AllocatorPtr | null, size: Int64, addr: AllocatorAddrPtr | null) => AnyPointer | null;
/** Registers functions of type {@link aclrtAllocatorAllocAdviseFunc} for C. */
export const aclrtAllocatorAllocAdviseFunc = callback<'aclrtAllocatorAllocAdviseFunc', aclrtAllocatorAllocAdviseFunc>('aclrtAllocatorAllocAdviseFunc', 'void *', ['void *', 'size_t', 'void *']);

/** Allocates size bytes and returns the block. */
export type aclrtAllocatorAllocFunc = (allocator: AllocatorPtr | null, size: Int64) => AnyPointer | null;
/** Registers functions of type {@link aclrtAllocatorAllocFunc} for C. */
export const aclrtAllocatorAllocFunc = callback<'aclrtAllocatorAllocFunc', aclrtAllocatorAllocFunc>('aclrtAllocatorAllocFunc', 'void *', ['void *', 'size_t']);

/** Frees a block of the allocator. */
export type aclrtAllocatorFreeFunc = (allocator: AllocatorPtr | null, block: AllocatorBlockPtr | null) => void;
/** Registers functions of type {@link aclrtAllocatorFreeFunc} for C. */
export const aclrtAllocatorFreeFunc = callback<'aclrtAllocatorFreeFunc', aclrtAllocatorFreeFunc>('aclrtAllocatorFreeFunc', 'void', ['void *', 'void *']);

/** Returns the device address of a block. */
export type aclrtAllocatorGetAddrFromBlockFunc = (block: AllocatorBlockPtr | null) => AnyPointer | null;
/** Registers functions of type {@link aclrtAllocatorGetAddrFromBlockFunc} for C. */
export const aclrtAllocatorGetAddrFromBlockFunc = callback<'aclrtAllocatorGetAddrFromBlockFunc', aclrtAllocatorGetAddrFromBlockFunc>('aclrtAllocatorGetAddrFromBlockFunc', 'void *', ['void *']);

/** Function of the caller that the runtime runs on a host thread. */
export type aclrtCallback = (userData: AnyPointer | null) => void;
/** Registers functions of type {@link aclrtCallback} for C. */
export const aclrtCallback = callback<'aclrtCallback', aclrtCallback>('aclrtCallback', 'void', ['void *']);

/** Called on the thread that opens or resets a device; it must not open or reset one itself. */
export type aclrtDeviceStateCallback = (deviceId: number, state: aclrtDeviceState, args: AnyPointer | null) => void;
/** Registers functions of type {@link aclrtDeviceStateCallback} for C. */
export const aclrtDeviceStateCallback = callback<'aclrtDeviceStateCallback', aclrtDeviceStateCallback>('aclrtDeviceStateCallback', 'void', ['int32_t', 'int32_t', 'void *']);

/**
 * Called before and after aclrtDeviceTaskAbort with the milliseconds it may take; returns 0, anything else counts as a
 * failure.
 */
export type aclrtDeviceTaskAbortCallback = (deviceId: number, stage: aclrtDeviceTaskAbortStage, timeout: number, args: AnyPointer | null) => number;
/** Registers functions of type {@link aclrtDeviceTaskAbortCallback} for C. */
export const aclrtDeviceTaskAbortCallback = callback<'aclrtDeviceTaskAbortCallback', aclrtDeviceTaskAbortCallback>('aclrtDeviceTaskAbortCallback', 'int32_t', ['int32_t', 'int32_t', 'uint32_t', 'void *']);

/**
 * Called on a thread of the runtime, perhaps several at a time, when a task fails. The argument is valid during the
 * call only; do not reset the device inside.
 */
export type aclrtExceptionInfoCallback = (exceptionInfo: ExceptionInfoPtr | null) => void;
/** Registers functions of type {@link aclrtExceptionInfoCallback} for C. */
export const aclrtExceptionInfoCallback = callback<'aclrtExceptionInfoCallback', aclrtExceptionInfoCallback>('aclrtExceptionInfoCallback', 'void', ['void *']);

/** Function that a stream calls on a thread of the runtime; it must not call this interface. */
export type aclrtHostFunc = (args: AnyPointer | null) => void;
/** Registers functions of type {@link aclrtHostFunc} for C. */
export const aclrtHostFunc = callback<'aclrtHostFunc', aclrtHostFunc>('aclrtHostFunc', 'void', ['void *']);

/** Called when a kernel of a binary fails on the device; exceptionInfo is valid only during the call. */
export type aclrtOpExceptionCallback = (exceptionInfo: ExceptionInfoPtr | null, userData: AnyPointer | null) => void;
/** Registers functions of type {@link aclrtOpExceptionCallback} for C. */
export const aclrtOpExceptionCallback = callback<'aclrtOpExceptionCallback', aclrtOpExceptionCallback>('aclrtOpExceptionCallback', 'void', ['void *', 'void *']);

/** Called on the thread that makes the snapshot; anything but 0 makes the snapshot call fail with 507912. */
export type aclrtSnapShotCallBack = (deviceId: number, args: AnyPointer | null) => number;
/** Registers functions of type {@link aclrtSnapShotCallBack} for C. */
export const aclrtSnapShotCallBack = callback<'aclrtSnapShotCallBack', aclrtSnapShotCallBack>('aclrtSnapShotCallBack', 'uint32_t', ['int32_t', 'void *']);

/** Called on the thread that creates or destroys a stream; it must not create or destroy one itself. */
export type aclrtStreamStateCallback = (stm: StreamPtr | null, state: aclrtStreamState, args: AnyPointer | null) => void;
/** Registers functions of type {@link aclrtStreamStateCallback} for C. */
export const aclrtStreamStateCallback = callback<'aclrtStreamStateCallback', aclrtStreamStateCallback>('aclrtStreamStateCallback', 'void', ['void *', 'int32_t', 'void *']);
