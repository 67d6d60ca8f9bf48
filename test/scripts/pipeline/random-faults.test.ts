/** One bracket, comma or semicolon of a header is dropped or doubled: what a C compiler rejects is never taken silently. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildModel, HeaderError } from '../../../scripts/pipeline.js';
import { withHeaders } from '../../support/headers.js';

const seed = Number(process.env.SEED ?? 20_261);
const faults = 80;

const header = ['declarators', 'deprecations', 'unions', 'struct-by-value']
  .map((name) => fileURLToPath(new URL(`fixtures/${name}/acl/acl_rt.h`, import.meta.url)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Park and Miller's generator: the same faults for the same seed on every machine. */
function randomNumbers(start: number): (below: number) => number {
  let state = start % 2_147_483_647;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function compilerAccepts(file: string): boolean {
  try {
    execFileSync(process.env.CC ?? 'cc', ['-std=gnu11', '-w', '-fsyntax-only', '-x', 'c', file], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** What became of a header: rejected, or the number of its constructs that were skipped. */
async function outcome(includeDir: string): Promise<'rejected' | number> {
  try {
    return (await buildModel({ includeDir })).skipped.length;
  } catch (error) {
    if (error instanceof HeaderError) return 'rejected';
    throw error;
  }
}

it(`rejects or reports what a C compiler rejects (SEED=${seed})`, async () => {
  const random = randomNumbers(seed);
  const places = [...header.matchAll(/[(){}[\];,]/g)];
  const silent: string[] = [];
  await withHeaders({ 'acl/acl_rt.h': header }, async (includeDir) => {
    const file = path.join(includeDir, 'acl/acl_rt.h');
    expect(compilerAccepts(file)).toBe(true);
    const before = await outcome(includeDir);
    expect(before).not.toBe('rejected');
    for (let count = 0; count < faults; count += 1) {
      const place = places[random(places.length)];
      if (place === undefined) throw new Error('the header has no punctuation');
      const double = random(2) === 1 ? place[0].repeat(2) : '';
      await writeFile(file, header.slice(0, place.index) + double + header.slice(place.index + 1));
      const after = await outcome(includeDir);
      if (after === 'rejected' || after !== before || compilerAccepts(file)) continue;
      const line = header.slice(0, place.index).split('\n').length;
      silent.push(`line ${line}: "${place[0]}" ${double === '' ? 'dropped' : 'doubled'}`);
    }
  });
  expect(silent).toEqual([]);
});
