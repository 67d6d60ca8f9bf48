/** Tracing: every native call with its arguments, code and duration, for programs and as a file for Perfetto. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type NativeCall, openAscend, trace } from 'ascendcl';

const file = join(tmpdir(), `ascendcl-trace-${process.pid}.json`);

// The channel `ascendcl:call` of node:diagnostics_channel: calls cost nothing more while nobody listens.
const countByName = new Map<string, number>();
const count = (message: unknown): void => {
  const { name } = message as NativeCall;
  countByName.set(name, (countByName.get(name) ?? 0) + 1);
};

using ascend = openAscend();
const device = ascend.device(0);
using memory = device.allocate(1024, { fill: 0 });

calls.subscribe(count);
{
  using running = trace({ file });
  for (let index = 0; index < 3; index += 1) memory.fill(index, { offset: index * 16, byteLength: 16 });
  memory.copyTo(new Uint8Array(1024));
  console.log(`${running.callCount} calls in the trace`);
}
calls.unsubscribe(count);
for (const [name, times] of countByName) console.log(`${times} × ${name}`);

// Open such a file in https://ui.perfetto.dev or chrome://tracing.
const events = JSON.parse(readFileSync(file, 'utf8')) as { name: string; ph: string; args: object }[];
const copy = events.find(({ name }) => name === 'aclrtMemcpy');
console.log(`a copy with the arguments ${JSON.stringify(copy?.args)}`);
rmSync(file);
