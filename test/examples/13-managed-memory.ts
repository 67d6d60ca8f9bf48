/** Managed memory: one pointer for the host and the device, on the products that have it. */
import { NotAvailableError, NotSupportedError, openAscend } from 'ascendcl';

const COUNT = 1024;

using ascend = openAscend();
const device = ascend.device(0);

try {
  using input = device.allocateManaged(COUNT * 4);
  using output = device.allocateManaged(COUNT * 4);

  // The host writes through the pointer …
  input.view(Float32Array).fill(1.5);
  console.log(`one address for both sides: ${input.pointer > 0n}`);

  // … queued work uses the same pointer (a kernel would; here a copy does) …
  await using stream = device.createStream();
  stream.copy(output, input);
  stream.fill(output, 0, { byteLength: 8 });
  await stream.synchronize();

  // … and the host reads the result, without any copy of its own.
  console.log(`the host reads: ${output.view(Float32Array, 0, 4).join(' ')}`);
} catch (error) {
  // Older chips and libraries lack it. That is no failure of the program: take the way with copies instead.
  if (!(error instanceof NotSupportedError || error instanceof NotAvailableError)) throw error;
  console.log(`no managed memory here: ${error.message.split('\n')[0]}`);
}
