import * as rt from '../../generated/checked/index.js';
import type { DevicePtr } from '../../generated/types.js';
import { HANDLE, lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import type { MemoryBlock } from '../engine/memory/MemoryBlock.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { ShareOptions } from '../engine/sharing/process-ids.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import type { DeviceObject } from '../engine/thread/DeviceLifetime.js';
import { checkPeer } from '../engine/thread/location.js';
import { Memory } from './Memory.js';
import { MemoryExport } from './MemoryExport.js';

/**
 * Memory on a device, from `device.allocate`. The host can't read it: copy it. Its contents are undefined until
 * something is written.
 *
 * @see aclrtMalloc
 * @see aclrtFree
 * @example
 * ```ts
 * using memory = device.allocate(4096);
 * memory.fill(0);
 * ```
 */
export class DeviceMemory extends Memory<DevicePtr> {
  readonly kind = 'DeviceMemory';

  /** @internal */
  static own(block: MemoryBlock): DeviceMemory {
    return new DeviceMemory(HANDLE, block);
  }

  /**
   * Hands it over to another thread: this handle ends, and `ascend.fromTransfer` makes one there.
   * @returns what to send with `postMessage`
   * @throws DisposedError
   * @throws AscendError `ERR_IN_USE` while queued work or other handles use it
   */
  toTransfer(): HandleTransfer {
    return handOver(lifetimeOf(this), 'DeviceMemory.toTransfer');
  }

  /**
   * Makes the memory available to other processes of the machine, which open it with `device.openShared`.
   * @returns what keeps it shared; it ends with the memory
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @throws NotAvailableError before CANN 8.5
   * @throws AclError: 207005 when this process can share no more, 507899 when the driver refuses it
   * @see aclrtIpcMemGetExportKey
   * @see aclrtPointerGetAttributes
   * @example
   * ```ts
   * using shared = memory.share({ anyProcess: true });
   * process.send?.(shared.toJSON());
   * ```
   */
  share(options?: ShareOptions): MemoryExport {
    const { block } = requireOpen(this, 'DeviceMemory.share');
    return MemoryExport.create(block, options, 'DeviceMemory.share');
  }

  /**
   * Writes cached data back. No supported product needs it.
   * @throws DisposedError
   * @see aclrtMemFlush
   */
  flush(): void {
    const { block } = requireOpen(this, 'DeviceMemory.flush');
    block.device.makeCurrent();
    rt.memFlush(this.pointer, this.byteLength);
  }

  /**
   * Drops cached data, so that the next read sees memory. No supported product needs it.
   * @throws DisposedError
   * @see aclrtMemInvalidate
   */
  invalidate(): void {
    const { block } = requireOpen(this, 'DeviceMemory.invalidate');
    block.device.makeCurrent();
    rt.memInvalidate(this.pointer, this.byteLength);
  }

  /**
   * Builds the page tables with which another device reaches this memory, ahead of the first access.
   * @throws InvalidArgumentError when `peer` is the device of the memory; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @throws NotAvailableError before CANN 9.0
   * @see aclrtMemP2PMap
   * @example
   * ```ts
   * const [, peer] = ascend.devices();
   * if (peer !== undefined) memory.mapForPeer(peer);
   * ```
   */
  mapForPeer(peer: DeviceObject): void {
    const api = 'DeviceMemory.mapForPeer';
    const { block } = requireOpen(this, api);
    const { id } = checkPeer(block.device, peer, api);
    block.assertWhole(api);
    block.device.makeCurrent();
    rt.memP2PMap(this.pointer, this.byteLength, id, 0);
  }
}
