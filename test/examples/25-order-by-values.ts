/** Streams ordered by a value in device memory: one waits until another, on any device or in any process, has written. */
import { openAscend } from 'ascendcl';

using ascend = openAscend();
const device = ascend.device(0);
await using consumer = device.createStream();
await using producer = device.createStream();
using data = device.allocate(64, { fill: 0 });
using flag = device.allocate(8, { fill: 0 });

// Queued first, done last: everything behind the wait is held until the flag is 100.
const seen = new Uint8Array(4);
consumer.waitValue(flag, 'equal', 100n);
consumer.copy(seen, data, { byteLength: 4 });
console.log(`the consumer is done: ${consumer.isComplete()}`);

producer.fill(data, 7);
producer.writeValue(flag, 100n);
await consumer.synchronize({ timeoutMs: 30_000 });
console.log(`after the write it saw: ${seen.join(' ')}`);

// The flag is a counter as well: "at least" lets several rounds share it.
for (let round = 101n; round <= 103n; round += 1n) producer.writeValue(flag, round);
consumer.waitValue(flag, 'at-least', 103n);
await consumer.synchronize({ timeoutMs: 30_000 });
const value = new BigUint64Array(1);
flag.copyTo(value);
console.log(`the flag is ${value[0]}`);
