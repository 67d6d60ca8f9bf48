import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useSimulation } from '../support/simulation.js';
import { bytesOfHex, numpy } from './fixtures.js';

const simulation = useSimulation();

describe('console.log of an array', () => {
  it.each(numpy.prints.map((row, index) => ({ ...row, index })))(
    'prints the elements as NumPy does: case $index, $dtype $shape',
    ({ dtype, shape, bits, text }) => {
      using array = simulation.device.array(shape, dtype);
      if (array.length > 0) array.copyFrom(bytesOfHex(bits));
      const [heading, ...lines] = inspect(array).split('\n');
      expect(heading).toBe(`DeviceArray([${shape.join(', ')}], ${dtype}, device 0, open)`);
      expect(lines.join('\n')).toBe(text);
    },
  );

  it('says that it was disposed of instead of the elements', () => {
    const array = simulation.device.array([2], 'int8');
    array.dispose();
    expect(inspect(array)).toMatch(
      /^DeviceArray\(\[2\], int8, device 0, closed\) \(contents not shown: .* can no longer be used/,
    );
  });

  it('says that work is queued for the memory, and does not wait', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using array = device.array(new Int8Array([1, 2]));
    using flag = device.allocate(8, { fill: 0 });
    stream.waitValue(flag, 'equal', 1n);
    stream.copy(array, new Int8Array([3, 4]));
    expect(inspect(array)).toContain('open) (queued work may still change it: not waited for)\n[1 2]');
    flag.copyFrom(new BigUint64Array([1n]));
    await stream.synchronize();
    expect(inspect(array)).toContain('open)\n[3 4]');
  });

  it('shows an array inside another object, and no elements below the depth', () => {
    using array = simulation.device.array(new Int8Array([1, 2]));
    expect(inspect({ array })).toContain('[1 2]');
    expect(inspect({ deep: { deeper: { deepest: { array } } } }, { depth: 2 })).not.toContain('[1 2]');
  });
});
