/** A buffer that grows without moving: a large range of addresses is reserved once, memory is added as it is needed. */
import { type Device, openAscend } from 'ascendcl';

/** An array of bytes on the device that keeps its address while it grows. */
class DeviceArray implements Disposable {
  readonly #range;
  #byteLength = 0;

  constructor(device: Device, mostBytes: number) {
    this.#range = device.reserve(mostBytes);
  }

  get address(): bigint {
    return this.#range.pointer;
  }

  push(bytes: Uint8Array): void {
    const needed = this.#byteLength + bytes.byteLength;
    const { mappedByteLength } = this.#range;
    if (needed > mappedByteLength) this.#range.grow(needed - mappedByteLength);
    this.#range.copyFrom(bytes, { destinationOffset: this.#byteLength });
    this.#byteLength = needed;
  }

  read(offset: number, byteLength: number): Uint8Array {
    const result = new Uint8Array(byteLength);
    this.#range.copyTo(result, { sourceOffset: offset, byteLength });
    return result;
  }

  /** Unmaps everything, frees the memory that `grow` made and gives the addresses back. */
  [Symbol.dispose](): void {
    this.#range.dispose();
  }
}

using ascend = openAscend();
const device = ascend.device(0);
const chunk = 3 * 1024 * 1024;

using array = new DeviceArray(device, 1024 ** 3);
const { address } = array;
for (let index = 1; index <= 4; index += 1) {
  array.push(new Uint8Array(chunk).fill(index));
  const { Mapping, PhysicalMemory } = ascend.liveObjects();
  console.log(`${index} chunks: ${Mapping} mappings, ${PhysicalMemory} pieces of physical memory open`);
}
console.log(`same address: ${array.address === address}`);
console.log(`across the third boundary: ${array.read(3 * chunk - 2, 4).join(' ')}`);
