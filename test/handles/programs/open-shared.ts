/** Opens what the parent shares, adds 1 to the first byte, and says what it read. */
import { openAscend } from '../../../src/index.js';

using ascend = openAscend({ backend: 'simulator' });
process.send?.({ processId: ascend.processId });
const shared = await new Promise<Record<string, unknown>>((resolve) => {
  process.once('message', (message) => resolve(message as Record<string, unknown>));
});
const device = ascend.device(0);
const bytes = new Uint8Array(4);
try {
  if (typeof shared.key === 'string') {
    using memory = device.openShared({ key: shared.key, byteLength: Number(shared.byteLength) });
    memory.copyTo(bytes, { byteLength: 4 });
    memory.copyFrom(Uint8Array.of((bytes[0] ?? 0) + 1));
  } else {
    const { handle, byteLength, granularity } = shared;
    using physical = device.openPhysical({
      handle: String(handle),
      byteLength: Number(byteLength),
      granularity: Number(granularity),
    });
    using range = device.reserve(physical.byteLength);
    using mapping = range.map(physical);
    mapping.copyTo(bytes, { byteLength: 4 });
    mapping.copyFrom(Uint8Array.of((bytes[0] ?? 0) + 1));
  }
  process.send?.({ read: [...bytes] });
} catch (error) {
  process.send?.({ error: String(error) });
}
process.disconnect();
