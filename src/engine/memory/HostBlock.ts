import * as rt from '../../../generated/checked/index.js';
import type { HostPtr } from '../../../generated/types.js';
import { AscendError } from '../../errors/index.js';
import { uncurried } from '../../errors/intrinsics.js';
import { detachHostMemory, viewHostMemory } from '../../native/values/host-view.js';
import { bufferByteLengthOf } from '../../native/values/views.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { MemoryBlock, type MemorySide } from './MemoryBlock.js';

const blocks = new WeakMap<ArrayBufferLike, HostViewBlock>();
const blockOf = uncurried(blocks.get);
const keepBlock = uncurried(blocks.set);

/** The native memory behind a buffer, or undefined for a buffer of the script's own. */
export const hostBlockAt = (buffer: ArrayBufferLike): HostViewBlock | undefined => blockOf(blocks, buffer);

/**
 * Native memory that JavaScript can look at without copying. One ArrayBuffer serves all views, so that one detach
 * empties them all.
 */
export abstract class HostViewBlock extends MemoryBlock {
  #buffer: ArrayBuffer | undefined;

  /** The memory as an ArrayBuffer, made at first use. Throws when the script moved it, as {@link detachViews} does. */
  get buffer(): ArrayBuffer {
    if (this.#buffer === undefined) {
      this.#buffer = viewHostMemory(this.address, this.byteLength);
      keepBlock(blocks, this.#buffer, this);
    }
    this.#checkPlace(this.#buffer, 'bytes');
    return this.#buffer;
  }

  /**
   * Takes the views away, before the memory goes.
   * Throws when the script moved the buffer elsewhere (`ArrayBuffer.prototype.transfer`): something that can't be
   * reached from here still looks at the memory, so that it must stay.
   */
  detachViews(): void {
    const buffer = this.#buffer;
    if (buffer === undefined) return;
    this.#checkPlace(buffer, 'dispose');
    detachHostMemory(buffer);
    this.#buffer = undefined;
  }

  #checkPlace(buffer: ArrayBuffer, method: string): void {
    if (bufferByteLengthOf(buffer) === this.byteLength) return;
    throw new AscendError(
      'ERR_BUFFER_MOVED',
      `${this.kind}.${method}: the ArrayBuffer of this memory was transferred elsewhere, so that the memory can neither be looked at nor be freed safely.\n` +
        '  What to do: copy the bytes (bytes.slice()) instead of transferring the buffer.',
    );
  }

  override markClosed(because?: string): void {
    if (this.#buffer !== undefined && bufferByteLengthOf(this.#buffer) > 0) detachHostMemory(this.#buffer);
    super.markClosed(because);
  }
}

/** Page-locked host memory. */
export class HostBlock extends HostViewBlock {
  constructor(device: DeviceLifetime, address: HostPtr, byteLength: number) {
    super('HostMemory', device, device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'host';
  }

  protected release(): void {
    this.detachViews();
    this.destroy(() => rt.freeHost(this.address as HostPtr)); // what the constructor was given
  }
}
