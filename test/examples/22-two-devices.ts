/** Two devices: peer access in both directions, a copy from one to the other, and streams that wait across devices. */
import { openAscend } from 'ascendcl';

const MIB = 1024 * 1024;

using ascend = openAscend();
const [first, second] = ascend.devices();
if (first === undefined || second === undefined) throw new Error('this program needs two devices');

if (!first.canAccessPeer(second)) throw new Error('the devices can not reach each other');
first.enablePeerAccess(second);
second.enablePeerAccess(first);

// No context has to be switched: every handle knows where it belongs.
using source = first.allocate(MIB, { policy: 'huge-first-peers', fill: 1 });
using destination = second.allocate(MIB, { policy: 'huge-first-peers', fill: 0 });
destination.copyFrom(source);
const result = new Uint8Array(4);
destination.copyTo(result, { sourceOffset: MIB - 4 });
console.log(`copied from device ${source.device.id} to device ${destination.device.id}: ${result.join(' ')}`);

// In order across devices: the second one's stream waits for the first one's event.
await using producer = first.createStream();
await using consumer = second.createStream();
producer.fill(source, 2);
using filled = producer.record();
consumer.wait(filled);
consumer.copy(destination, source);
consumer.copy(result, destination, { byteLength: 4 });
await consumer.synchronize();
console.log(`after the event: ${result.join(' ')}`);

first.disablePeerAccess(second);
second.disablePeerAccess(first);
for (const device of ascend.devices()) {
  const { free, total } = device.memoryInfo();
  console.log(`device ${device.id}: ${((total - free) / MIB).toFixed(0)} MiB of ${total / MIB} MiB in use`);
}
