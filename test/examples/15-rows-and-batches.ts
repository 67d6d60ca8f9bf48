/** Parts of pictures and many small pieces: copies of rows with a pitch, and batches that are checked as a whole. */
import { openAscend } from 'ascendcl';

const WIDTH = 8;
const HEIGHT = 4;

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();

// A picture on the host: every pixel is a byte that tells its row and column.
const picture = Uint8Array.from(
  { length: WIDTH * HEIGHT },
  (_, at) => 10 * Math.floor(at / WIDTH) + (at % WIDTH),
);

// The right half goes up; on the device rows begin at multiples of 32 bytes.
using tile = device.allocate(32 * HEIGHT, { fill: 0 });
tile.copyRowsFrom(picture, {
  width: 4,
  height: HEIGHT,
  sourcePitch: WIDTH,
  sourceOffset: 4,
  destinationPitch: 32,
});

// And back, queued, into the left half of another picture.
const result = new Uint8Array(WIDTH * HEIGHT);
stream.copyRows(result, tile, { width: 4, height: HEIGHT, sourcePitch: 32, destinationPitch: WIDTH });
await stream.synchronize();
for (let row = 0; row < HEIGHT; row += 1)
  console.log(`row ${row}: ${result.subarray(row * WIDTH, (row + 1) * WIDTH).join(' ')}`);

// A batch: one call to the runtime where it can do that. One bad item, and nothing is copied.
using scattered = device.allocate(4096, { fill: 0 });
const pieces = ['batched', 'copies', 'in one go'].map((text, index) => ({
  destination: scattered.slice(index * 1024, 16),
  source: Buffer.from(text.padEnd(16)),
}));
device.copyBatch(pieces);
const texts = pieces.map(({ destination }) => {
  const bytes = Buffer.alloc(16);
  destination.copyTo(bytes);
  return bytes.toString().trim();
});
console.log(texts.join(' | '));
