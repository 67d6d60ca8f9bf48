import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAscend, saveSafetensors } from '../../src/index.js';
import { runCommand, runJson } from '../support/command.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-load-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  using ascend = openAscend({ backend: 'simulator' });
  const device = ascend.device(0);
  const a = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), [2, 3]);
  const b = device.array([4], 'bfloat16', { fill: 1 });
  await saveSafetensors(at('two.safetensors'), { a, b });
  await a.saveNpy(at('one.npy'));
  writeFileSync(at('bad.safetensors'), 'nonsense');
});

describe('ascendcl load', () => {
  it('lists what it has loaded, with its size and its time', async () => {
    const { status, stdout } = await runCommand(['load', at('two.safetensors'), '--backend', 'simulator']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/a +float32 +2 × 3 +24 B/);
    expect(stdout).toMatch(/2 tensors, 32 B in .+ are free on device 0/);
  });

  it('compares with the file, and tells scripts about each tensor', async () => {
    interface Result {
      readonly byteLength: number;
      readonly tensors: readonly {
        readonly name: string;
        readonly verified: boolean;
        readonly sha256: string;
      }[];
    }
    const args = ['load', '--verify', '--backend', 'simulator'];
    const { status, data } = await runJson<Result>([...args, at('two.safetensors'), '--tensor', 'b']);
    expect([status, data.byteLength]).toEqual([0, 8]);
    expect(data.tensors).toMatchObject([
      { name: 'b', verified: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const one = await runJson<Result>([...args, at('one.npy')]);
    expect(one.data.tensors).toMatchObject([{ verified: true }]);
  });

  it('says what is wrong with a file, and with the command line', async () => {
    const statusOf = async (...args: string[]) =>
      (await runCommand(['load', ...args, '--backend', 'simulator'])).status;
    expect(await statusOf(at('bad.safetensors'))).toBe(1);
    expect(await statusOf(at('missing.safetensors'))).toBe(2);
    expect(await statusOf(at('what.bin'))).toBe(2);
    expect(await statusOf(at('one.npy'), '--tensor', 'a')).toBe(2);
  });
});
