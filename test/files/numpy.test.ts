import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { saveSafetensors } from '../../src/index.js';
import { python, runPython } from '../support/python.js';
import { useSimulation } from '../support/simulation.js';

const simulation = useSimulation();
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-numpy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** NumPy's name of each type that it has, and values at which types go wrong. */
const VALUES: Readonly<Record<string, string>> = {
  bool: '[True, False, True, True, False, True]',
  int8: '[-128, -1, 0, 1, 2, 127]',
  int16: '[-2**15, -1, 0, 1, 2, 2**15-1]',
  int32: '[-2**31, -1, 0, 1, 2, 2**31-1]',
  int64: '[-2**63, -1, 0, 1, 2, 2**63-1]',
  uint8: '[0, 1, 2, 3, 254, 255]',
  uint16: '[0, 1, 2, 3, 4, 2**16-1]',
  uint32: '[0, 1, 2, 3, 4, 2**32-1]',
  uint64: '[0, 1, 2, 3, 4, 2**64-1]',
  float16: '[float("nan"), float("inf"), -0.0, 6e-8, 65504, 1/3]',
  float32: '[float("nan"), -float("inf"), -0.0, 1e-45, 3.4e38, 1/3]',
  float64: '[float("nan"), float("inf"), -0.0, 5e-324, 1.7e308, 1/3]',
  complex64: '[1j, complex("nan"), -0.0, 1e-45j, 3.4e38+1j, 1/3]',
};

/** As people read a file of the format, in a few lines: names, types, shapes and bytes. */
const READ_SAFETENSORS = `
import json, numpy, struct, sys
TYPES = {'BOOL': '?', 'I8': 'i1', 'I16': '<i2', 'I32': '<i4', 'I64': '<i8', 'U8': 'u1', 'U16': '<u2', 'U32': '<u4', 'U64': '<u8',
    'F16': '<f2', 'BF16': '<u2', 'F32': '<f4', 'F64': '<f8', 'C64': '<c8'}
def read(path):
    data = open(path, 'rb').read()
    (length,) = struct.unpack('<Q', data[:8])
    assert (8 + length) % 8 == 0
    header = json.loads(data[8:8 + length])
    metadata = header.pop('__metadata__', None)
    arrays, free = {}, 0
    for name, entry in sorted(header.items(), key=lambda item: item[1]['data_offsets']):
        begin, end = entry['data_offsets']
        assert begin == free
        free = end
        arrays[name] = numpy.frombuffer(data[8 + length + begin:8 + length + end], TYPES[entry['dtype']]).reshape(entry['shape'])
    assert 8 + length + free == len(data)
    return arrays, metadata
`;

describe.skipIf(python === undefined)(
  'files of NumPy (python3-numpy is missing when this is skipped)',
  () => {
    it('come and go bit by bit: every type, all versions, both orders of axes and of bytes', async () => {
      runPython(
        `
import json, numpy, sys
from numpy.lib import format
folder = sys.argv[1]
for name, values in json.loads(sys.argv[2]).items():
    array = numpy.array(eval(values), dtype=name).reshape(2, 3)
    for version in (1, 2, 3):
        with open(f'{folder}/{name}-{version}.npy', 'wb') as file: format.write_array(file, array, version=(version, 0))
    numpy.save(f'{folder}/{name}-fortran.npy', numpy.asfortranarray(array))
    numpy.save(f'{folder}/{name}-big.npy', array.astype(array.dtype.newbyteorder('>')))`,
        folder,
        JSON.stringify(VALUES),
      );
      for (const dtype of Object.keys(VALUES))
        for (const kind of ['1', '2', '3', 'big', 'fortran']) {
          const name = `${dtype}-${kind}`;
          using array = await simulation.device.loadNpy(at(`${name}.npy`));
          expect([array.dtype, array.shape], name).toEqual([dtype, [2, 3]]);
          if (kind === 'fortran') {
            const size = array.byteLength / 6;
            expect(array.strides, name).toEqual([size, 2 * size]);
            // The elements in the order of the file.
            await saveSafetensors(at(`${name}-back.safetensors`), {
              array: array.memory.array(array.dtype, [3, 2]),
            });
          } else {
            await array.saveNpy(at(`${name}-back.npy`));
            await saveSafetensors(at(`${name}-back.safetensors`), { array });
          }
        }
      const wrong = runPython(
        `${READ_SAFETENSORS}
folder, wrong = sys.argv[1], []
for name in json.loads(sys.argv[2]):
    expected = numpy.load(f'{folder}/{name}-1.npy')
    for kind in ('1', '2', '3', 'big', 'fortran'):
        tensor = read(f'{folder}/{name}-{kind}-back.safetensors')[0]['array']
        if kind == 'fortran': tensor = tensor.T
        if tensor.tobytes() != expected.tobytes() or tensor.dtype != expected.dtype: wrong.append(f'{name}-{kind}.safetensors')
        if kind == 'fortran': continue
        array = numpy.load(f'{folder}/{name}-{kind}-back.npy')
        if array.tobytes() != expected.tobytes() or array.dtype != expected.dtype or array.shape != (2, 3): wrong.append(f'{name}-{kind}.npy')
print(json.dumps(wrong))`,
        folder,
        JSON.stringify(Object.keys(VALUES)),
      );
      expect(JSON.parse(wrong)).toEqual([]);
    });

    it('in an archive are loaded by name, stored and compressed', async () => {
      runPython(
        `
import numpy, sys
arrays = {'first': numpy.arange(200000, dtype='float32').reshape(2, -1), 'second': numpy.zeros((), 'int64'), 'third': numpy.zeros((0, 3))}
numpy.savez(sys.argv[1] + '/stored.npz', **arrays)
numpy.savez_compressed(sys.argv[1] + '/packed.npz', **arrays)`,
        folder,
      );
      for (const name of ['stored.npz', 'packed.npz']) {
        const shapes: Record<string, readonly number[]> = {};
        for await (const { name: member, array } of simulation.device.loadNpz(at(name))) {
          shapes[member] = array.shape;
          if (member === 'first')
            expect(array.toTypedArray()).toEqual(Float32Array.from({ length: 200_000 }, (_, index) => index));
          array.dispose();
        }
        expect(shapes).toEqual({ first: [2, 100_000], second: [], third: [0, 3] });
        const names: string[] = [];
        for await (const { name: member, array } of simulation.device.loadNpz(at(name), {
          names: ['second'],
        })) {
          names.push(member);
          array.dispose();
        }
        expect(names).toEqual(['second']);
      }
    });

    it('read all tensors of a .safetensors file, with its texts', async () => {
      const { device } = simulation;
      using half = device.array([4], 'bfloat16', { fill: 0x3f });
      using none = device.array([0, 2], 'int8');
      using one = device.array(new Float64Array([0.5]), []);
      await saveSafetensors(
        at('all.safetensors'),
        { half, none, one, 'with "quotes" ü': one },
        { metadata: { format: 'pt' } },
      );
      const program = `${READ_SAFETENSORS}
arrays, metadata = read(sys.argv[1])
print(json.dumps([{name: [str(array.dtype), array.shape, array.tobytes().hex()] for name, array in arrays.items()}, metadata]))`;
      const hex = Buffer.from(new Float64Array([0.5]).buffer).toString('hex');
      expect(JSON.parse(runPython(program, at('all.safetensors')))).toEqual([
        {
          one: ['float64', [], hex],
          'with "quotes" ü': ['float64', [], hex],
          half: ['uint16', [4], '3f3f3f3f3f3f3f3f'],
          none: ['int8', [0, 2], ''],
        },
        { format: 'pt' },
      ]);
    });
  },
);
