/** Arrays from and to files: `.npy` as NumPy writes it, and `.safetensors` as models come in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAscend, openSafetensors, saveSafetensors } from 'ascendcl';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
using ascend = openAscend();
const device = ascend.device(0);

// One array: numpy.load reads the file, and numpy.save writes one.
using matrix = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), [2, 3]);
await matrix.saveNpy(join(folder, 'matrix.npy'));
using loaded = await device.loadNpy(join(folder, 'matrix.npy'));
console.log(`loaded: ${loaded.dtype} ${loaded.shape.join(' × ')}: ${loaded.toTypedArray().join(' ')}`);

// Many arrays with names. What is in the file is known before any of it is loaded.
using bias = device.array([16], 'bfloat16', { fill: 0 });
const file = join(folder, 'layer.safetensors');
await saveSafetensors(file, { weight: matrix, bias }, { metadata: { format: 'pt' } });
const model = await openSafetensors(file);
for (const { name, dtype, shape, byteLength } of model.tensors)
  console.log(`in the file: ${name}, ${dtype}, ${shape.join(' × ')}, ${byteLength} bytes`);

// One of them, or those that are wanted, one after the other.
using weight = await model.load(device, 'weight');
console.log(`weight: ${weight.toTypedArray().join(' ')}`);
for await (const { name, array } of device.loadSafetensors(file, { names: ['bias'] })) {
  console.log(`loaded by name: ${name}`);
  array.dispose();
}
rmSync(folder, { recursive: true });
