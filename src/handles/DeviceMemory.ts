import * as rt from '../../generated/checked/index.js';
import type { DevicePtr } from '../../generated/types.js';
import { checkHandle } from '../engine/arguments/options.js';
import { HANDLE, lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import { MemoryBlock, type MemorySide } from '../engine/memory/MemoryBlock.js';
import type { DeviceLifetime } from '../engine/session/DeviceLifetime.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { ShareOptions } from '../engine/sharing/process-ids.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Device } from './Device.js';
import { Memory, partOf } from './Memory.js';
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
  static own(device: DeviceLifetime, address: DevicePtr, byteLength: number): DeviceMemory {
    const block = new DeviceBlock(device, address, byteLength);
    return new DeviceMemory(HANDLE, block, block, 0, byteLength);
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
    const { block } = partOf(this, 'DeviceMemory.share');
    return MemoryExport.create(block, options, 'DeviceMemory.share');
  }

  /**
   * Writes cached data back. No supported product needs it.
   * @throws DisposedError
   * @see aclrtMemFlush
   */
  flush(): void {
    const { block } = partOf(this, 'DeviceMemory.flush');
    block.device.makeCurrent();
    rt.memFlush(this.pointer, this.byteLength);
  }

  /**
   * Drops cached data, so that the next read sees memory. No supported product needs it.
   * @throws DisposedError
   * @see aclrtMemInvalidate
   */
  invalidate(): void {
    const { block } = partOf(this, 'DeviceMemory.invalidate');
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
  mapForPeer(peer: Device): void {
    const api = 'DeviceMemory.mapForPeer';
    const { block } = partOf(this, api);
    checkHandle(peer, Device, api, 'peer');
    requireOpen(peer, api, 'peer');
    if (peer.id === block.device.id)
      throw new InvalidArgumentError({ api, parameter: 'peer', received: peer, expected: 'another device' });
    block.device.makeCurrent();
    rt.memP2PMap(this.pointer, this.byteLength, peer.id, 0);
  }
}

class DeviceBlock extends MemoryBlock {
  constructor(device: DeviceLifetime, address: DevicePtr, byteLength: number) {
    super('DeviceMemory', device, device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'device';
  }

  protected release(): void {
    rt.free(this.address as DevicePtr); // what the constructor was given
  }
}
