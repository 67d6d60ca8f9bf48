import { aclrtMemcpyKind } from '../../../../generated/enums.js';
import * as raw from '../../../../generated/raw/index.js';
import type { HostPtr, MemoryPtr } from '../../../../generated/types.js';
import { addressOf } from '../../../../src/native/values/host-view.js';
import type { ModelStream } from '../objects.js';
import { findPlace, type Place, reaches } from '../places.js';
import { type Content, content, isWritten, readPieces, sharing, writePieces } from '../store.js';
import type { Operation, Walk } from '../Walk.js';

/** Copies and fills, at once and queued. */

const KINDS = aclrtMemcpyKind;
const ANY = ['device', 'device', 'pinned', 'pageable'] as const;
const NATIVE = ['device', 'device', 'pinned'] as const;

export interface Pair {
  readonly to: Place;
  readonly from: Place;
}

/** Two places that do not share bytes. */
function findPair(walk: Walk, sides: readonly Place['side'][], stream?: ModelStream): Pair | undefined {
  const { world } = walk;
  const to = findPlace(world, sides, stream?.progress, true);
  if (to === undefined) return undefined;
  const from = findPlace(world, sides, stream?.progress, false, to.byteLength);
  if (from === undefined || sharing(to.pieces, from.pieces)) return undefined;
  return { to, from };
}

const kindOf = ({ to, from }: Pair): number =>
  from.side === 'device'
    ? to.side === 'device'
      ? KINDS.ACL_MEMCPY_DEVICE_TO_DEVICE
      : KINDS.ACL_MEMCPY_DEVICE_TO_HOST
    : to.side === 'device'
      ? KINDS.ACL_MEMCPY_HOST_TO_DEVICE
      : KINDS.ACL_MEMCPY_HOST_TO_HOST;

/** Mostly the right kind or the default, sometimes a wrong one. */
const chooseKind = (walk: Walk, right: number): number =>
  walk.random.chance(0.1) ? walk.random.below(4) : walk.random.chance(0.3) ? KINDS.ACL_MEMCPY_DEFAULT : right;

const contentOf = (place: Place): Content =>
  place.view !== undefined && place.pieces.length === 0 ? content(place.view) : readPieces(place.pieces);

/** What the host reads of memory that nothing was written to is the pattern, and counts as written from then on. */
const arrived = (place: Place, bytes: Content): Content =>
  place.side === 'device' ? bytes : content(bytes.bytes);

const operand = ({ address, view }: Place): MemoryPtr | ArrayBufferView | null => address ?? view ?? null;
/** The address of a buffer of JavaScript, for functions that take no buffer. */
const hostAddress = (view: Uint8Array): HostPtr => addressOf(view) as HostPtr; // what it is
const show = ({ side, address }: Place): string => `${side} 0x${(address ?? 0n).toString(16)}`;

function copy(walk: Walk): void {
  const { world } = walk;
  const pair = findPair(walk, ANY);
  if (pair === undefined || world.current === undefined) return;
  const { to, from } = pair;
  if (to.side === 'device' && from.side === 'device' && !reaches(world.current.device, to, from)) return;
  const right = kindOf(pair);
  const kind = chooseKind(walk, right);
  const bytes = contentOf(from);
  const returned = raw.aclrtMemcpy(operand(to), to.byteLength, operand(from), from.byteLength, kind);
  const findings = [
    ...(kind === right || kind === KINDS.ACL_MEMCPY_DEFAULT
      ? []
      : (['ACLSIM_FINDING_WRONG_DIRECTION'] as const)),
    ...(to.side === 'device' || isWritten(bytes) ? [] : (['ACLSIM_FINDING_UNINITIALISED_READ'] as const)),
  ];
  walk.returns(
    returned,
    0,
    `aclrtMemcpy(${show(to)}, ${show(from)}, ${to.byteLength}, ${kind})`,
    ...findings,
  );
  writePieces(to.pieces, arrived(to, bytes));
  if (to.view !== undefined) walk.equalBytes(to.view, bytes.bytes, 'what was copied');
}

