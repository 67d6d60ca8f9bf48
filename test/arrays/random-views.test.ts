import { describe, expect, it } from 'vitest';
import type { DeviceArray, SliceIndex } from '../../src/index.js';
import { useSimulation } from '../support/simulation.js';

const simulation = useSimulation();

const STEPS = 10_000;
const seed = Number(process.env.SEED ?? 20_261_201);

/** An array in plain JavaScript: which elements of the memory it has, in order. */
interface Model {
  readonly shape: readonly number[];
  readonly places: readonly number[];
}

function randomOf(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const countOf = (shape: readonly number[]): number => shape.reduce((a, b) => a * b, 1);

/** A slice in the way of Python: the numbers that `range(*slice(...).indices(n))` gives. */
function indicesOf(text: string, length: number): number[] {
  const [start, stop, step] = text.split(':').map((part) => (part === '' ? undefined : Number(part)));
  const by = step ?? 1;
  const wrap = (value: number): number => (value < 0 ? value + length : value);
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  const [low, high] = by > 0 ? [0, length] : [-1, length - 1];
  let at = start === undefined ? (by > 0 ? 0 : length - 1) : clamp(wrap(start), low, high);
  const end = stop === undefined ? (by > 0 ? length : -1) : clamp(wrap(stop), low, high);
  const found: number[] = [];
  for (; by > 0 ? at < end : at > end; at += by) found.push(at);
  return found;
}

function modelSlice({ shape, places }: Model, indexes: readonly SliceIndex[]): Model {
  const named = indexes.filter((index) => index !== null && index !== '...').length;
  const expanded = indexes.flatMap((index): SliceIndex[] =>
    index === '...' ? new Array<SliceIndex>(shape.length - named).fill(':') : [index],
  );
  const used = expanded.filter((index) => index !== null).length;
  for (let axis = used; axis < shape.length; axis += 1) expanded.push(':');
  const axes: number[][] = [];
  const result: number[] = [];
  let axis = 0;
  for (const index of expanded) {
    if (index === null) {
      result.push(1);
      continue;
    }
    const length = shape[axis++] as number;
    const taken = typeof index === 'number' ? [index < 0 ? index + length : index] : indicesOf(index, length);
    axes.push(taken);
    if (typeof index !== 'number') result.push(taken.length);
  }
  let chosen = [0];
  for (const [number, taken] of axes.entries())
    chosen = chosen.flatMap((place) => taken.map((index) => place * (shape[number] as number) + index));
  return { shape: result, places: chosen.map((place) => places[place] as number) };
}

describe('random slices, reshapes and copies', () => {
  it(`are those of a reference in plain JavaScript: ${STEPS} steps, seed ${seed}`, async () => {
    const { device } = simulation;
    const random = randomOf(seed);
    const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
    await using stream = device.createStream();
    const maybe = (value: number): string => (random(3) === 0 ? '' : String(value));

    const randomIndexes = (shape: readonly number[]): SliceIndex[] => {
      const indexes: SliceIndex[] = [];
      const axes = random(shape.length + 1);
      const skip = random(4) === 0;
      for (let axis = 0; axis < axes; axis += 1) {
        const length = shape[skip ? shape.length - axes + axis : axis] as number;
        if (random(8) === 0) indexes.push(null);
        if (random(5) === 0 && length > 0) indexes.push(random(2 * length) - length);
        else {
          const step = pick([1, 1, 2, 3, -1, -1, -2]);
          const ends = `${maybe(random(2 * length + 3) - length - 1)}:${maybe(random(2 * length + 3) - length - 1)}`;
          indexes.push(step === 1 && random(2) === 0 ? ends : `${random(3) === 0 ? ':' : ends}:${step}`);
        }
      }
      if (skip) indexes.unshift('...');
      return indexes;
    };

    const otherShape = (count: number): number[] => {
      const shape: number[] = [];
      let rest = count;
      while (rest > 1 && random(3) > 0) {
        const divisors = [2, 3, 4, 5].filter((divisor) => rest % divisor === 0);
        if (divisors.length === 0) break;
        const divisor = pick(divisors);
        shape.push(divisor);
        rest /= divisor;
      }
      return [...shape, rest];
    };

    let base: DeviceArray<'int32'> | undefined;
    let contents = new Int32Array(0);
    let array: DeviceArray<'int32'> | undefined;
    let model: Model = { shape: [], places: [] };
    let next = 1;
    const differences: string[] = [];
    const log: string[] = [];

    const compare = (what: string, got: Int32Array, expected: readonly number[]): void => {
      if (got.length === expected.length && expected.every((value, index) => got[index] === value)) return;
      differences.push(
        `${what} after ${log.slice(-6).join(' ')}: [${got.slice(0, 12)}] instead of [${expected.slice(0, 12)}]`,
      );
    };

    for (let step = 0; step < STEPS && differences.length < 5; step += 1) {
      if (array === undefined || step % 12 === 0) {
        base?.dispose();
        const shape = Array.from({ length: random(5) }, () => 1 + random(7));
        contents = Int32Array.from({ length: countOf(shape) }, () => next++);
        base = device.array(contents, shape);
        array = base;
        model = { shape, places: [...contents.keys()] };
        log.push(`new[${shape}]`);
      }
      const view: DeviceArray<'int32'> = array;
      switch (random(8)) {
        case 0:
        case 1:
        case 2: {
          const indexes = randomIndexes(model.shape);
          log.push(`slice(${JSON.stringify(indexes)})`);
          const taken = modelSlice(model, indexes);
          const sliced = view.slice(...indexes);
          compare(
            'slice',
            sliced.toTypedArray(),
            taken.places.map((place) => contents[place] as number),
          );
          expect(sliced.shape).toEqual(taken.shape);
          if (taken.places.length > 0) [array, model] = [sliced, taken];
          break;
        }
        case 3: {
          const shape = otherShape(model.places.length);
          log.push(`reshape(${shape})`);
          try {
            array = view.reshape(shape);
            model = { ...model, shape };
          } catch (error) {
            if (view.isContiguous) throw error;
            expect(String(error)).toContain('without moving elements');
          }
          break;
        }
        case 4: {
          log.push('set');
          const values = Int32Array.from(model.places, () => next++);
          if (random(2) === 0) view.copyFrom(values);
          else {
            stream.copy(view, values);
            await stream.synchronize();
          }
          for (const [index, place] of model.places.entries()) contents[place] = values[index] as number;
          break;
        }
        case 5: {
          log.push('fill');
          const value = pick([0, -1, next++]);
          view.fill(value);
          for (const place of model.places) contents[place] = value;
          break;
        }
        case 6: {
          log.push('copy to a new array, backwards in part');
          const flips = model.shape.map(() => (random(2) === 0 ? '::-1' : ':'));
          using copy = device.array(model.shape, 'int32');
          const destination = copy.slice(...flips);
          if (random(2) === 0) destination.copyFrom(view);
          else {
            stream.copy(destination, view);
            await stream.synchronize();
          }
          compare(
            'copy',
            destination.toTypedArray(),
            model.places.map((place) => contents[place] as number),
          );
          break;
        }
        default: {
          log.push('queued read');
          const out = new Int32Array(model.places.length);
          stream.copy(out, view);
          await stream.synchronize();
          compare(
            'queued read',
            out,
            model.places.map((place) => contents[place] as number),
          );
        }
      }
      compare('all', (base as DeviceArray<'int32'>).toTypedArray(), [...contents]);
    }
    base?.dispose();
    expect(differences).toEqual([]);
  });
});
