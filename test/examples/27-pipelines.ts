/** Device memory at the ends of pipelines of Node.js: compressed data in, a hash of it out. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { openAscend } from 'ascendcl';

const bytes = Buffer.alloc(1_000_000, 'ascend');
using ascend = openAscend();
const device = ascend.device(0);
using memory = device.allocate(bytes.byteLength);

// Nothing has to be closed afterwards, however the pipeline ends.
await pipeline([gzipSync(bytes)], createGunzip(), memory.createWriteStream());
const hash = createHash('sha256');
await pipeline(memory.createReadStream(), hash);
console.log(`the same bytes: ${hash.digest('hex') === createHash('sha256').update(bytes).digest('hex')}`);

// In the order of a stream of the device: from anything that gives bytes, such as the body of a response.
await using stream = device.createStream();
const body = Readable.toWeb(Readable.from([bytes.subarray(0, 4000), bytes.subarray(4000)]));
console.log(`copied: ${await stream.copyFromFile(memory, body)} bytes`);

// More than fits is an error of the pipeline.
using small = device.allocate(1000);
await pipeline([bytes], small.createWriteStream()).catch(({ errorCode }) => console.log(errorCode));
