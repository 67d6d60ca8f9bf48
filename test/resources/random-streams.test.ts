import { describe, expect, it } from 'vitest';
import { type DeviceMemory, OutOfMemoryError, PoolResource, type Stream } from '../../src/index.js';
import { Random } from '../support/random.js';
import { simulator, useSimulation } from '../support/simulation.js';

const simulation = useSimulation();

const seed = 20261202;
/** All 200,000 operations take minutes; a twentieth of them is what every run makes. */
const OPERATIONS = 200_000 * (Number(process.env.ASCENDCL_TORTURE ?? '1') / 20);
const ROUND = 500;
const MiB = 1024 * 1024;

/** Memory that is handed out, with what its last fill has written. */
interface Piece {
  readonly memory: DeviceMemory;
  readonly stream: Stream;
  readonly value: number;
}

/** A copy that is queued: what it must find there, whatever others do with the memory later. */
interface Check {
  readonly result: Uint8Array;
  readonly value: number;
}

describe(`a pool over four streams that are held and run on at random (seed ${seed})`, () => {
  it.each([
    ['virtual memory', true],
    ['segments', false],
  ])(
    'hands out nothing that other work may touch, on %s',
    { timeout: 1_200_000 },
    async (_name, virtualMemory) => {
      const { device } = simulation;
      const random = new Random(seed);
      const streams = Array.from({ length: 4 }, () => device.createStream());
      const pool = new PoolResource(device, { virtualMemory, maxByteLength: 48 * MiB });
      const live = new Set<Piece>();
      const pieces: Piece[] = [];
      let refused = 0;
      for (let done = 0; done < OPERATIONS / 2; ) {
        const checks: Check[] = [];
        simulator.holdStreams(random.below(2));
        for (let step = 0; step < ROUND; step += 1, done += 1) {
          const stream = random.pick(streams) as Stream;
          if (pieces.length < 60 && random.chance(0.55)) {
            try {
              const memory = pool.allocate(random.between(64, 64 << random.below(15)), { stream });
              const value = random.between(1, 255);
              stream.fill(memory, value);
              const piece = { memory, stream, value };
              live.add(piece);
              pieces.push(piece);
            } catch (error) {
              if (!(error instanceof OutOfMemoryError)) throw error;
              refused += 1;
            }
          } else if (pieces.length > 0) {
            const [piece] = pieces.splice(random.below(pieces.length), 1) as [Piece];
            const { memory, value } = piece;
            // The first and the last bytes as they are in the order of the stream, after all that others have done before.
            const count = Math.min(64, memory.byteLength);
            for (const offset of [0, memory.byteLength - count]) {
              const result = new Uint8Array(count);
              piece.stream.copy(result, memory, { sourceOffset: offset, byteLength: count });
              checks.push({ result, value });
            }
            memory.dispose();
            expect(memory.state).toBe('closed');
            live.delete(piece);
          }
          if (random.chance(0.01)) simulator.holdStreams(random.below(2));
          if (step % 50 === 0) {
            const asked = [...live].reduce((sum, { memory }) => sum + memory.byteLength, 0);
            const { used, free, waiting, reserved } = pool.usage();
            expect(used).toBeGreaterThanOrEqual(asked);
            expect(used).toBeLessThanOrEqual(asked + live.size * 128);
            // What is reserved is handed out, free or waiting; whole pages of it may be spare.
            expect(used + free + waiting).toBeLessThanOrEqual(reserved);
          }
        }
        simulator.holdStreams(0);
        for (const stream of streams) await stream.synchronize();
        for (const { result, value } of checks)
          expect(result).toEqual(new Uint8Array(result.length).fill(value));
      }
      for (const { memory } of pieces) memory.dispose();
      for (const stream of streams) await stream.synchronize();
      pool.trim();
      expect(pool.usage()).toMatchObject({ used: 0, waiting: 0, free: 0, reserved: 0 });
      pool.dispose();
      for (const stream of streams) stream.dispose();
      expect(refused).toBeLessThan(OPERATIONS / 4);
    },
  );
});
