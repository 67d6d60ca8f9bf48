import * as rt from '../../generated/checked/index.js';
import {
  ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT,
  ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS,
} from '../../generated/constants.js';
import type { DevicePtr } from '../../generated/types.js';
import { checkByteLength } from '../engine/arguments/numbers.js';
import { checkFlag, readOptions } from '../engine/arguments/options.js';
import type { Lifetime } from '../engine/base/Lifetime.js';
import { HANDLE, isResource, Resource } from '../engine/base/Resource.js';
import { MemoryBlock, type MemorySide } from '../engine/memory/MemoryBlock.js';
import type { DeviceLifetime } from '../engine/session/DeviceLifetime.js';
import type { Session } from '../engine/session/Session.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Memory } from './Memory.js';
import type { SharedMemoryKey } from './MemoryExport.js';

/** How shared memory is opened. */
export interface OpenSharedOptions {
  /** Also lets this device reach the memory of the device that it is on. Default false. */
  readonly enablePeerAccess?: boolean;
}

/**
 * Device memory of another process, from `device.openShared`. Disposing of it closes it here; the memory belongs to the
 * other process, which must outlive this handle. Copies between it and other device memory go through a stream.
 *
 * @see aclrtIpcMemImportByKey
 * @see aclrtIpcMemClose
 */
export class SharedMemory extends Memory<DevicePtr> {
  readonly kind = 'SharedMemory';

  /** @internal */
  static open(
    device: DeviceLifetime,
    shared: SharedMemoryKey,
    options: OpenSharedOptions | undefined,
    api: string,
  ): SharedMemory {
    const { enablePeerAccess } = readOptions(options, ['enablePeerAccess'], api);
    const peer = checkFlag(enablePeerAccess, api, 'options.enablePeerAccess');
    const { key, byteLength } = readKey(device, shared, api);
    const flags = peer ? ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS : ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT;
    device.makeCurrent();
    const address = rt.ipcMemImportByKey(key, flags);
    const block = new SharedBlock(device, address, byteLength, key);
    return new SharedMemory(HANDLE, block);
  }
}

/** What opens the memory, read once: the script may change its object, and the key is needed again for closing. */
function readKey(device: DeviceLifetime, shared: unknown, api: string): SharedMemoryKey {
  const reject = (parameter: string, received: unknown, expected: string): never => {
    throw new InvalidArgumentError({ api, parameter, received, expected });
  };
  const imitation = shared instanceof Resource && !isResource(shared);
  if (typeof shared !== 'object' || shared === null || imitation)
    return reject('shared', shared, 'an object with key and byteLength');
  const { key, byteLength } = shared as Record<string, unknown>;
  if (typeof key !== 'string' || key === '' || Buffer.byteLength(key) > 64 || key.includes('\0'))
    return reject('shared.key', key, 'the key of a MemoryExport: 1 to 64 bytes');
  checkByteLength(byteLength, api, 'shared.byteLength');
  // The runtime closes the oldest import of a key, whichever is meant.
  if (openedUnder(key, device.session).length > 0)
    reject('shared.key', key, 'a key that this thread has not opened: use the handle that it has');
  return { key, byteLength };
}

/** What this thread has opened under a key, on any device. */
export const openedUnder = (key: string, { children: devices }: Session): readonly Lifetime[] =>
  devices.flatMap(({ children }) =>
    children.filter((child) => child instanceof SharedBlock && child.key === key),
  );

class SharedBlock extends MemoryBlock {
  constructor(
    device: DeviceLifetime,
    address: DevicePtr,
    byteLength: number,
    readonly key: string,
  ) {
    super('SharedMemory', device, device, address, byteLength);
    this.exposed = true;
    this.attach();
  }

  side(): MemorySide {
    return 'device';
  }

  protected release(): void {
    this.device.makeCurrent();
    rt.ipcMemClose(this.key);
  }
}
