import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { inProcessTable } from '../../src/native/process/table.js';
import { compiled, compiledUrl } from '../support/compiled.js';
import { isLong } from '../support/scale.js';

const program = pathToFileURL(compiled(new URL('./programs/table-thread.ts', import.meta.url)));

const start = (task: string, gate: SharedArrayBuffer, count = 0): Worker =>
  new Worker(program, { workerData: { task, gate, count } });

/** Waits until threads have counted themselves. */
async function arrived(gate: SharedArrayBuffer, threads = 1): Promise<void> {
  const flags = new Int32Array(gate);
  while (Atomics.load(flags, 0) < threads) await setTimeout(1);
}

/** Lets threads begin together, once all of them are there. */
async function openGate(gate: SharedArrayBuffer, threads: number): Promise<void> {
  await arrived(gate, threads);
  const flags = new Int32Array(gate);
  Atomics.store(flags, 1, 1);
  Atomics.notify(flags, 1);
}

const idOf = (): string => inProcessTable(({ id }) => id);

describe('the table of the process', () => {
  it('keeps texts by name until they are taken out', () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `test:${index} é`);
    inProcessTable((table) => {
      for (const name of names) table.set(name, `first of ${name}`);
      for (const name of names) table.set(name, `text of ${name}`);
      for (const name of names) expect(table.get(name)).toBe(`text of ${name}`);
      expect(table.entries('test:').map(([name]) => name)).toHaveLength(names.length);
      for (const name of names.filter((_, index) => index % 3 !== 0)) expect(table.delete(name)).toBe(true);
      expect(table.entries('test:')).toHaveLength(Math.ceil(names.length / 3));
      for (const name of names) expect(table.delete(name)).toBe(Number.parseInt(name.slice(5), 10) % 3 === 0);
      expect(table.entries('test:')).toEqual([]);
      expect(table.get('test:1 é')).toBeUndefined();
    });
  });

  it('is one for all threads, also for those that make it at the same time', async () => {
    const gate = new SharedArrayBuffer(8);
    const workers = Array.from({ length: 8 }, () => start('meet', gate));
    const answers = workers.map((worker) => once(worker, 'message'));
    await openGate(gate, workers.length);
    const ids = (await Promise.all(answers)).map(([id]) => id);
    expect(new Set([...ids, idOf()]).size).toBe(1);
  });

  it('is one where only threads have loaded it, each a copy of its own', { timeout: 60_000 }, () => {
    const main = compiled(new URL('./programs/threads-only.ts', import.meta.url));
    const run = (): string => execFileSync(process.execPath, [main], { encoding: 'utf8' });
    for (let round = 0; round < 3; round += 1) expect(run()).toBe('1\n');
  });

  it('is not that of a process which this one starts', () => {
    inProcessTable((table) => table.set('test:here', 'yes'));
    const table = compiledUrl(new URL('../../src/native/process/table.ts', import.meta.url));
    const script = `import { inProcessTable } from '${table}';
      inProcessTable((table) => console.log(table.id));
      inProcessTable((table) => console.log(table.get('test:here')));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(printed).toMatch(/^[0-9a-f]{32}\nundefined\n$/);
    expect(printed).not.toContain(idOf());
    inProcessTable((table) => table.delete('test:here'));
  });

  it('counts right when several threads change it', { timeout: 60_000 }, async () => {
    const gate = new SharedArrayBuffer(8);
    const workers = [1, 2, 3].map(() => start('count', gate, 2_000));
    await openGate(gate, workers.length);
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
    inProcessTable((table) => {
      expect(table.get('test:count')).toBe('6000');
      for (const [name] of table.entries('test:')) table.delete(name);
    });
  });

  it.each(['stay-inside', 'die-inside'])('goes on after a thread that ended in it: %s', async (task) => {
    const gate = new SharedArrayBuffer(8);
    const worker = start(task, gate);
    const exit = once(worker, 'exit');
    await arrived(gate);
    if (task === 'stay-inside') await worker.terminate();
    await exit;
    expect(inProcessTable((table) => table.get('test:inside'))).toBe(task);
    inProcessTable((table) => table.delete('test:inside'));
  });

  it('goes on in a thread whose own turn a time limit ended', () => {
    const context = { work: inProcessTable };
    const endless = new Script('work((table) => { table.set("test:inside", "limit"); for (;;); })');
    expect(() => endless.runInNewContext(context, { timeout: 50 })).toThrow(/timed out/);
    expect(inProcessTable((table) => table.get('test:inside'))).toBe('limit');
    inProcessTable((table) => table.delete('test:inside'));
  });

  // Ten seconds at full speed: in a long run only.
  it.runIf(isLong)(
    'lets others in after ten seconds of a thread that lives and does not leave',
    {
      timeout: 60_000,
    },
    async () => {
      const gate = new SharedArrayBuffer(8);
      const worker = start('stay-inside', gate);
      await arrived(gate);
      expect(inProcessTable((table) => table.get('test:inside'))).toBe('stay-inside');
      await worker.terminate();
    },
  );
});
