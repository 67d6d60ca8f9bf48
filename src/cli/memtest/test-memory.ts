import { OutOfMemoryError } from '../../errors/index.js';
import type { Device, DeviceMemory, HostMemory } from '../../index.js';
import { compareWords, differingBits, type MemoryError, wordAt } from './compare.js';
import type { Pattern } from './patterns.js';

const MIB = 1024 * 1024;
/** Piece that goes through the pinned buffer at a time. */
const CHUNK = 4 * MIB;
/** Memory is taken in blocks, so that a fragmented device gives most of what it has. */
const BLOCK = 256 * MIB;

export interface TestOptions {
  /** Bytes to test; rounded down to what the device gives. */
  readonly byteLength: number;
  readonly patterns: readonly Pattern[];
  readonly signal: AbortSignal;
  /** Most errors that are described; all are counted. */
  readonly errorLimit: number;
  readonly onProgress?: (progress: TestProgress) => void;
  /** Called when a pattern has been written everywhere, before it is read. */
  readonly onWritten?: (pattern: Pattern, blocks: readonly DeviceMemory[]) => void | Promise<void>;
}

interface TestProgress {
  readonly fraction: number;
  readonly pattern: Pattern;
  readonly phase: 'writing' | 'checking';
  readonly bytesPerSecond: number;
  readonly errorCount: number;
}

export interface TestResult {
  readonly byteLength: number;
  readonly blocks: readonly { readonly address: bigint; readonly byteLength: number }[];
  /** Passes that were finished. */
  readonly passes: readonly string[];
  readonly errorCount: number;
  readonly errors: readonly MemoryError[];
  readonly interrupted: boolean;
  readonly elapsedMs: number;
  readonly bytesMoved: number;
}

/** Writes each pattern to all of the memory, then reads all of it: a write that lands elsewhere is seen, too. */
export async function testMemory(device: Device, options: TestOptions): Promise<TestResult> {
  using memory = new MemoryUnderTest(device, options.byteLength);
  const run = new TestRun(memory, options);
  return await run.all();
}

class MemoryUnderTest implements Disposable {
  readonly blocks: DeviceMemory[] = [];
  readonly staging: HostMemory;

  constructor(device: Device, byteLength: number) {
    this.staging = device.allocateHost(CHUNK);
    try {
      this.#take(device, byteLength);
    } catch (error) {
      this[Symbol.dispose]();
      throw error;
    }
  }

  #take(device: Device, byteLength: number): void {
    for (let left = byteLength; left >= CHUNK || this.blocks.length === 0; ) {
      const size = Math.max(512, Math.min(BLOCK, left) - (Math.min(BLOCK, left) % 512));
      try {
        this.blocks.push(device.allocate(size));
      } catch (error) {
        // The free memory is in pieces, or somebody else was faster: what there is gets tested.
        if (error instanceof OutOfMemoryError && this.blocks.length > 0) return;
        throw error;
      }
      left -= size;
      if (left < 512) return;
    }
  }

  get byteLength(): number {
    return this.blocks.reduce((sum, block) => sum + block.byteLength, 0);
  }

  [Symbol.dispose](): void {
    for (const block of this.blocks) block.dispose();
    this.staging.dispose();
  }
}

class TestRun {
  readonly #memory: MemoryUnderTest;
  readonly #options: TestOptions;
  readonly #started = performance.now();
  readonly #expected = new Uint32Array(CHUNK / 4);
  readonly #errors: MemoryError[] = [];
  #errorCount = 0;
  #moved = 0;

  constructor(memory: MemoryUnderTest, options: TestOptions) {
    this.#memory = memory;
    this.#options = options;
  }

  async all(): Promise<TestResult> {
    const { blocks } = this.#memory;
    const passes: string[] = [];
    for (const pattern of this.#options.patterns) {
      if (!(await this.#pass(pattern))) break;
      passes.push(pattern.name);
    }
    return {
      byteLength: this.#memory.byteLength,
      blocks: blocks.map(({ pointer, byteLength }) => ({ address: pointer, byteLength })),
      passes,
      errorCount: this.#errorCount,
      errors: this.#errors,
      interrupted: this.#options.signal.aborted,
      elapsedMs: performance.now() - this.#started,
      bytesMoved: this.#moved,
    };
  }

  /** False when it was interrupted. */
  async #pass(pattern: Pattern): Promise<boolean> {
    const { blocks } = this.#memory;
    if (
      !(await this.#eachChunk(pattern, 'writing', (block, offset, length) =>
        this.#write(pattern, block, offset, length),
      ))
    )
      return false;
    await this.#options.onWritten?.(pattern, blocks);
    return this.#eachChunk(pattern, 'checking', (block, offset, length) =>
      this.#check(pattern, block, offset, length),
    );
  }

  async #eachChunk(
    pattern: Pattern,
    phase: TestProgress['phase'],
    work: (block: DeviceMemory, offset: number, length: number) => void,
  ): Promise<boolean> {
    const { signal, onProgress, patterns } = this.#options;
    for (const block of this.#memory.blocks)
      for (let offset = 0; offset < block.byteLength; offset += CHUNK) {
        // Lets Ctrl-C in: everything else here blocks the thread.
        await new Promise((resolve) => setImmediate(resolve));
        if (signal.aborted) return false;
        const length = Math.min(CHUNK, block.byteLength - offset);
        work(block, offset, length);
        this.#moved += length;
        onProgress?.({
          fraction: this.#moved / (2 * patterns.length * this.#memory.byteLength),
          pattern,
          phase,
          bytesPerSecond: (this.#moved * 1000) / (performance.now() - this.#started),
          errorCount: this.#errorCount,
        });
      }
    return true;
  }

  #write(pattern: Pattern, block: DeviceMemory, offset: number, length: number): void {
    pattern.fill(this.#memory.staging.view(Uint32Array, 0, length / 4), block.pointer + BigInt(offset));
    block.copyFrom(this.#memory.staging, { destinationOffset: offset, byteLength: length });
  }

  #check(pattern: Pattern, block: DeviceMemory, offset: number, length: number): void {
    const { staging } = this.#memory;
    const address = block.pointer + BigInt(offset);
    const expected = this.#expected.subarray(0, length / 4);
    pattern.fill(expected, address);
    block.copyTo(staging, { sourceOffset: offset, byteLength: length });
    const actual = staging.view(Uint32Array, 0, length / 4);
    const { count, indices } = compareWords(expected, actual, this.#options.errorLimit - this.#errors.length);
    this.#errorCount += count;
    for (const index of indices) {
      const [wanted, found] = [wordAt(expected, index), wordAt(actual, index)];
      this.#errors.push({
        pattern: pattern.name,
        address: address + BigInt(index * 4),
        expected: wanted,
        actual: found,
        bits: differingBits(wanted, found),
        lasting: this.#readAgain(block, offset + index * 4) !== wanted,
      });
    }
  }

  /** Tells a bit that is stored wrong from one that was read wrong. */
  #readAgain(block: DeviceMemory, offset: number): bigint {
    const word = new Uint32Array(2);
    block.copyTo(word, { sourceOffset: offset, byteLength: 8 });
    return wordAt(word, 0);
  }
}
