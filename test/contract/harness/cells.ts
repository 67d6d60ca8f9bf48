/** Out parameters and bindings that the generated raw layer does not offer in the form a scenario needs. */
import { aclsimHoldStreams } from '../../../generated/simulator/control-raw.js';
import { bind } from '../../../src/native/calls/bind.js';
import { hasFunction } from '../../../src/native/library/library.js';

/** A pointer that a C function fills in. */
export class PointerCell<Address extends bigint> {
  readonly cell = new BigUint64Array(1);

  constructor(start = 0n) {
    this.cell[0] = start;
  }

  get value(): Address {
    return (this.cell[0] ?? 0n) as Address; // the C function that filled the cell says what it points to
  }

  get hex(): string {
    return `0x${this.value.toString(16)}`;
  }
}

/** Held streams make no progress, so that a row can look at unfinished work. Only the simulator can do it. */
export const canHoldStreams = (): boolean => hasFunction({ name: 'aclsimHoldStreams', library: '' });

/** Holds all streams, or releases them. */
export function holdStreams(hold: boolean): void {
  const code = aclsimHoldStreams(hold ? 1 : 0);
  if (code !== 0) throw new Error(`aclsimHoldStreams returned ${code}`);
}

const ATTRIBUTES_SIZE = 28;

/** aclrtPointerGetAttributes with a result that shows what a failing call leaves untouched. */
export class PointerAttributes {
  readonly #bytes = new DataView(new ArrayBuffer(ATTRIBUTES_SIZE));

  read(address: bigint): number {
    new Uint8Array(this.#bytes.buffer).fill(0xee);
    const call = bind<(ptr: bigint, attributes: Uint8Array) => number>({
      name: 'aclrtPointerGetAttributes',
      library: 'libacl_rt.so',
      result: 'int32_t',
      params: ['void *', 'void *'],
    });
    return call(address, new Uint8Array(this.#bytes.buffer));
  }

  get facts(): { type: number; id: number; pageSize: number } {
    return {
      id: this.#bytes.getInt32(0, true),
      type: this.#bytes.getInt32(4, true),
      pageSize: this.#bytes.getUint32(8, true),
    };
  }
}
