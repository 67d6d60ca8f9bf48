import { KINDS, PAIRS } from '../groups/memcpy.js';
import { MEMORY_ATTRIBUTES } from '../groups/memory-information.js';
import { POLICIES, SIZES } from '../groups/policies.js';
import { each, type Line, rowsOf } from './row.js';

/** Allocating and freeing. */
export const allocation = rowsOf('malloc', [
  ...POLICIES.flatMap((policy): Line[] => [
    ...SIZES.map((size): Line => ['aclrtMalloc', `${size} bytes, ${policy}`, 0, 'align: >=64']),
    ['aclrtMallocCached', `3 MB, ${policy}`, 0],
    ['aclrtMallocAlign32', `3 MB, ${policy}`, 0],
    ['aclrtFree', `pointer from aclrtMalloc ${policy}`, 0],
  ]),
  ['aclrtMalloc', 'policy LOW_BAND_WIDTH 0x100', 0],
  ['aclGetRecentErrMsg', 'after the null pointer', 0, 'message codes: EH0008; text present'],
  ...each('aclrtFree', { 'pointer from aclrtMallocCached': 0, NULL: 100000 }),
  ...each('aclrtMallocWithCfg', {
    'NULL out': 100000,
    'numAttrs 1, attrs NULL': 100000,
    'numAttrs 0, attrs NULL': 107000,
    'attribute VA_FLAG': 107000,
    'attribute 99': 107000,
    'attribute DEVICE_ID of another device': 107000,
    'attribute MODULE_ID': 0,
  }),
  ['aclrtMallocForTaskScheduler', '1 MB HUGE_FIRST cfg=NULL', 0],
  ...each('aclrtFreeWithDevSync', { NULL: 100000, valid: 0 }),
  ['aclrtFreeHost', 'pointer from aclrtMallocHostWithCfg', 0],
  ...each('aclrtMallocHostWithCfg', {
    'NULL out': 100000,
    'size 0': 100000,
    'numAttrs 0, attrs NULL': 107000,
    'attribute DEVICE_ID': 107000,
  }),
  ...each('aclrtFreeHostWithDevSync', { NULL: 100000, valid: 0 }),
]);

/** What is known of the attributes that no row shows: DDR and memory between devices are not there, normal pages are. */
const amountOf = (attribute: string): string =>
  attribute === 'ACL_MEM_NORMAL' ? 'free=4294967296 total=4294967296' : 'free=0 total=0';

/** Copies, fills, what is told about memory, registered host memory. */
export const copying = rowsOf('memcpy', [
  // The direction is not checked against the addresses; the first six kinds are all that is taken.
  ...KINDS.flatMap((kind, value) =>
    PAIRS.map(
      ([dst, src]): Line => [
        'aclrtMemcpy',
        `kind=${kind} dst=${dst} src=${src}, 4096 bytes`,
        value < 6 ? 0 : 100000,
      ],
    ),
  ),
  ['aclGetRecentErrMsg', 'after the bad kinds', 0, 'message codes: EH0007; text present'],
  ...each('aclrtMemcpy', {
    'H2D, destMax 100 < count 200': 107000,
    'D2H, destMax 100 < count 200': 107000,
    'dst == src': 0,
  }),
  ['aclrtMemset', 'value 0x142: the low byte counts', 0],
  ['aclrtMemset', 'data check', 0, 'wrong bytes=0'],
  ...['aclrtMemFlush', 'aclrtMemInvalidate'].flatMap((api) =>
    each(api, {
      'NULL, 64': 100000,
      'device ptr, size 0': 100000,
      'device ptr, 64': 0,
      'device ptr, size beyond allocation (1 GB)': 0,
    }),
  ),
  ...MEMORY_ATTRIBUTES.map(
    (name, value): Line => ['aclrtGetMemInfo', `attr=${value} ${name}`, 0, amountOf(name)],
  ),
  ['aclrtGetMemInfo', 'attr=18', 107016],
  ['aclrtPointerGetAttributes', 'pinned host ptr', 0, 'location.type=0 id=0 pageSize=4096'],
  ['aclrtPointerGetAttributes', 'NULL out', 100000],
  ...each('aclrtMemGetAddressRange', { 'NULL ptr': 100000, 'both outs NULL': 107000, 'NULL size': 0 }),
  ...each('aclrtHostRegister', {
    'NULL ptr': 100000,
    'valid, type MAPPED': 0,
    'already registered': 507910,
    'NULL out': 100000,
    'type 1': 207000,
  }),
  ...each('aclrtHostUnregister', {
    twice: 507911,
    'interior of a registered range': 507911,
    'registered by V2': 0,
  }),
  ...each('aclrtHostRegisterV2', {
    'flag 1': 107000,
    'NULL ptr': 100000,
    'size 0': 100000,
    'already registered': 507910,
    'inside a registered range': 507910,
  }),
  ...each('aclrtHostGetDevicePointer', {
    'NULL ptr': 100000,
    'NULL out': 100000,
    'registered PINNED only': 107000,
  }),
]);

