import { expect, it } from 'vitest';
import { InvalidArgumentError } from '../../../src/index.js';
import { pattern, simulator, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

it('a dump is the text that xxd writes for the same bytes', () => {
  using memory = simulation.device.allocate(64, { fill: 0 });
  memory.copyFrom(Buffer.from('Hello, device!\n\x7f\x80\xff~ end', 'latin1'));
  expect(memory.hexdump({ byteLength: 23 })).toBe(
    [
      '00000000: 4865 6c6c 6f2c 2064 6576 6963 6521 0a7f  Hello, device!..',
      '00000010: 80ff 7e20 656e 64                        ..~ end',
    ].join('\n'),
  );
  expect(memory.hexdump({ offset: 7, byteLength: 6 })).toBe(
    '00000007: 6465 7669 6365                           device',
  );
  expect(memory.hexdump({ byteLength: 0 })).toBe('');
});

it('a dump without a length is short and tells how much it leaves out', () => {
  using memory = simulation.device.allocate(1000, { fill: 1 });
  const lines = memory.hexdump().split('\n');
  expect(lines).toHaveLength(17);
  expect(lines.at(-1)).toBe('(744 more bytes)');
  expect(memory.slice(900).hexdump().split('\n')).toHaveLength(7);
});

it('all kinds of memory can be looked at, and places are those of the memory that was asked', () => {
  const { device } = simulation;
  using range = device.reserve(4 << 20);
  using mapping = range.map(device.allocatePhysical(2 << 20));
  using pinned = device.allocateHost(4096);
  for (const memory of [mapping, pinned, mapping.slice(64), pinned.slice(64)]) {
    memory.copyFrom(pattern(64));
    expect(memory.hexdump({ offset: 1, byteLength: 2 })).toMatch(/^00000001: /);
  }
});

it('a dump tells in its text what it can not show, and what it has not waited for', async () => {
  const { device } = simulation;
  using range = device.reserve(4 << 20);
  expect(range.hexdump({ byteLength: 16 })).toMatch(/^\(contents not shown: .*\)$/);
  using memory = device.allocate(16, { fill: 0 });
  using stream = device.createStream();
  simulator.holdStreams(1);
  stream.fill(memory, 7);
  expect(memory.hexdump()).toMatch(
    /^00000000: 0000 .*\n\(queued work may still change it: not waited for\)$/,
  );
  simulator.holdStreams(0);
  await stream.synchronize();
  expect(memory.hexdump()).toMatch(/^00000000: 0707 .*$/);
  simulator.failCall('aclrtMemcpy', 1, 507899);
  expect(memory.hexdump()).toMatch(/^\(contents not shown: .*aclrtMemcpy.*\)$/);
});

it('more than a mebibyte at once is refused', () => {
  using memory = simulation.device.allocate(2 << 20, { fill: 0 });
  expect(() => memory.hexdump({ byteLength: (1 << 20) + 1 })).toThrow(InvalidArgumentError);
});