/** A matrix between host and device. */
function copyMatrix(walk: Walk): void {
  const { world, random } = walk;
  const pair = findPair(walk, ANY);
  if (pair === undefined || world.current === undefined) return;
  const { to, from } = pair;
  if ((to.side === 'device') === (from.side === 'device') || to.byteLength < 4) return;
  const width = random.between(1, to.byteLength >> 1);
  const pitch = random.between(width, to.byteLength >> 1);
  const height = Math.floor((to.byteLength - width) / pitch) + 1;
  const bytes = contentOf(from);
  const before = contentOf(to);
  const result = { bytes: before.bytes.slice(), written: before.written.slice() };
  let unwritten = false;
  for (let row = 0; row < height; row += 1) {
    const start = row * pitch;
    result.bytes.set(bytes.bytes.subarray(start, start + width), start);
    const written = bytes.written.subarray(start, start + width);
    unwritten ||= to.side !== 'device' && written.includes(0);
    result.written.set(to.side === 'device' ? written : new Uint8Array(width).fill(1), start);
  }
  // Each row that nothing was written to is a finding of its own: not what this is about.
  if (unwritten) return;
  const returned = raw.aclrtMemcpy2d(operand(to), pitch, operand(from), pitch, width, height, kindOf(pair));
  walk.returns(returned, 0, `aclrtMemcpy2d(${show(to)}, ${show(from)}, ${pitch}, ${width} × ${height})`);
  writePieces(to.pieces, result);
  if (to.view !== undefined) walk.equalBytes(to.view, result.bytes, 'the matrix that was copied');
}

function fill(walk: Walk): void {
  const { world, random } = walk;
  const to = findPlace(world, NATIVE, undefined, true);
  if (to?.address === undefined || world.current === undefined) return;
  const value = random.below(1000) - 500;
  const returned = raw.aclrtMemset(to.address, to.byteLength, value, to.byteLength);
  walk.returns(returned, 0, `aclrtMemset(${show(to)}, ${value}, ${to.byteLength})`);
  writePieces(to.pieces, content(new Uint8Array(to.byteLength).fill(value & 0xff)));
}

function fillWords(walk: Walk): void {
  const { world, random } = walk;
  const to = findPlace(world, ['device'], undefined, true);
  if (to?.address === undefined || world.current === undefined) return;
  if (to.address % 4n !== 0n || to.byteLength < 4) return;
  const words = to.byteLength >> 2;
  const value = random.next();
  walk.returns(
    raw.aclrtMemsetD32(to.address, to.byteLength, value, words),
    0,
    `aclrtMemsetD32(${show(to)}, ${words})`,
  );
  const after = readPieces(to.pieces);
  new Uint8Array(after.bytes.buffer, after.bytes.byteOffset).set(
    new Uint8Array(new Uint32Array(words).fill(value).buffer),
  );
  after.written.fill(1, 0, words * 4);
  writePieces(to.pieces, after);
}

function copyLater(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.usableStreams());
  const pair = stream && findPair(walk, NATIVE, stream);
  if (stream?.context === undefined || pair === undefined) return;
  const { to, from } = pair;
  const right = kindOf(pair);
  const bytes = contentOf(from);
  const call = (kind: number): number =>
    raw.aclrtMemcpyAsync(
      to.address ?? null,
      to.byteLength,
      from.address ?? null,
      from.byteLength,
      kind,
      stream.pointer,
    );
  const what = `aclrtMemcpyAsync(${show(to)}, ${show(from)}, ${to.byteLength})`;
  if (right === KINDS.ACL_MEMCPY_HOST_TO_HOST) {
    walk.returns(call(random.below(5)), 207000, what);
    return;
  }
  // An access that fails, or a read of what nothing wrote, would be told when the stream gets there.
  if (!reaches(stream.context.device, to, from) || (to.side !== 'device' && !isWritten(bytes))) return;
  const kind = chooseKind(walk, right);
  const wrong = kind !== right && kind !== KINDS.ACL_MEMCPY_DEFAULT;
  if (wrong) walk.returns(call(kind), 0, what, 'ACLSIM_FINDING_WRONG_DIRECTION');
  else walk.returns(call(kind), 0, what);
  writePieces(to.pieces, bytes);
  stream.progress.queue();
  for (const { store } of to.pieces) store.users.add(stream.progress, true);
  for (const { store } of from.pieces) store.users.add(stream.progress, false);
}