/** Reservations, physical memory, mappings. */
export const virtualMemory = rowsOf('vmm', [
  ['aclrtMemGetAllocationGranularity', 'MINIMUM memAttr=12', 0, 'granularity=2097152'],
  ['aclrtMemGetAllocationGranularity', 'MINIMUM memAttr=16', 0, 'granularity=2097152'],
  ['aclrtMemGetAllocationGranularity', 'device id 1', 0, 'granularity=2097152'],
  // The driver's own checks: places that it does not know, pages that they don't have, reserved bits.
  ['aclrtMemGetAllocationGranularity', 'location HOST_NUMA', 0, 'granularity=2097152'],
  ['aclrtMemGetAllocationGranularity', 'location UNREGISTERED, memAttr=14', 0, 'granularity=2097152'],
  ...each('aclrtMemGetAllocationGranularity', {
    'location MANAGED': 107000,
    'location type 5': 107000,
    'location HOST, id 64': 107000,
    'location HOST, memAttr=10': 207000,
    'location HOST_NUMA, memAttr=14': 207000,
    'location UNREGISTERED, memAttr=10': 207000,
    'prop.reserve 1': 107000,
  }),
  ['aclrtReserveMemAddress', 'NULL out', 100000],
  ...each('aclrtMallocPhysical', {
    'prop.handleType 2': 100000,
    'device id 99': 107001,
    'location type 5': 107000,
    'location HOST id 64': 107000,
    'location HOST, memAttr=10': 207000,
    'location HOST_NUMA, memAttr=14': 207000,
    'location HOST id 0, size 1': 507899,
    'location HOST id 1, size 1': 207000,
    'prop.reserve 1': 107000,
    // Kinds without an entry in the runtime's table, and DDR on a device.
    ...Object.fromEntries([0, 9, 11, 18].map((attr) => [`2M, location DEVICE, memAttr=${attr}`, 100000])),
    ...Object.fromEntries([4, 12, 14, 15].map((attr) => [`2M, location DEVICE, memAttr=${attr}`, 0])),
  }),
  ['aclrtMapMem', 'NULL va', 100000],
  ['aclrtMemcpy', 'D2H from the second mapping of the handle', 0, 'wrong bytes=0'],
  ...each('aclrtMemSetAccess', { 'NULL va': 107000, 'NULL desc': 107000 }),
  ['aclrtMemGetAccess', 'mapped va, device 0', 0, 'access=3'],
  ...each('aclrtMemGetAccess', { 'NULL va': 100000, 'NULL location': 100000, 'NULL out': 100000 }),
  ...each('aclrtUnmapMem', { NULL: 100000, 'valid (2nd va)': 0 }),
  ...each('aclrtReleaseMemAddress', {
    'interior of a reservation': 107000,
    valid: 0,
    // As a row shows that unmaps an address whose reservation is gone: releasing does not ask for mappings.
    'while mapped': 0,
  }),
  ['aclrtFreePhysical', 'h2 again', 107000],
]);
