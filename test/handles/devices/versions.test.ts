import { fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSimulator } from '../../../scripts/build/simulator.js';
import { compilerOrThrow } from '../../support/c-program.js';
import { compiled, root } from '../../support/compiled.js';

const program = compiled(new URL('../programs/older.ts', import.meta.url));

/** What works with every version: where a function is missing, it is done another way. */
const everywhere = [
  'copies',
  'asynchronous copies',
  'waiting with a limit',
  'time',
  'copies between host memories',
  'virtual memory',
  'contexts',
  'allocators',
  'batches',
  'host memory on the device',
  'shared physical memory',
  'the end',
];

/** What needs a version. */
const since: Readonly<Record<string, string>> = {
  'host functions': '8.5.0',
  'access of others': '8.5.0',
  'shared memory': '8.5.0',
  values: '8.5.0',
  'managed memory': '9.0.0',
};

beforeAll(async () => {
  await buildSimulator(root, compilerOrThrow(), { sanitize: '', versions: true });
});

describe.each(['8.1.RC1', '8.5.0', '9.0.0', '9.1.0'])('with CANN %s', (version) => {
  it.each([
    ['its library', `${version}/libascendcl_sim.so`, {}],
    ['the simulator that is set to it', 'libascendcl_sim.so', { ASCENDCL_SIM_CANN: version }],
  ])('everything works on %s, or says which version it needs', async (_what, file, settings) => {
    const child = fork(program, [`${root}dist/simulator/${file}`], {
      env: { ...process.env, ...settings },
    });
    const [results] = await once(child, 'message');
    const expected = Object.fromEntries([
      ...everywhere.map((name) => [name, 'works']),
      ...Object.entries(since).map(([name, first]) => [name, first <= version ? 'works' : `since ${first}`]),
      // A pool came with 9.0, allocating from it with 9.1.
      ['pools', version >= '9.1.0' ? 'works' : `since ${version >= '9.0.0' ? '9.1.0' : '9.0.0'}`],
    ]);
    expect(results).toEqual(expected);
  });
});
