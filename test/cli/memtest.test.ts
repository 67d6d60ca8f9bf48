import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as simulator from '../../generated/simulator/control.js';
import type { DevicePtr } from '../../generated/types.js';
import { compareWords, differingBits, wordAt } from '../../src/cli/memtest/compare.js';
import { PATTERN_NAMES, type Pattern, patternsFor } from '../../src/cli/memtest/patterns.js';
import { type TestOptions, testMemory } from '../../src/cli/memtest/test-memory.js';
import { type Ascend, type DeviceMemory, openAscend } from '../../src/index.js';
import { runCommand, runJson } from '../support/command.js';
import { libraryWithBadLine } from '../support/fake-library.js';

const MIB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-memtest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let ascend: Ascend;
beforeAll(() => {
  ascend = openAscend({ backend: 'simulator' });
});
afterAll(() => ascend.dispose());

const patterns = patternsFor(PATTERN_NAMES, 7, true);

/** A test of 8 MiB; `damage` is done when a pattern has been written. */
async function test(
  damage: (pattern: Pattern, blocks: readonly DeviceMemory[]) => void,
  more: Partial<TestOptions> = {},
) {
  const before = ascend.liveObjects().total;
  const result = await testMemory(ascend.device(0), {
    byteLength: 8 * MIB,
    patterns,
    signal: new AbortController().signal,
    errorLimit: 10,
    onWritten: damage,
    ...more,
  });
  expect(ascend.liveObjects().total).toBe(before);
  return result;
}

/** Turns one bit of a 64-bit word over, in the device's memory itself. */
function flip(block: DeviceMemory, offset: number, bit: number): void {
  const byte = block.pointer + BigInt(offset + Math.floor(bit / 8));
  simulator.flipBit(byte as DevicePtr, bit % 8); // a sum of a pointer and a number is no pointer to TypeScript
}

describe('the memory test', () => {
  it('finds nothing wrong with memory that keeps what is written', async () => {
    const result = await test(() => undefined);
    expect(result).toMatchObject({ errorCount: 0, errors: [], interrupted: false, byteLength: 8 * MIB });
    expect(result.passes).toEqual(patterns.map(({ name }) => name));
    expect(result.bytesMoved).toBe(2 * patterns.length * 8 * MIB);
  });

  it.each([
    [0, 0],
    [5 * MIB + 4096 + 8, 63],
    [8 * MIB - 8, 31],
  ])('finds a bit that was flipped at offset %i, bit %i, in each pattern', async (offset, bit) => {
    let address = 0n;
    const { errors, errorCount } = await test((_, [block]) => {
      if (block === undefined) throw new Error('no block');
      address = block.pointer + BigInt(offset);
      flip(block, offset, bit);
    });
    expect(errorCount).toBe(patterns.length);
    for (const error of errors) {
      expect(error).toMatchObject({ address, bits: [bit], lasting: true });
      expect(error.expected ^ error.actual).toBe(1n << BigInt(bit));
    }
  });

  it('counts all errors and describes as many as it was asked for', async () => {
    const { errors, errorCount } = await test(
      (_, [block]) => block?.fill(0x5a, { offset: MIB, byteLength: 4096 }),
      {
        patterns: patternsFor(['random'], 3, true),
      },
    );
    expect(errorCount).toBe(512);
    expect(errors).toHaveLength(10);
  });

  it('sees a write that lands at another place', async () => {
    // The address lines of two halves are one: what is written above is read below.
    const { errorCount, errors } = await test(
      (_, [block]) =>
        block?.copyFrom(block, { sourceOffset: 4 * MIB, destinationOffset: 0, byteLength: 4 * MIB }),
      { patterns: patternsFor(['address'], 0, true) },
    );
    expect(errorCount).toBe((4 * MIB) / 8);
    expect(errors[0]?.bits).toEqual([22]);
  });

  it('ends in order when it is interrupted, and says how far it came', async () => {
    const controller = new AbortController();
    const result = await test(() => controller.abort(), { signal: controller.signal });
    expect(result).toMatchObject({ interrupted: true, passes: [], errorCount: 0 });
    expect(result.bytesMoved).toBe(8 * MIB);
  });

  it('tells its progress, up to the end', async () => {
    const fractions: number[] = [];
    await test(() => undefined, { onProgress: ({ fraction }) => fractions.push(fraction) });
    expect(fractions.at(-1)).toBe(1);
    expect([...fractions].sort((a, b) => a - b)).toEqual(fractions);
  });
});

