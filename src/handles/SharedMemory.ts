import * as rt from '../../generated/checked/index.js';
import {
  ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT,
  ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS,
} from '../../generated/constants.js';
import type { DevicePtr } from '../../generated/types.js';
import { checkFlag, readOptions } from '../engine/arguments/options.js';
import { own } from '../engine/base/own.js';
import { HANDLE } from '../engine/base/Resource.js';
import { SharedBlock } from '../engine/sharing/SharedBlock.js';
import { readKey, type SharedMemoryKey } from '../engine/sharing/shared-key.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { Memory } from './Memory.js';

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
    const block = own(
      () => rt.ipcMemImportByKey(key, flags),
      () => rt.ipcMemClose(key),
      (address) => new SharedBlock(device, address, byteLength, key),
    );
    return new SharedMemory(HANDLE, block);
  }
}
