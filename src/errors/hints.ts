/**
 * What to do when a function, rather than any function, answers a code. Rows that are not here have the hint of the code
 * (codes.ts).
 */

type HintRow = readonly [code: number, functions: RegExp, hint: string];

const OUT_OF_MEMORY = 207001;
const NO_RESOURCE = 207005;

const PINNED =
  'Dispose of pinned memory that is no longer needed, or ask for less. It is memory of this machine, not of the device: `free -m` tells what is left, and the memory limit of a container, `ulimit -l` and `ulimit -v` allow less.';
const ADDRESSES =
  'Dispose of ranges and mappings that are no longer needed, or ask for less at once: addresses ran out, not memory. Many products take at most 128 GiB for one range, and `ulimit -v` limits the addresses of a process.';

const INVALID_DEVICE = 107001;
const INVALID_FILE = 100003;
const NO_PERMISSION = 207006;
const DRIVER_ERROR = 507899;
const DEVICE_NOT_READY = 507033;

const WHICH_DEVICE =
  '`ascendcl doctor` tells which devices the runtime sees. ASCEND_RT_VISIBLE_DEVICES hides devices and renumbers the rest: correct or unset it. In a container, pass /dev/davinciN, /dev/davinci_manager, /dev/devmm_svm and /dev/hisi_hdc in with --device.';
const DEVICE_FILES =
  'Add the user to the group that owns /dev/davinci* and /dev/davinci_manager (usually HwHiAiUser) and log in again; `ascendcl doctor` shows their rights.';

/** What to do when queued work was given up, whatever code tells it. */
export const ABORTED =
  'Queue anew what is still wanted. Buffers and files are untouched; device memory may be written in part.';

const HINTS: readonly HintRow[] = [
  [INVALID_DEVICE, /^aclrt(SetDevice|CreateContext|GetDevice|ResetDevice)/, WHICH_DEVICE],
  [DEVICE_NOT_READY, /^(aclInit|aclrtSetDevice|aclrtGetDeviceCount|aclrtCreateContext)/, WHICH_DEVICE],
  [NO_PERMISSION, /^(aclInit|aclrtSetDevice|aclrtGetDeviceCount)/, DEVICE_FILES],
  [
    INVALID_FILE,
    /^aclsysGetVersion/,
    'It reads files of the installation below ASCEND_HOME_PATH: source its set_env.sh, which sets the variable, before the process starts.',
  ],
  [
    DRIVER_ERROR,
    /^aclrt(SetDevice|CreateContext)|^aclInit/,
    'Driver and CANN may not match, or two installations of CANN are mixed: `ascendcl doctor` finds both, and compares what LD_LIBRARY_PATH and ASCEND_HOME_PATH lead to.',
  ],
  [
    DRIVER_ERROR,
    /^aclrtIpcMemImport/,
    'Nothing is shared under the key any more, or the two devices are connected by PCIe only, over which keys do not work: share physical memory instead (`physical.share()`, `device.openPhysical()`).',
  ],
  [
    DRIVER_ERROR,
    /^aclrt(IpcMemGetExportKey|MemExport|MemRetain)/,
    'The memory may be shared already by a raw call, or be of a kind that is not shared: only whole allocations of device memory are.',
  ],
  [
    DRIVER_ERROR,
    /^aclrtMemImport/,
    'The memory is gone in the process that shared it, or it is this process that shares it: use the handle that it has.',
  ],
  [
    DRIVER_ERROR,
    /^aclrtMemSetAccess/,
    'The same range was given a different access before, or another process owns its memory: unmap it and map it again.',
  ],
  [
    DRIVER_ERROR,
    /^aclrt(MapMem|UnmapMem)/,
    'Something else may be mapped there, or queued work still uses the range: wait for the streams, unmap, and try again.',
  ],
  [
    DRIVER_ERROR,
    /^aclrtHost(Register|Unregister)/,
    'Not all of the memory belongs to this process, or a part of it is registered already: register whole pages that stay allocated.',
  ],
  [
    DRIVER_ERROR,
    /^aclrt(Memcpy|Memset)/,
    'Check that both addresses are alive and hold so many bytes, and that the device may reach the other one (enablePeerAccess). The driver log (dmesg) tells more.',
  ],
  [
    DRIVER_ERROR,
    /^aclrt(Free|ReleaseMem|MemPoolDestroy)/,
    'Something may still use the memory: wait for the streams, or synchronise the device, then dispose of it again. The driver log (dmesg) tells more.',
  ],
  [OUT_OF_MEMORY, /^aclrt(MallocHost|HostRegister)/, PINNED],
  [NO_RESOURCE, /^aclrt(MallocHost|HostRegister)/, PINNED],
  [OUT_OF_MEMORY, /^aclrt(ReserveMem|IpcMemImport|MapMem|MemMap)/, ADDRESSES],
  [NO_RESOURCE, /^aclrtReserveMem/, ADDRESSES],
  [
    OUT_OF_MEMORY,
    /^aclrtMemPoolMalloc/,
    'Give memory back to the pool, wait for the streams that use it and trim the pool, or create it with a larger maximum.',
  ],
  [
    NO_RESOURCE,
    /Export/,
    'End exports that no process needs any more: a process can share only so many pieces of memory at a time.',
  ],
  [
    NO_RESOURCE,
    /Malloc|Alloc/,
    'Dispose of allocations that are no longer needed, trim pools, or ask for less.',
  ],
];

/** What to do after a function has answered a code; undefined when that is the same for all functions. */
export const hintOf = (code: number, api: string): string | undefined =>
  HINTS.find(([known, functions]) => known === code && functions.test(api))?.[2];
