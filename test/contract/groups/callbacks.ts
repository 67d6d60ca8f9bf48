import * as acl from '../../../generated/raw/index.js';
import type { StreamPtr } from '../../../generated/types.js';
import { NativeCounter, threadId } from '../harness/memory.js';
import { type Recorder, setup } from '../harness/scenario.js';
import { FreshThread } from '../harness/thread.js';

const NO_BLOCK = 0;
const BLOCK = 1;
const REPORT_TIMEOUT = 507012;

/** Rows about functions of the caller that a stream has run: by the caller's thread or by one of the library. */
export async function callbacks(run: Recorder, stream: StreamPtr): Promise<void> {
  unsubscribed(run, stream);
  await subscribed(run, stream);
  hostFunctions(run, stream);
}

const countUp = () => NativeCounter.increment as never; // the address of a C function of this signature

function unsubscribed(run: Recorder, stream: StreamPtr): void {
  const launch = (name: string, blockType: number, on: StreamPtr | null, fn: never | null = countUp()) =>
    run.row('aclrtLaunchCallback', name, () => acl.aclrtLaunchCallback(fn, null, blockType, on));
  launch('NULL fn', NO_BLOCK, stream, null);
  launch('block type 2', 2, stream);
  launch('NULL stream', NO_BLOCK, null);
  launch('stream not subscribed', NO_BLOCK, stream);
  run.row('aclrtProcessReport', 'timeout 10, thread not subscribed', () => acl.aclrtProcessReport(10));
  for (const timeout of [0, -2])
    run.row('aclrtProcessReport', `timeout ${timeout}`, () => acl.aclrtProcessReport(timeout));
  run.row('aclrtUnSubscribeReport', 'never subscribed', () => acl.aclrtUnSubscribeReport(threadId(), stream));
}

async function subscribed(run: Recorder, stream: StreamPtr): Promise<void> {
  const thread = new FreshThread(run, import.meta.url);
  const counter = NativeCounter.create();
  const userData = counter.address as never; // what the C function takes
  const launch = (name: string, blockType: number) =>
    run.row('aclrtLaunchCallback', name, () =>
      acl.aclrtLaunchCallback(countUp(), userData, blockType, stream),
    );
  const count = (name: string, before: number) =>
    run.row(
      'aclrtLaunchCallback',
      name,
      () => 0,
      () => ({ count: counter.value - before }),
    );
  const id = await thread.call<bigint>('identify');
  const subscribe = (name: string) =>
    run.row('aclrtSubscribeReport', name, () => acl.aclrtSubscribeReport(id, stream));
  const unsubscribe = (name: string) =>
    run.row('aclrtUnSubscribeReport', name, () => acl.aclrtUnSubscribeReport(id, stream));

  subscribe('thread id of a processing thread');
  subscribe('same thread and stream twice');
  const noBlock = thread.call<number>('processReports', { counter: counter.address, until: 1 });
  launch('NO_BLOCK, subscribed', NO_BLOCK);
  run.row('aclrtSynchronizeStream', 'after NO_BLOCK callback', () => acl.aclrtSynchronizeStream(stream));
  await noBlock;
  count('NO_BLOCK: callbacks run by aclrtProcessReport thread', 0);
  const block = thread.call<number>('processReports', { counter: counter.address, until: 2 });
  launch('BLOCK, subscribed', BLOCK);
  run.row('aclrtSynchronizeStream', 'after BLOCK callback', () => acl.aclrtSynchronizeStream(stream));
  count('BLOCK: callbacks done when aclrtSynchronizeStream returns', 1);
  await block;
  await thread.call('processNothing');
  unsubscribe('valid');
  unsubscribe('twice');
  await thread.end();
}

export const identify = (): bigint => threadId();

/** Runs callbacks until a counter has the value, at most five seconds. */
export function processReports(_run: Recorder, input: { counter: bigint; until: number }): void {
  const deadline = Date.now() + 5000;
  const counter = NativeCounter.at(input.counter);
  while (counter.value < input.until && Date.now() < deadline) {
    const code = acl.aclrtProcessReport(100);
    if (code !== 0 && code !== REPORT_TIMEOUT) throw new Error(`aclrtProcessReport returned ${code}`);
  }
}

export function processNothing(run: Recorder): void {
  run.row('aclrtProcessReport', 'subscribed thread, 50 ms, nothing to do', () => acl.aclrtProcessReport(50));
}

function hostFunctions(run: Recorder, stream: StreamPtr): void {
  const counter = NativeCounter.create();
  const args = counter.address as never; // what the C function takes
  const count = (name: string) =>
    run.row(
      'aclrtLaunchHostFunc',
      name,
      () => 0,
      () => ({ count: counter.value }),
    );
  const launch = (name: string, on: StreamPtr | null, fn: never | null = countUp()) =>
    run.row('aclrtLaunchHostFunc', name, () => acl.aclrtLaunchHostFunc(on, fn, args));
  launch('NULL fn', stream, null);
  launch('valid', stream);
  setup(() => acl.aclrtSynchronizeStream(stream));
  count('host functions done when aclrtSynchronizeStream returns');
  launch('NULL stream', null);
  setup(() => acl.aclrtSynchronizeStream(null));
  count('count after NULL-stream launch');
  run.row('aclrtSubscribeReport', 'stream of host functions', () =>
    acl.aclrtSubscribeReport(threadId(), stream),
  );
  run.row('aclrtLaunchCallback', 'stream of host functions', () =>
    acl.aclrtLaunchCallback(countUp(), args, NO_BLOCK, stream),
  );
  run.row('aclrtUnSubscribeReport', 'stream of host functions', () =>
    acl.aclrtUnSubscribeReport(threadId(), stream),
  );
}
