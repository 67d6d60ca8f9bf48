import { InvalidArgumentError } from '../errors/index.js';
import type { DeviceMemory } from '../handles/DeviceMemory.js';
import type { ResourceOptions } from '../handles/MemoryResource.js';
import { FixedSizeResource } from './FixedSizeResource.js';
import { ResourceAdaptor } from './ResourceAdaptor.js';
import type { Upstream } from './upstream.js';

/** Which sizes have pieces of their own. */
export interface BinningOptions {
  /** Bytes of the pieces, each a multiple of 64, in any order. Default: the powers of two from 256 B to 64 KiB. */
  readonly bins?: readonly number[];
  /** Bytes that a bin takes from upstream at once, about. Default 1 MiB. */
  readonly segmentByteLength?: number;
}

const USUAL_BINS = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536];
const USUAL_SEGMENT = 1024 ** 2;

/**
 * Hands out small memory in pieces of a few sizes, and asks upstream for what is larger than all of them.
 *
 * @example
 * ```ts
 * using binning = new BinningResource(device, { bins: [1024, 8192] });
 * using small = binning.allocate(700); // a piece of 1024
 * using large = binning.allocate(100_000); // from the device
 * ```
 */
export class BinningResource extends ResourceAdaptor<DeviceMemory> implements Disposable {
  /** The smallest pieces first. */
  readonly bins: readonly FixedSizeResource[];

  /**
   * @param upstream a resource, or a device, which stands for its own memory
   * @throws InvalidArgumentError, DisposedError
   */
  constructor(upstream: Upstream<DeviceMemory>, options: BinningOptions = {}) {
    super(upstream);
    const { bins = USUAL_BINS, segmentByteLength = USUAL_SEGMENT } = options;
    if (!Array.isArray(bins) || bins.length === 0)
      throw new InvalidArgumentError({
        api: 'new BinningResource',
        parameter: 'options.bins',
        received: bins,
        expected: 'an array of sizes in bytes',
      });
    const made: FixedSizeResource[] = [];
    try {
      for (const blockByteLength of [...new Set<number>(bins)].sort((a, b) => a - b)) {
        const blocksPerSegment = Math.max(1, Math.floor(segmentByteLength / blockByteLength));
        made.push(new FixedSizeResource(this.upstream, { blockByteLength, blocksPerSegment }));
      }
    } catch (error) {
      for (const bin of made) bin.dispose();
      throw error;
    }
    this.bins = made;
  }

  protected serve(byteLength: number, options: ResourceOptions | undefined): DeviceMemory {
    const bin = this.bins.find(({ blockByteLength }) => byteLength <= blockByteLength);
    return (bin ?? this.upstream).allocate(byteLength, options);
  }

  /**
   * Ends the bins and what they have handed out; what came from upstream stays.
   * @throws AclError (107000, 107017, 507899) when a bin can't give its memory back
   */
  dispose(): void {
    for (const bin of this.bins) bin.dispose();
  }

  /**
   * The same as {@link dispose}, for `using`.
   * @throws AclError (107000, 107017, 507899) as {@link dispose}
   */
  [Symbol.dispose](): void {
    this.dispose();
  }
}