/** The source is taken when the call is made: it may change at once. */
function copyStaged(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.usableStreams());
  const to = stream && findPlace(world, ['device'], stream.progress, true);
  const from = to && findPlace(world, ['pinned', 'pageable'], undefined, false, to.byteLength);
  if (stream?.context === undefined || to?.address === undefined || from === undefined) return;
  if (!reaches(stream.context.device, to)) return;
  const bytes = contentOf(from);
  const source = from.address ?? (from.view === undefined ? null : hostAddress(from.view));
  const kind = KINDS.ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE;
  const returned = raw.aclrtMemcpyAsync(
    to.address,
    to.byteLength,
    source,
    from.byteLength,
    kind,
    stream.pointer,
  );
  walk.returns(returned, 0, `aclrtMemcpyAsync(${show(to)}, ${show(from)}, ${to.byteLength}, staged)`);
  writePieces(to.pieces, content(bytes.bytes.slice()));
  if (from.side === 'pageable') from.view?.fill(0);
  stream.progress.queue();
  for (const { store } of to.pieces) store.users.add(stream.progress, true);
}

/** With memory that the runtime does not know the call waits for the stream and copies at once. */
function copyPageable(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.allStreams());
  if (stream === undefined || world.current === undefined || world.mayBlock(stream)) return;
  // The null stream is the default stream of the current context.
  if (stream.pointer === null && stream.context !== world.current) return;
  const up = random.chance(0.5);
  const native = findPlace(world, ['device'], stream.progress, up);
  if (native?.address === undefined || !reaches(world.current.device, native)) return;
  const view = random.fill(new Uint8Array(native.byteLength));
  const bytes = contentOf(native);
  const host = hostAddress(view);
  const [to, from, kind] = up
    ? ([native.address, host, KINDS.ACL_MEMCPY_HOST_TO_DEVICE] as const)
    : ([host, native.address, KINDS.ACL_MEMCPY_DEVICE_TO_HOST] as const);
  const returned = raw.aclrtMemcpyAsync(to, native.byteLength, from, native.byteLength, kind, stream.pointer);
  stream.progress.drain();
  stream.uncertain = false;
  const what = `aclrtMemcpyAsync(${show(native)}, pageable, ${native.byteLength}, ${kind})`;
  if (up || isWritten(bytes)) walk.returns(returned, 0, what);
  else walk.returns(returned, 0, what, 'ACLSIM_FINDING_UNINITIALISED_READ');
  if (up) writePieces(native.pieces, content(view));
  else walk.equalBytes(view, bytes.bytes, 'what was copied from the stream');
}

/** Host memory is filled at once, whatever the stream has to do. */
function fillLater(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.usableStreams());
  const atOnce = random.chance(0.3);
  const to =
    stream && findPlace(world, atOnce ? ['pinned'] : ['device'], atOnce ? undefined : stream.progress, true);
  if (stream?.context === undefined || to?.address === undefined || !reaches(stream.context.device, to))
    return;
  const value = random.below(256);
  const returned = raw.aclrtMemsetAsync(to.address, to.byteLength, value, to.byteLength, stream.pointer);
  walk.returns(returned, 0, `aclrtMemsetAsync(${show(to)}, ${value}, ${to.byteLength})`);
  writePieces(to.pieces, content(new Uint8Array(to.byteLength).fill(value)));
  if (atOnce) return;
  stream.progress.queue();
  for (const { store } of to.pieces) store.users.add(stream.progress, true);
}

export const copyOperations: readonly Operation[] = [
  { name: 'copy', weight: 60, run: copy },
  { name: 'copy a matrix', weight: 10, run: copyMatrix },
  { name: 'fill', weight: 30, run: fill },
  { name: 'fill with words', weight: 8, run: fillWords },
  { name: 'copy later', weight: 60, run: copyLater },
  { name: 'copy staged', weight: 10, run: copyStaged },
  { name: 'copy pageable', weight: 12, run: copyPageable },
  { name: 'fill later', weight: 30, run: fillLater },
];
