import type { OpenObject } from '../../index.js';
import type { Output } from '../terminal/output.js';
import { bytes } from '../terminal/units.js';

const MOST = 20;

/** What was not disposed of, the largest first, on stderr. */
export function reportLeftOpen(objects: readonly OpenObject[], output: Output): void {
  if (objects.length === 0) return;
  const { style } = output;
  const total = objects.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const size = total === 0 ? '' : `, ${bytes(total)}`;
  output.warn(
    style.yellow(`Not disposed of: ${objects.length} ${objects.length === 1 ? 'object' : 'objects'}${size}`),
  );
  for (const { kind, byteLength, place } of objects.slice(0, MOST)) {
    const [made] = place;
    output.warn(
      `  ${kind}${byteLength === 0 ? '' : ` of ${bytes(byteLength)}`}${made === undefined ? '' : style.dim(`, made at ${made.replace(' (<anonymous>)', '')}`)}`,
    );
  }
  if (objects.length > MOST) output.warn(style.dim(`  … and ${objects.length - MOST} more`));
}
