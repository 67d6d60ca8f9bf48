/** An allocator for the operators of one stream: the runtime asks JavaScript for workspace and gives it back in order. */
import { type Memory, openAscend } from 'ascendcl';
import { runOperator } from 'ascendcl/simulator';

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();

// One arena for all workspaces: operators of a stream run one after the other, so that all may have the same bytes.
using arena = device.allocate(1024 * 1024);
let asked = 0;
let returned = 0;
stream.setAllocator({
  allocate(byteLength: number): Memory | undefined {
    asked += 1;
    return byteLength <= arena.byteLength ? arena.slice(0, byteLength) : undefined;
  },
  free(): void {
    returned += 1;
  },
});

// The simulator's stand-in for an operator that needs workspace.
for (let step = 1; step <= 5; step += 1) runOperator(stream.pointer, step * 1000);
await stream.synchronize();
console.log(`${asked} workspaces from one arena, ${returned} came back`);

// "No" is an answer: the operator then fails, the stream does not.
try {
  runOperator(stream.pointer, 1024 ** 3);
} catch (error) {
  console.log(error instanceof Error ? error.message.split('\n')[0] : error);
}

stream.removeAllocator();
console.log(`DeviceMemory open: ${ascend.liveObjects().DeviceMemory}`);
