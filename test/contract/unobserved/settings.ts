import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const [SATURATION, INF_NAN] = [0, 1];
const [WARP_SIZE, BUFFER_OF_VECTOR_CORE] = [202, 204];

const unrelated = new HostBlock<StreamPtr>(4096).address;
const buffer = new PointerCell<DevicePtr>();

const word = new Uint32Array(1);
const mode = new Int32Array([-7]);
const wide = new BigInt64Array(1);

const limitOf = () => acl.aclrtGetDeviceResLimit(0, 0, word);
const limit = () => ({ value: word[0] ?? -7 });

/** Limits, modes and the overflow status of devices. */
export const settings: UnobservedGroup = {
  name: 'settings',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(0));
    setup(() => acl.aclrtMalloc(buffer.cell, 64, 0));
  },
  calls: [
    ...cases('aclrtSetDeviceResLimit', {
      'more cores than there are': [107000, () => acl.aclrtSetDeviceResLimit(0, 0, 1000)],
      'no core': [0, () => acl.aclrtSetDeviceResLimit(0, 0, 0)],
    }),
    ['aclrtGetDeviceResLimit', 'no core', 0, limitOf, limit, 'holds value=0'],
    ...cases('aclrtSetStreamResLimit', {
      'NULL stream, one core': [0, () => acl.aclrtSetStreamResLimit(null, 0, 1)],
    }),
    [
      'aclrtGetStreamResLimit',
      'NULL stream, one core',
      0,
      () => acl.aclrtGetStreamResLimit(null, 0, word),
      limit,
      'holds value=1',
    ],
    ['aclrtResetStreamResLimit', 'NULL stream', 0, () => acl.aclrtResetStreamResLimit(null)],
    [
      'aclrtGetStreamResLimit',
      'NULL stream, after its reset',
      0,
      () => acl.aclrtGetStreamResLimit(null, 0, word),
      limit,
      'holds value=0',
    ],
    // The handle comes before everything that only the runtime checks.
    ...cases('aclrtGetOverflowStatus', {
      'NULL out, unrelated memory as stream': [100000, () => acl.aclrtGetOverflowStatus(null, 64, unrelated)],
      '32 bytes, unrelated memory as stream': [
        107017,
        () => acl.aclrtGetOverflowStatus(buffer.value, 32, unrelated),
      ],
      '32 bytes': [107000, () => acl.aclrtGetOverflowStatus(buffer.value, 32, null)],
      '64 bytes': [0, () => acl.aclrtGetOverflowStatus(buffer.value, 64, null)],
    }),
    ...cases('aclrtGetFloatOverflowStatus', {
      'NULL out': [107000, () => acl.aclrtGetFloatOverflowStatus(null, 64, null)],
      'NULL out, unrelated memory as stream': [
        107017,
        () => acl.aclrtGetFloatOverflowStatus(null, 64, unrelated),
      ],
    }),
    ...cases('aclrtNpuGetFloatOverFlowStatus', {
      'NULL out': [107000, () => acl.aclrtNpuGetFloatOverFlowStatus(null, 64, 0, null)],
      'check mode 7': [0, () => acl.aclrtNpuGetFloatOverFlowStatus(buffer.value, 64, 7, null)],
    }),
    ...cases('aclrtNpuClearFloatOverFlowStatus', {
      'check mode 7': [0, () => acl.aclrtNpuClearFloatOverFlowStatus(7, null)],
    }),
    // Cores for threads have these; others have none of it.
    ...cases('aclrtGetDeviceInfo', {
      'attribute 9999': [107000, () => acl.aclrtGetDeviceInfo(0, 9999, wide)],
    }),
    ...[WARP_SIZE, BUFFER_OF_VECTOR_CORE].map(
      (attribute) =>
        [
          'aclrtGetDeviceInfo',
          `attribute ${attribute}`,
          0,
          () => acl.aclrtGetDeviceInfo(0, attribute, wide),
          () => ({ value: Number(wide[0]) }),
          'holds value=0',
        ] as const,
    ),
    ...cases('aclrtSetDeviceSatMode', {
      'mode 2': [107000, () => acl.aclrtSetDeviceSatMode(2)],
      saturation: [0, () => acl.aclrtSetDeviceSatMode(SATURATION)],
      'Inf and NaN': [0, () => acl.aclrtSetDeviceSatMode(INF_NAN)],
    }),
    ['aclrtSetDevice', '1', 0, () => acl.aclrtSetDevice(1)],
    [
      'aclrtGetDeviceSatMode',
      'on another device: the mode is that of the process',
      0,
      () => acl.aclrtGetDeviceSatMode(mode),
      () => ({ value: mode[0] ?? -7 }),
      'holds value=1',
    ],
    // What a device was told ends with its last reference.
    ['aclrtResetDevice', '0', 0, () => acl.aclrtResetDevice(0)],
    ['aclrtGetDeviceResLimit', 'device that was reset', 507033, limitOf],
    ['aclrtSetDevice', '0 again', 0, () => acl.aclrtSetDevice(0)],
    [
      'aclrtGetDeviceResLimit',
      'all cores, after the reset',
      0,
      () => limitOf(),
      () => ({ some: (word[0] ?? 0) > 0 }),
      'holds some=true',
    ],
  ],
};
