import { deviceReaching } from './copy.js';
import { copyBlock } from './row-calls.js';
import type { RowTransfer } from './row-layout.js';

/** Copies rows at once. */
export function copyRowsNow(rows: RowTransfer, api: string): void {
  deviceReaching(rows, api).makeCurrent();
  copyBlock(rows.destination, rows.source, { ...rows, destinationOffset: 0, sourceOffset: 0 });
}
