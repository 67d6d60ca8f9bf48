/**
 * Lets JavaScript end in a callback of every kind that the headers have, and prints for each what C got: `ends-in-callback
 * LIBRARY END THREAD [KIND]`. LIBRARY calls the functions (caller.c); THREAD is `here` or `elsewhere`. It uses the built package
 * and no TypeScript: it starts many threads.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as callbacks from 'ascendcl/callbacks';
import koffi from 'koffi';

const [library, end, thread, only] = isMainThread ? process.argv.slice(2) : workerData.args;
const caller = koffi.load(library);
const callHere = caller.func('caller_here', 'void', ['void *', 'int']);
const callElsewhere = caller.func('caller_elsewhere', 'void', ['void *', 'int']);
const isDone = caller.func('caller_is_done', 'int', ['int']);
const resultOf = caller.func('caller_result', 'uint64_t', ['int']);

const api = JSON.parse(readFileSync(new URL('../../../generated/api.json', import.meta.url), 'utf8'));
const kinds = api.callbacks;

/** What caller.c has before C has got anything. */
const NO_RESULT = 0x5555555555555555n;

const report = (...words) => console.log(words.join(' '));

/** What C sees of a word. */
function seen({ returns }, word) {
  if (returns === 'void') return 'nothing';
  return String(returns.includes('*') ? BigInt(word) : Number(BigInt.asIntN(32, BigInt(word))));
}

const good = ({ returns }) => {
  if (returns === 'void') return undefined;
  return returns.includes('*') ? 77n : 77;
};

const recurse = () => 1 + recurse();

/** What the function of the script does. */
function act(kind) {
  switch (end) {
    case 'value':
      return good(kind);
    case 'throw':
      throw new Error('thrown in a callback');
    case 'overflow':
      return recurse();
    case 'limit':
      for (;;);
    case 'limit of its own':
      return runInThisContext('for (;;);', { timeout: 5 });
    case 'wrong result':
      return kind.returns === 'void' ? good(kind) : 'a text';
    case 'exit':
      process.exit(7);
      break;
    case 'terminate':
      parentPort?.postMessage('inside');
      for (;;);
    default:
      throw new Error(`no end ${end}`);
  }
}

const register = (kind, fn) => callbacks[kind.name].register(fn);
async function wait(number) {
  while (isDone(number) === 0) await setTimeout(1);
}

async function call(pointer, number) {
  if (thread === 'here') callHere(pointer, number);
  else callElsewhere(pointer, number);
  if (thread !== 'here') await wait(number);
}

/** Calls within a time limit that is long enough for the function to be reached. */
function callWithin(pointer, number) {
  Object.assign(globalThis, { callNow: () => callHere(pointer, number) });
  for (let timeout = 5; resultOf(number) === NO_RESULT; timeout *= 2)
    try {
      runInThisContext('callNow()', { timeout });
    } catch (error) {
      if (!String(error).includes('timed out')) throw error;
    }
}

async function survive(kind, number) {
  const pointer = register(kind, () => act(kind));
  if (end === 'limit') callWithin(pointer, number);
  else await call(pointer, number);
  report(kind.name, seen(kind, resultOf(number)));
  callbacks[kind.name].release(pointer);
  await call(pointer, number);
  report(kind.name, 'released:', seen(kind, resultOf(number)));
}

/** The calls of one frame come ever nearer to the end of the stack: each has its result or the refusal. */
function atTheEndOfTheStack(kind, number) {
  const pointer = register(kind, () => good(kind));
  const results = new Map();
  const deeper = () => {
    try {
      deeper();
    } catch {}
    if ((results.get(seen(kind, 77)) ?? 0) > 20) return;
    try {
      callHere(pointer, number);
    } catch {}
    try {
      const result = seen(kind, resultOf(number));
      results.set(result, (results.get(result) ?? 0) + 1);
    } catch {}
  };
  deeper();
  report(kind.name, [...results.keys()].sort().join(' or '));
  callbacks[kind.name].release(pointer);
}

/** In a worker, which calls until it ends. */
async function inWorker(kind, number) {
  const args = [library, end === 'exit of its thread' ? 'exit' : end, thread, kind.name];
  const worker = new Worker(new URL(import.meta.url), { workerData: { args, number } });
  const exit = once(worker, 'exit');
  const [pointer] = await once(worker, 'message');
  if (end === 'terminate') {
    await once(worker, 'message');
    await worker.terminate();
  }
  await exit;
  await wait(number);
  report(kind.name, seen(kind, resultOf(number)));
  callHere(pointer, number);
  report(kind.name, 'released:', seen(kind, resultOf(number)));
}

async function main() {
  process.on('uncaughtException', (error) => report('uncaught:', error.constructor.name));
  for (const [number, kind] of kinds.entries()) {
    if (only !== undefined && only !== kind.name) continue;
    if (end === 'terminate' || end === 'exit of its thread') await inWorker(kind, number);
    else if (end === 'end of the stack') atTheEndOfTheStack(kind, number);
    else await survive(kind, number);
  }
  await setTimeout(20);
  report('end');
}

if (isMainThread) await main();
else {
  const kind = kinds.find(({ name }) => name === only);
  if (kind === undefined) throw new Error(`no callback ${only}`);
  const pointer = register(kind, () => act(kind));
  parentPort?.postMessage(pointer);
  // The message has left when its receiver can have it.
  await setTimeout(20);
  if (thread === 'here') callHere(pointer, workerData.number);
  else callElsewhere(pointer, workerData.number);
  await setTimeout(60_000);
}