describe('patterns', () => {
  const filled = (pattern: Pattern, address: bigint, words = 256) => {
    const memory = new Uint32Array(words);
    pattern.fill(memory, address);
    return memory;
  };

  it.each(patternsFor(PATTERN_NAMES, 11, false).map((pattern) => [pattern.name, pattern] as const))(
    'of %s are the same for the same address',
    (_, pattern) => {
      expect(filled(pattern, 0x1_8000_0000_0000n)).toEqual(filled(pattern, 0x1_8000_0000_0000n));
    },
  );

  it('walk over all 64 bits', () => {
    const [ones, zeros] = patternsFor(['walking'], 0, true);
    if (ones === undefined || zeros === undefined) throw new Error('no patterns');
    const words = filled(ones, 0n, 128);
    const seen = new Set(Array.from({ length: 64 }, (_, index) => wordAt(words, 2 * index)));
    expect(seen).toEqual(new Set(Array.from({ length: 64 }, (_, bit) => 1n << BigInt(bit))));
    expect(wordAt(filled(zeros, 0n), 0)).toBe(~1n & (2n ** 64n - 1n));
  });

  it('of addresses hold across a boundary of 4 GiB', () => {
    const [pattern] = patternsFor(['address'], 0, true);
    if (pattern === undefined) throw new Error('no pattern');
    const start = 0x1_ffff_fe00n;
    const words = filled(pattern, start);
    for (let index = 0; index < 128; index++)
      expect(wordAt(words, 2 * index)).toBe(start + BigInt(8 * index));
  });

  it('of random numbers differ by seed and by address', () => {
    const [first, second] = [1, 2].map((seed) => patternsFor(['random'], seed, true)[0]);
    if (first === undefined || second === undefined) throw new Error('no patterns');
    expect(filled(first, 512n)).not.toEqual(filled(second, 512n));
    expect(filled(first, 512n)).not.toEqual(filled(first, 1024n));
  });
});

describe('comparing', () => {
  it('counts 64-bit words, not halves', () => {
    const expected = new Uint32Array(8);
    const actual = Uint32Array.of(0, 0, 1, 1, 0, 0, 0, 4);
    expect(compareWords(expected, actual, 1)).toEqual({ count: 2, indices: [2] });
    expect(compareWords(expected, expected, 1)).toEqual({ count: 0, indices: [] });
    expect(differingBits(0b1001n, 0b0011n)).toEqual([1, 3]);
    expect(differingBits(0n, 1n << 63n)).toEqual([63]);
  });
});

describe('ascendcl memtest', () => {
  it('tests what it was asked for and exits with 0', async () => {
    const { status, data } = await runJson<{
      byteLength: number;
      passes: string[];
      seed: number;
      errorCount: number;
    }>(['memtest', '--size', '6M', '--pattern', 'random', '--pattern', 'address', '--seed', '5']);
    expect(status).toBe(0);
    expect(data).toMatchObject({
      byteLength: 6 * MIB,
      passes: ['random-5', 'address'],
      seed: 5,
      errorCount: 0,
    });
  });

  it('stops at Ctrl-C with what it found so far', async () => {
    const { status, stdout } = await runCommand(['memtest', '--size', '512M'], {
      interrupt: { after: /Testing/, signal: 'SIGINT' },
    });
    expect(status).toBe(130);
    expect(stdout).toMatch(/Stopped\. 0 passes over 512 MiB/);
    expect(stdout).toMatch(/No errors so far\.\n$/);
  });

  it('tells address and bit of what came back wrong, and exits with 4', async () => {
    const library = libraryWithBadLine(join(folder, 'bad-line.so'));
    const { status, stdout } = await runCommand([
      ...['memtest', '--library', library, '--size', '4M', '--pattern', 'address'],
    ]);
    expect(status).toBe(4);
    expect(stdout).toMatch(
      /^0x([\da-f]{16}) {2}expected 0x\1, found 0x[\da-f]{14}10\n {2}bit 4; pattern address; right when read again$/m,
    );
    expect(stdout).toMatch(/^1 word came back wrong\. 1 pass over 4 MiB/m);
  });

  it('finds exactly the bits that are broken from the start, whichever pattern was written, and exits with 4', async () => {
    const { status, data } = await runJson<{
      blocks: { address: string }[];
      passes: string[];
      errorCount: number;
      errors: { address: string; bits: number[]; lasting: boolean }[];
    }>(['memtest', '--backend', 'simulator', '--size', '4M', '--quick'], {
      env: { ASCENDCL_SIM_BAD_BITS: '0+0x200045:3' },
    });
    expect(status).toBe(4);
    const address = BigInt(data.blocks[0]?.address ?? 0) + 0x200040n;
    expect(data.errorCount).toBe(data.passes.length);
    for (const error of data.errors)
      expect(error).toMatchObject({
        address: `0x${address.toString(16).padStart(16, '0')}`,
        bits: [5 * 8 + 3],
        lasting: true,
      });
  });

  it('does not let the simulator take more memory than this machine has', async () => {
    const { status, stderr } = await runCommand(['memtest', '--backend', 'simulator', '--size', '100T'], {
      env: { ASCENDCL_SIM_MEMORY: '200T' },
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^ascendcl: the simulator would need 100 TiB .* ask for less with --size\n$/);
  });

  it('draws no progress in a pipe', async () => {
    const { stdout, stderr } = await runCommand([
      'memtest',
      '--backend',
      'simulator',
      '--size',
      '4M',
      '--quick',
    ]);
    expect(stdout).toMatch(
      /^device 0 \(Ascend910B1\), simulator\nTesting 4 MiB of 64 GiB free memory, seed \d+\.\nNo errors\./,
    );
    expect(stderr).toBe('');
  });
});
