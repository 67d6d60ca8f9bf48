/** Chunks are multiples of this many bytes: where device memory starts at least. */
export const GRANULE = 64;

/** A stretch of addresses of one space: handed out, or free in an index. Its neighbours are those in the order of addresses. */
export class Chunk {
  /** Bytes from the start of the space. */
  offset = 0;
  byteLength = 0;
  before: Chunk | undefined;
  after: Chunk | undefined;
  /** The index that it is free in; undefined while it is handed out. */
  index: object | undefined;
  /** The bin of the index, and the neighbours there. */
  bin = 0;
  previousInBin: Chunk | undefined;
  nextInBin: Chunk | undefined;
  /** Neighbours in the order in which chunks come out of use, in the index of a stream. */
  older: Chunk | undefined;
  newer: Chunk | undefined;
  /** Up to which operation of its stream the bytes may be in use, in the index of a stream. */
  usedUpTo = 0;
  /** The address of the first byte, once it was asked for: making a bigint costs as much as handing out the chunk. */
  #address: bigint | undefined;

  constructor(public space: Space) {}

  get address(): bigint {
    this.#address ??= this.space.base + BigInt(this.offset);
    return this.#address;
  }

  /** Bytes from the start of the space to the byte behind the chunk. */
  get end(): number {
    return this.offset + this.byteLength;
  }

  /** Makes it another chunk. */
  restart(space: Space, offset: number, byteLength: number): void {
    this.space = space;
    this.offset = offset;
    this.byteLength = byteLength;
    this.#address = undefined;
  }
}

/** Chunk objects that wait for their next use: splitting and joining then leaves nothing to the garbage collector. */
const spare: Chunk[] = [];
const MOST_SPARE = 4096;

/** One contiguous range of addresses, cut into chunks without holes between them. */
export class Space {
  /** The chunks with the lowest and with the highest addresses. */
  first: Chunk;
  last: Chunk;

  /** One chunk of the whole range, in no index. */
  constructor(
    /** Address of the first byte. */
    readonly base: bigint,
    readonly byteLength: number,
  ) {
    const chunk = chunkOf(this, 0, byteLength);
    this.first = chunk;
    this.last = chunk;
  }

  /** Cuts a chunk that is in no index. @returns the part behind `byteLength` bytes, in no index either */
  split(chunk: Chunk, byteLength: number): Chunk {
    const { after } = chunk;
    const rest = chunkOf(this, chunk.offset + byteLength, chunk.byteLength - byteLength);
    rest.usedUpTo = chunk.usedUpTo;
    rest.before = chunk;
    rest.after = after;
    chunk.byteLength = byteLength;
    chunk.after = rest;
    if (after === undefined) this.last = rest;
    else after.before = rest;
    return rest;
  }

  /** Joins two neighbours that are in no index: the first one stays. */
  join(chunk: Chunk, next: Chunk): void {
    const { after } = next;
    chunk.byteLength += next.byteLength;
    if (next.usedUpTo > chunk.usedUpTo) chunk.usedUpTo = next.usedUpTo;
    chunk.after = after;
    if (after === undefined) this.last = chunk;
    else after.before = chunk;
    next.before = undefined;
    next.after = undefined;
    if (spare.length < MOST_SPARE) spare.push(next);
  }

  /** All of it, in the order of addresses. */
  *chunks(): Generator<Chunk> {
    for (let chunk: Chunk | undefined = this.first; chunk !== undefined; chunk = chunk.after) yield chunk;
  }
}

function chunkOf(space: Space, offset: number, byteLength: number): Chunk {
  const chunk = spare.pop() ?? new Chunk(space);
  chunk.restart(space, offset, byteLength);
  return chunk;
}
