import * as rt from '../../generated/checked/index.js';
import {
  ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT,
  ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION,
} from '../../generated/constants.js';
import type { DevicePtr } from '../../generated/types.js';
import { disposeQuietly } from '../engine/base/dispose-quietly.js';
import { own } from '../engine/base/own.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import type { MemoryBlock } from '../engine/memory/MemoryBlock.js';
import { ExportLifetime } from '../engine/sharing/ExportLifetime.js';
import { readProcessIds, readShareOptions, type ShareOptions } from '../engine/sharing/process-ids.js';
import type { SharedMemoryKey } from '../engine/sharing/shared-key.js';

/** Bytes of a key's buffer in C, the terminating zero included. */
const KEY_BYTES = 65;

/**
 * Device memory that other processes may open, from `memory.share()`. They close theirs first, then this ends, then the
 * memory; disposing of the memory does both. What this thread has opened under the key ends with it.
 *
 * @see aclrtIpcMemGetExportKey
 * @see aclrtIpcMemClose
 */
export class MemoryExport extends Resource<ExportLifetime> implements SharedMemoryKey {
  readonly kind = 'MemoryExport';

  private constructor(lifetime: ExportLifetime) {
    super(HANDLE, lifetime);
  }

  /** @internal */
  static create(block: MemoryBlock, options: ShareOptions | undefined, api: string): MemoryExport {
    const { anyProcess, processIds } = readShareOptions(options, api);
    block.assertOpen(api);
    block.assertWhole(api);
    const flags = anyProcess
      ? ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION
      : ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT;
    block.device.makeCurrent();
    const byteLength = exportedLength(block);
    const made = new MemoryExport(
      own(
        () => rt.ipcMemGetExportKey(block.address as DevicePtr, byteLength, KEY_BYTES, flags), // only device memory is shared
        rt.ipcMemClose,
        (key) => new ExportLifetime(block, key, anyProcess),
      ),
    );
    try {
      if (processIds !== undefined) made.allow(processIds);
      return made;
    } catch (error) {
      disposeQuietly(made);
      throw error;
    }
  }

  /**
   * The name under which others open the memory.
   * @throws DisposedError
   */
  get key(): string {
    return requireOpen(this, 'MemoryExport.key').key;
  }

  /** Bytes of the memory. */
  get byteLength(): number {
    return lifetimeOf(this).block.byteLength;
  }

  /**
   * Lets more processes open the memory.
   * @param processIds their {@link Ascend.processId}
   * @throws InvalidArgumentError, DisposedError
   * @see aclrtIpcMemSetImportPid
   */
  allow(processIds: readonly number[]): void {
    const api = 'MemoryExport.allow';
    const lifetime = requireOpen(this, api);
    const ids = readProcessIds(processIds, api, 'processIds');
    lifetime.assertOpen(api);
    if (lifetime.anyProcess) return;
    lifetime.block.device.makeCurrent();
    rt.ipcMemSetImportPid(lifetime.key, ids, ids.length);
  }

  /**
   * What to send to the other process.
   * @throws DisposedError
   */
  toJSON(): SharedMemoryKey {
    const { key, block } = requireOpen(this, 'MemoryExport.toJSON');
    return { key, byteLength: block.byteLength };
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    return [`${this.byteLength} bytes`];
  }
}

/** Whole pages are shared: the length is rounded up to the page that the runtime gave. */
function exportedLength(block: MemoryBlock): number {
  const { pageSize } = rt.pointerGetAttributes(block.address);
  const page = pageSize > 0 ? pageSize : 1;
  return Math.ceil(block.byteLength / page) * page;
}
