import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, StreamPtr } from '../../../generated/types.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { type Call, cases, type UnobservedGroup } from './group.js';
import { device, KIND, other, pinned, prepare, SIZE, spare, stream, wrongBytes } from './memory.js';

const unrelated = new HostBlock<StreamPtr>(4096).address;
const PITCH = 256;
const WIDTH = 100;
const HEIGHT = 8;

const rectangle = (
  dst: bigint | null,
  src: bigint | null,
  kind: number,
  { dpitch = PITCH, spitch = PITCH, width = WIDTH, height = HEIGHT } = {},
) => acl.aclrtMemcpy2d(dst as never, dpitch, src as never, spitch, width, height, kind); // each row names its own kinds

const later = (dst: bigint, src: bigint, kind: number) =>
  acl.aclrtMemcpy2dAsync(dst as never, PITCH, src as never, PITCH, WIDTH, HEIGHT, kind, stream.value); // as above

/** Copies of rectangles. */
export const rectangles: UnobservedGroup = {
  name: 'copy-2d',
  prepare,
  calls: [
    ...cases('aclrtMemcpy2d', {
      'width 0, NULL pointers': [0, () => rectangle(null, null, KIND.H2D, { width: 0 })],
      'height 0, kind 99': [0, () => rectangle(device.value, pinned.value, 99, { height: 0 })],
      'NULL dst': [100000, () => rectangle(null, pinned.value, KIND.H2D)],
      'NULL src': [100000, () => rectangle(device.value, null, KIND.H2D)],
      'width > spitch': [100000, () => rectangle(device.value, pinned.value, KIND.H2D, { spitch: 99 })],
      'width > dpitch': [100000, () => rectangle(device.value, pinned.value, KIND.H2D, { dpitch: 99 })],
      'kind HOST_TO_HOST': [100000, () => rectangle(pinned.value, spare.value, KIND.H2H)],
      'kind HOST_TO_BUF_TO_DEVICE': [100000, () => rectangle(device.value, pinned.value, KIND.STAGED)],
      'kind 99': [100000, () => rectangle(device.value, pinned.value, 99)],
      'height 5242881': [107000, () => rectangle(device.value, pinned.value, KIND.H2D, { height: 5242881 })],
      'width 5000001': [
        107000,
        () =>
          rectangle(device.value, pinned.value, KIND.H2D, {
            width: 5000001,
            dpitch: 5000001,
            spitch: 5000001,
          }),
      ],
      // The real places decide, unless one is pageable; what comes out has to be H2D or D2H.
      'kind contradicts pinned memory': [0, () => rectangle(pinned.value, device.value, KIND.H2D)],
      'kind contradicts pageable memory': [
        107000,
        () => rectangle(new HostBlock(PITCH * HEIGHT).address, device.value, KIND.H2D),
      ],
      'H2D between places on the device': [107000, () => rectangle(other.value, device.value, KIND.H2D)],
      D2D: [207000, () => rectangle(other.value, device.value, KIND.D2D)],
      H2D: [0, () => rectangle(device.value, pinned.value, KIND.H2D)],
      D2H: [0, () => rectangle(pinned.value, device.value, KIND.D2H)],
      'DEFAULT, to the device': [0, () => rectangle(device.value, pinned.value, KIND.DEFAULT)],
    }),
    ...cases('aclrtMemcpy2dAsync', {
      'H2D pinned': [0, () => later(device.value, pinned.value, KIND.H2D)],
      'D2H pinned': [0, () => later(pinned.value, device.value, KIND.D2H)],
      D2D: [0, () => later(other.value, device.value, KIND.D2D)],
      'H2D pageable': [0, () => later(device.value, new HostBlock(PITCH * HEIGHT).address, KIND.H2D)],
    }),
    ['aclrtSynchronizeStream', 'after the rectangles', 0, () => acl.aclrtSynchronizeStream(stream.value)],
  ],
};

const fill = (address: DevicePtr | null, memSize: number, count: number) =>
  acl.aclrtMemsetD32(address, memSize, 0x2a2a2a2a, count);

const wordRow = (api: string, name: string, result: number, call: () => number): Call => [
  api,
  name,
  result,
  call,
  () => ({ wrongBytes: wrongBytes(device.value, 4096, 0x2a) }),
  'wrong bytes=0',
];

/** Fills with 32-bit words. */
export const words: UnobservedGroup = {
  name: 'memset-d32',
  prepare,
  calls: [
    ...cases('aclrtMemsetD32', {
      'N 0, NULL ptr': [0, () => fill(null, 0, 0)],
      'NULL ptr': [100000, () => fill(null, 4096, 1024)],
      'ptr not aligned': [100000, () => fill((device.value + 2n) as DevicePtr, 4096, 16)],
      'memSize < 4 N': [100000, () => fill(device.value, 4095, 1024)],
      "malloc'd host memory": [100000, () => fill(new HostBlock<DevicePtr>(4096).address, 4096, 1024)],
    }),
    wordRow('aclrtMemsetD32', 'valid', 0, () => fill(device.value, 4096, 1024)),
    ['aclrtMemset', 'in between', 0, () => acl.aclrtMemset(device.value, SIZE, 0, SIZE)],
    ...cases('aclrtMemsetD32Async', {
      'N 0, NULL ptr': [0, () => acl.aclrtMemsetD32Async(null, 0, 0, 0, stream.value)],
      'NULL ptr': [100000, () => acl.aclrtMemsetD32Async(null, 16, 0, 4, stream.value)],
      'memSize < 4 N': [100000, () => acl.aclrtMemsetD32Async(device.value, 15, 0, 4, stream.value)],
    }),
    wordRow('aclrtMemsetD32Async', 'valid', 0, () =>
      acl.aclrtMemsetD32Async(device.value, 4096, 0x2a2a2a2a, 1024, stream.value),
    ),
  ],
};

