import { nativeObjects } from '../../support/simulation.js';
import { attemptsWith, rightCalls } from './attempts.js';
import { sweep, sweepRight } from './sweep.js';
import { handlesOf, type MatrixWorld } from './world.js';

/**
 * Calls every method of a class on its open handle with every wrong value, and afterwards rightly: that the errors were
 * as they should be, that they left nothing behind, and that everything still works.
 * @returns what was wrong
 */
export async function visit(owner: string, world: MatrixWorld): Promise<string[]> {
  const all = attemptsWith(owner, world);
  const alive = (): string =>
    `${nativeObjects()} native objects, ${world.ascend.liveObjects().total} handles`;
  const before = alive();
  const failures = await sweep(
    all.filter(({ outcome }) => outcome !== 'legal'),
    'open',
  );
  const after = alive();
  if (after !== before) failures.push(`${owner}: ${before} before, ${after} after`);
  const legal = all.filter(({ outcome }) => outcome === 'legal');
  const right = [...legal, ...rightCalls(owner, world)];
  // What ends the handle, or what it has, comes last.
  const endsAnything = ({ api }: { readonly api: string }): number => Number(/\.(dispose|reset)$/.test(api));
  right.sort((a, b) => endsAnything(a) - endsAnything(b));
  failures.push(...(await sweepRight(right, Object.values(handlesOf(world)))));
  if (!world.stream.disposed) await world.stream.synchronize();
  return failures;
}
