// Generated from src/simulator/include/aclsim.h by `npm run generate`. Do not edit: --check compares every byte.

import { struct } from '../../src/native/index.js';
import type { EnumValue } from '../../src/native/index.js';
/** Defects of the calling program that the simulator looks for. */
export const aclsimFindingKind = {
  ACLSIM_FINDING_OUT_OF_BOUNDS: 0,
  ACLSIM_FINDING_WRONG_DIRECTION: 1,
  ACLSIM_FINDING_USE_AFTER_FREE: 2,
  ACLSIM_FINDING_DOUBLE_FREE: 3,
  ACLSIM_FINDING_FOREIGN_FREE: 4,
  ACLSIM_FINDING_FREE_IN_USE: 5,
  ACLSIM_FINDING_HOST_FREED_IN_USE: 6,
  ACLSIM_FINDING_HOST_CHANGED_IN_USE: 7,
  ACLSIM_FINDING_UNINITIALISED_READ: 8,
  ACLSIM_FINDING_UNMATCHED_MAP: 9,
  ACLSIM_FINDING_LEAK_AT_FINALIZE: 10,
  ACLSIM_FINDING_LEAK_AT_EXIT: 11,
  ACLSIM_FINDING_MISALIGNED_WORD: 12,
  ACLSIM_FINDING_PINNED_CHANGED: 13,
  ACLSIM_FINDING_KINDS: 14,
} as const;
/** Defects of the calling program that the simulator looks for. */
export type aclsimFindingKind = EnumValue<typeof aclsimFindingKind>;

/** Kinds of objects that are counted while they live. */
export const aclsimObjectKind = {
  ACLSIM_OBJECT_CONTEXT: 0,
  ACLSIM_OBJECT_STREAM: 1,
  ACLSIM_OBJECT_EVENT: 2,
  ACLSIM_OBJECT_NOTIFY: 3,
  ACLSIM_OBJECT_COUNT_NOTIFY: 4,
  ACLSIM_OBJECT_DEVICE_MEMORY: 5,
  ACLSIM_OBJECT_HOST_MEMORY: 6,
  ACLSIM_OBJECT_HOST_REGISTRATION: 7,
  ACLSIM_OBJECT_RESERVATION: 8,
  ACLSIM_OBJECT_PHYSICAL_MEMORY: 9,
  ACLSIM_OBJECT_MAPPING: 10,
  ACLSIM_OBJECT_MANAGED_MEMORY: 11,
  ACLSIM_OBJECT_MEMORY_POOL: 12,
  ACLSIM_OBJECT_POOL_BLOCK: 13,
  ACLSIM_OBJECT_ALLOCATOR_DESC: 14,
  ACLSIM_OBJECT_ALLOCATOR_REGISTRATION: 15,
  ACLSIM_OBJECT_IPC_EXPORT: 16,
  ACLSIM_OBJECT_IPC_IMPORT: 17,
  ACLSIM_OBJECT_SUBSCRIPTION: 18,
  ACLSIM_OBJECT_LABEL: 19,
  ACLSIM_OBJECT_DATA_BUFFER: 20,
  ACLSIM_OBJECT_MODEL: 21,
  ACLSIM_OBJECT_KERNEL_BINARY: 22,
  ACLSIM_OBJECT_KINDS: 23,
} as const;
/** Kinds of objects that are counted while they live. */
export type aclsimObjectKind = EnumValue<typeof aclsimObjectKind>;

/** One finding. Texts are cut to the size of their field, always terminated. 912 bytes. */
export interface aclsimFinding {
  /** From 1, in the order of discovery. */
  id: bigint;
  kind: aclsimFindingKind;
  /** How often it was seen; of a leak: how many objects it stands for. */
  count: number;
  /** The function that showed it (of a leak: that made the object), and the argument to blame; empty when there is none. */
  function: string;
  argument: string;
  /** What the argument pointed to and how many bytes are concerned; 0 when it makes no sense. */
  address: bigint;
  size: bigint;
  /** Number of the OS thread that did it, or made the leaked object; 0: unknown. */
  thread: bigint;
  /** Of a leak: what was left behind; else ACLSIM_OBJECT_KINDS. */
  object: aclsimObjectKind;
  /** One sentence: what is wrong. */
  message: string;
  /** The object's history: who made it, who freed it, when. */
  history: string;
}
/** koffi type of {@link aclsimFinding}. */
export const aclsimFinding = struct(() => ({
  id: 'uint64_t',
  kind: 'int32_t',
  count: 'uint32_t',
  function: ['char', 64],
  argument: ['char', 32],
  address: 'uint64_t',
  size: 'uint64_t',
  thread: 'uint64_t',
  object: 'int32_t',
  message: ['char', 256],
  history: ['char', 512],
}));
