import { aclrtMemMallocPolicy } from '../../../../generated/enums.js';
import * as raw from '../../../../generated/raw/index.js';
import type { DevicePtr, HostPtr } from '../../../../generated/types.js';
import { viewHostMemory } from '../../../../src/native/values/host-view.js';
import { content, Store } from '../store.js';
import type { Operation, Walk } from '../Walk.js';
import { remember, remove } from '../World.js';

/** Allocating and freeing device memory and pinned host memory. */

const cell = new BigUint64Array(1);
const MOST_BLOCKS = 40;
const MOST_PINNED = 12;

type Allocate = (byteLength: number, policy: number) => number;

const ALLOCATORS: readonly (readonly [name: string, allocate: Allocate])[] = [
  ['aclrtMalloc', (size, policy) => raw.aclrtMalloc(cell, size, policy)],
  ['aclrtMallocCached', (size, policy) => raw.aclrtMallocCached(cell, size, policy)],
  ['aclrtMallocAlign32', (size, policy) => raw.aclrtMallocAlign32(cell, size, policy)],
  ['aclrtMallocWithCfg', (size, policy) => raw.aclrtMallocWithCfg(cell, size, policy, null)],
  [
    'aclrtMallocForTaskScheduler',
    (size, policy) => raw.aclrtMallocForTaskScheduler(cell, size, policy, null),
  ],
];

const POLICIES = [
  aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST,
  aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_ONLY,
  aclrtMemMallocPolicy.ACL_MEM_MALLOC_NORMAL_ONLY,
  aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST_P2P,
];

function allocate(walk: Walk): void {
  const { world, random } = walk;
  if (world.current === undefined || world.blocks.length >= MOST_BLOCKS) return;
  const byteLength = random.chance(0.05) ? random.between(1 << 20, 5 << 20) : random.between(1, 12_000);
  const [name, run] = random.pick(ALLOCATORS) ?? ['', () => -1];
  const policy = random.pick(POLICIES) ?? 0;
  walk.returns(run(byteLength, policy), 0, `${name}(${byteLength}, ${policy})`);
  const address = cell[0] as DevicePtr; // what the call has just written
  walk.equal(address % 64n, 0n, 'alignment of device memory');
  for (const block of world.blocks)
    if (
      address < block.address + BigInt(block.store.byteLength) &&
      block.address < address + BigInt(byteLength)
    )
      walk.equal(address, 'an address of its own', 'address of device memory');
  world.blocks.push({ address, device: world.current.device, store: new Store(byteLength) });
}

function allocateTooMuch(walk: Walk): void {
  if (walk.world.current === undefined) return;
  const [name, run] = walk.random.pick(ALLOCATORS) ?? ['', () => -1];
  walk.returns(run(2 ** 45, 0), 207001, `${name}(2^45, 0)`);
}

function free(walk: Walk): void {
  const { world, random } = walk;
  const block = random.pick(world.blocks);
  if (!block?.store.users.mayUse(undefined, true)) return;
  walk.returns(raw.aclrtFree(block.address), 0, `aclrtFree(0x${block.address.toString(16)})`);
  remove(world.blocks, block);
  remember(world.freed, block.address);
}

/** Waits for the current context first. */
function freeWithSync(walk: Walk): void {
  const { world, random } = walk;
  const block = random.pick(world.blocks);
  const streams = world.usableStreams();
  if (world.current === undefined || streams.some((stream) => world.mayBlock(stream))) return;
  if (!block?.store.users.mayUse(undefined, true)) return;
  walk.returns(raw.aclrtFreeWithDevSync(block.address), 0, 'aclrtFreeWithDevSync');
  remove(world.blocks, block);
  remember(world.freed, block.address);
  for (const stream of streams) {
    stream.progress.drain();
    stream.uncertain = false;
  }
}

function allocateHost(walk: Walk): void {
  const { world, random } = walk;
  if (world.current === undefined || world.pinned.length >= MOST_PINNED) return;
  const byteLength = random.between(1, 12_000);
  walk.returns(raw.aclrtMallocHost(cell, byteLength), 0, `aclrtMallocHost(${byteLength})`);
  const address = cell[0] as HostPtr; // what the call has just written
  walk.equal(address % 64n, 0n, 'alignment of pinned memory');
  const view = new Uint8Array(viewHostMemory(address, byteLength));
  const store = new Store(byteLength);
  store.write(0, content(random.fill(view)));
  world.pinned.push({ address, view, store });
}

function freeHost(walk: Walk): void {
  const { world, random } = walk;
  const block = random.pick(world.pinned);
  if (!block?.store.users.mayUse(undefined, true)) return;
  walk.equalBytes(block.view, block.store.read(0, block.store.byteLength).bytes, 'pinned memory');
  walk.returns(raw.aclrtFreeHost(block.address), 0, 'aclrtFreeHost');
  remove(world.pinned, block);
}

/** JavaScript writes to pinned memory directly. */
function writeHost(walk: Walk): void {
  const { world, random } = walk;
  const block = random.pick(world.pinned);
  if (!block?.store.users.mayUse(undefined, true)) return;
  const offset = random.below(block.view.length);
  const bytes = random.fill(block.view.subarray(offset, offset + random.between(1, 256)));
  block.store.write(offset, content(bytes));
  walk.did('pinned memory written');
}

function readHost(walk: Walk): void {
  const block = walk.random.pick(walk.world.pinned);
  if (!block?.store.users.mayUse(undefined, false)) return;
  walk.equalBytes(block.view, block.store.read(0, block.store.byteLength).bytes, 'pinned memory');
  walk.did('pinned memory read');
}

export const blockOperations: readonly Operation[] = [
  { name: 'allocate', weight: 40, run: allocate },
  { name: 'allocate too much', weight: 1, run: allocateTooMuch },
  { name: 'free', weight: 36, run: free },
  { name: 'free with synchronisation', weight: 2, run: freeWithSync },
  { name: 'allocate host memory', weight: 14, run: allocateHost },
  { name: 'free host memory', weight: 13, run: freeHost },
  { name: 'write host memory', weight: 10, run: writeHost },
  { name: 'read host memory', weight: 10, run: readHost },
];