/** How far the place that the second variable names is behind the first. */
const APART = 65_536n;

/** Puts two variables into device memory, with the places of a source and of a destination, and bytes at the source. */
function setVariables(): void {
  const places = new BigUint64Array([device.value, device.value + APART]);
  setup(() => acl.aclrtMemcpy(other.value, 16, places, 16, KIND.H2D));
  setup(() => acl.aclrtMemset(device.value, 4096, 0x5a, 4096));
}

/** A copy of 64 bytes between the places that variables in device memory name; each case changes one thing. */
function shifted(change: {
  variables?: null;
  count?: number;
  destMax?: number;
  offset?: number;
  kind?: number;
  on?: StreamPtr;
}): number {
  const [from, to] =
    change.variables === null ? [null, null] : [other.value, (other.value + 8n) as DevicePtr];
  const { count = 64, destMax = 4096, offset = 0, kind = KIND.INNER, on = stream.value } = change;
  return acl.aclrtMemcpyAsyncWithOffset(to, destMax, offset, from, count, offset, kind, on);
}

/** Descriptions of copies inside a device. */
export const descriptions: UnobservedGroup = {
  name: 'copy-desc',
  prepare,
  calls: [
    ...cases('aclrtGetMemcpyDescSize', {
      'NULL out': [100000, () => acl.aclrtGetMemcpyDescSize(KIND.INNER, null)],
      'kind HOST_TO_DEVICE': [207000, () => acl.aclrtGetMemcpyDescSize(KIND.H2D, new BigUint64Array(1))],
      'kind 99': [100000, () => acl.aclrtGetMemcpyDescSize(99, new BigUint64Array(1))],
      'kind INNER_DEVICE_TO_DEVICE': [0, () => acl.aclrtGetMemcpyDescSize(KIND.INNER, new BigUint64Array(1))],
    }),
    ...cases('aclrtSetMemcpyDesc', {
      'NULL desc': [
        100000,
        () => acl.aclrtSetMemcpyDesc(null, KIND.INNER, device.value, other.value, 4096, null),
      ],
      'NULL src': [
        100000,
        () => acl.aclrtSetMemcpyDesc(device.value, KIND.INNER, null, other.value, 4096, null),
      ],
      'NULL dst': [
        100000,
        () => acl.aclrtSetMemcpyDesc(device.value, KIND.INNER, device.value, null, 4096, null),
      ],
    }),
    ...cases('aclrtMemcpyAsyncWithDesc', {
      'NULL desc': [100000, () => acl.aclrtMemcpyAsyncWithDesc(null, KIND.INNER, stream.value)],
      'NULL stream': [100000, () => acl.aclrtMemcpyAsyncWithDesc(device.value, KIND.INNER, null)],
      'unrelated memory as stream, kind HOST_TO_DEVICE': [
        107017,
        () => acl.aclrtMemcpyAsyncWithDesc(device.value, KIND.H2D, unrelated),
      ],
      'desc not aligned': [
        107000,
        () => acl.aclrtMemcpyAsyncWithDesc((device.value + 8n) as DevicePtr, KIND.INNER, stream.value),
      ],
      'desc in host memory': [
        107000,
        () => acl.aclrtMemcpyAsyncWithDesc(pinned.value as bigint as DevicePtr, KIND.INNER, stream.value), // as it says
      ],
    }),
    ...cases('aclrtSetMemcpyDesc', {
      'count 4 GiB': [
        0,
        () => acl.aclrtSetMemcpyDesc(device.value, KIND.INNER, device.value, other.value, 2 ** 32, null),
      ],
      'count 4 GiB + 1': [
        107000,
        () => acl.aclrtSetMemcpyDesc(device.value, KIND.INNER, device.value, other.value, 2 ** 32 + 1, null),
      ],
    }),
    ...cases('aclrtMemcpyAsyncWithOffset', {
      'count 0, NULL pointers, kind 99': [0, () => shifted({ count: 0, variables: null, kind: 99 })],
      'kind HOST_TO_DEVICE, NULL pointers': [107000, () => shifted({ variables: null, kind: KIND.H2D })],
      'unrelated memory as stream, NULL pointers': [
        107017,
        () => shifted({ variables: null, on: unrelated }),
      ],
      'NULL pointers': [107000, () => shifted({ variables: null })],
      'count 4 GiB + 1': [107000, () => shifted({ count: 2 ** 32 + 1, destMax: 2 ** 33 })],
      'offset + count > destMax': [107000, () => shifted({ offset: 4033 })],
      'offset 2^48': [107000, () => shifted({ offset: 2 ** 48, destMax: 2 ** 49 })],
    }),
    [
      'aclrtMemcpyAsyncWithOffset',
      'valid: bytes 128 to 192',
      0,
      () => {
        setVariables();
        return shifted({ offset: 128 });
      },
      () => ({ wrong: wrongBytes((device.value + APART + 128n) as DevicePtr, 64, 0x5a) }),
      'holds wrong=0',
    ],
  ],
};
