import * as acl from '../../../generated/raw/index.js';
import type { VirtualPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { type Recorder, setup } from '../harness/scenario.js';
import { GRANULARITY } from './physical.js';
import { SIZE_MAX } from './policies.js';

/** A place that the library hands out, free again: it lies in the range of addresses for reservations. */
function freePlace(): VirtualPtr {
  const range = new PointerCell<VirtualPtr>();
  setup(() => acl.aclrtReserveMemAddress(range.cell, 2 ** 30, 0, null, 0));
  setup(() => acl.aclrtReleaseMemAddress(range.value));
  return range.value;
}

/** Rows of aclrtReserveMemAddress. */
export function reservation(run: Recorder): void {
  const reserve = (
    name: string,
    size: number | bigint,
    alignment = 0,
    expected: VirtualPtr | null = null,
    flags = 0,
  ): VirtualPtr => {
    const range = new PointerCell<VirtualPtr>();
    run.row(
      'aclrtReserveMemAddress',
      name,
      () => acl.aclrtReserveMemAddress(range.cell, size, alignment, expected, flags),
      () => ({ gotExpected: expected !== null && range.value === expected }),
    );
    return range.value;
  };
  run.row('aclrtReserveMemAddress', 'NULL out', () =>
    acl.aclrtReserveMemAddress(null, GRANULARITY, 0, null, 0),
  );
  reserve('size 0', 0);
  reserve('alignment 2M', GRANULARITY, GRANULARITY);
  reserve('alignment 1', GRANULARITY, 1);
  errorTextRow(run, 'after aclrtReserveMemAddress alignment!=0');
  for (const [flags, name] of [
    [0, 'flags 0, 2M'],
    [1, 'flags 1, 2M'],
    [2, 'flags 2, 2M'],
    [0x200, 'flags 0x200, 2M'],
  ] as const) {
    const range = reserve(name, GRANULARITY, 0, null, flags);
    if (flags <= 1) setup(() => acl.aclrtReleaseMemAddress(range));
  }
  reserve('size 3M (not 2M multiple)', 3 * 2 ** 20);
  reserve('64 GB', 64 * 2 ** 30);
  const place = freePlace();
  reserve('expectPtr = 2M-aligned free address in the device range', GRANULARITY, 0, place);
  reserve('expectPtr unaligned (+4096)', GRANULARITY, 0, (place + 2n ** 29n + 4096n) as VirtualPtr);
  reserve('expectPtr already reserved', GRANULARITY, 0, place);
  const heap = new HostBlock<VirtualPtr>(3 * GRANULARITY).address;
  const rounded = ((heap / BigInt(GRANULARITY)) * BigInt(GRANULARITY)) as VirtualPtr;
  reserve('expectPtr host heap address (rounded to 2M)', GRANULARITY, 0, rounded);
  reserve('SIZE_MAX', SIZE_MAX);
}
