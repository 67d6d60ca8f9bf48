import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aclError } from '../../src/errors/acl-error-factory.js';

const functions: string[] = JSON.parse(
  readFileSync(new URL('../../generated/api.json', import.meta.url), 'utf8'),
).functions.map(({ name }: { name: string }) => name);

/** What a function takes, by its name; what is left to the device's memory is in none. */
const KINDS = [
  ['pinned memory', /^aclrt(MallocHost|HostRegister)/, /pinned memory/],
  ['addresses', /^aclrt(ReserveMemAddress|IpcMemImportByKey|MapMem)/, /addresses/],
  ['a pool', /^aclrtMemPoolMallocAsync/, /pool/],
] as const;

describe('the hint of a call that got no memory', () => {
  for (const [kind, names, words] of KINDS) {
    const takers = functions.filter((name) => names.test(name));
    it.each(takers)(`of %s speaks of ${kind}, which npu-smi does not show`, (api) => {
      const { hint, message } = aclError({ code: 207001, api });
      expect(hint).toMatch(words);
      expect(hint).not.toContain('npu-smi');
      expect(message).toContain(hint);
    });
    it(`knows functions that take ${kind}`, () => expect(takers).not.toEqual([]));
  }

  it('of device memory names the tool that shows who uses the device', () => {
    expect(aclError({ code: 207001, api: 'aclrtMalloc' }).hint).toContain('npu-smi');
  });

  it('that the driver refused with its code for all resources does not speak of streams', () => {
    for (const api of functions.filter((name) => /Malloc|Export/.test(name)))
      expect(aclError({ code: 207005, api }).hint).not.toMatch(/stream/);
  });
});

describe('limits', () => {
  it('are told with their figures, each in its unit', () => {
    const { message } = aclError({
      code: 207001,
      api: 'aclrtMalloc',
      context: {
        limits: [
          { name: 'huge pages (2 MiB)', free: 0, total: 2 ** 30, unit: 'bytes' },
          { name: 'events of device 0', free: 1, total: 65536, held: 12, unit: 'objects' },
          { name: 'addresses of the process (ulimit -v)', total: 2 ** 33, unit: 'bytes' },
          { name: 'something that nobody counts', unit: 'objects' },
        ],
      },
    });
    expect(message.split('\n').filter((line) => line.startsWith('  Limit: '))).toEqual([
      '  Limit: huge pages (2 MiB): 0 bytes free of 1 GiB.',
      '  Limit: events of device 0: 1 left of 65536; this thread holds 12.',
      '  Limit: addresses of the process (ulimit -v): 8 GiB at most.',
      '  Limit: something that nobody counts.',
    ]);
  });
});
