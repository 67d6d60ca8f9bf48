/** Physical memory shared with another process: a child maps what its parent allocated, and both see the same bytes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openAscend, type SharedPhysicalKey } from 'ascendcl';

const file = fileURLToPath(import.meta.url);

async function owner(): Promise<void> {
  using ascend = openAscend();
  const device = ascend.device(0);
  using physical = device.allocatePhysical(device.granularity());
  using range = device.reserve(physical.byteLength);
  using mapping = range.map(physical);
  mapping.copyFrom(Buffer.from('written by the owner'));

  // The other process tells its number, is let in, and gets the key. It is plain data.
  const child = fork(file, ['guest']);
  const [guestId] = await once(child, 'message');
  child.send(physical.share({ processIds: [guestId] }));
  const [exitCode] = await once(child, 'exit');

  const text = Buffer.alloc(20);
  mapping.copyTo(text, { byteLength: 20 });
  console.log(`owner reads: ${text} (the guest ended with ${exitCode})`);
}

async function guest(): Promise<void> {
  using ascend = openAscend();
  const device = ascend.device(0);
  process.send?.(ascend.processId);
  const [key]: [SharedPhysicalKey] = (await once(process, 'message')) as [SharedPhysicalKey];

  using physical = device.openPhysical(key);
  using range = device.reserve(physical.byteLength);
  using mapping = range.map(physical);
  const text = Buffer.alloc(20);
  mapping.copyTo(text, { byteLength: 20 });
  console.log(`guest reads: ${text}`);
  mapping.copyFrom(Buffer.from('changed by the guest'));
  process.disconnect();
}

await (process.argv[2] === 'guest' ? guest() : owner());
