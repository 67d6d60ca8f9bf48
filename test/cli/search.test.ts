import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../src/cli/api/entries.js';
import { editDistance, search, wordsOf } from '../../src/cli/api/search.js';
import type { OwnModel } from '../../src/cli/model/own-model.js';
import { widthOf } from '../../src/cli/terminal/text.js';
import { root, runCommand, runJson } from '../support/command.js';
import { isLong } from '../support/scale.js';
import { onTerminal } from '../support/terminal.js';

const model: OwnModel = JSON.parse(readFileSync(join(root, 'generated/api.json'), 'utf8'));
const entries = entriesOf(model);
const best = (query: string) => search(entries, query)[0]?.entry.name;

describe('search over the API', () => {
  it.each([
    ['aclrtMalloc', 'aclrtMalloc'],
    ['ACLRTMALLOC', 'aclrtMalloc'],
    ['malloc', 'aclrtMalloc'],
    ['mapmem', 'aclrtMapMem'],
    ['aclrtmapmme', 'aclrtMapMem'],
    ['aclrtMemcpyAsnyc', 'aclrtMemcpyAsync'],
    ['rt.mapMem', 'aclrtMapMem'],
    ['rt.malloc()', 'aclrtMalloc'],
    ['rt.malloc(size, policy)', 'aclrtMalloc'],
    ['acl.rt.malloc', 'aclrtMalloc'],
    ['acl.rt.malloc_host', 'aclrtMallocHost'],
    ['rt.malloc_host', 'aclrtMallocHost'],
    ['acl_mem_malloc_huge_first', 'ACL_MEM_MALLOC_HUGE_FIRST'],
    ['physical malloc', 'aclrtMallocPhysical'],
    ['memcpy async batch', 'aclrtMemcpyBatchAsync'],
    ['HUGE_FIRST', 'ACL_MEM_MALLOC_HUGE_FIRST'],
    ['107002', 'ACL_ERROR_RT_CONTEXT_NULL'],
    ['aclrtMemUsageInfo', 'aclrtMemUsageInfo'],
    ['aclrtHostFunc', 'aclrtHostFunc'],
  ])('takes %s for %s', (query, name) => {
    expect(best(query)).toBe(name);
  });

  it('finds every function that the page for users of pyACL names, as it is spelt there', () => {
    const page = readFileSync(join(root, 'docs/from-pyacl.md'), 'utf8');
    const names = new Set([...page.matchAll(/acl\.rt\.[a-z]\w*/g)].map(([name]) => name));
    expect(names.size).toBeGreaterThan(30);
    for (const name of names) {
      const [found] = search(entries, name);
      expect([name, found?.entry.name.toLowerCase(), found?.score]).toEqual([
        name,
        name.replace(/[._]/g, ''),
        100,
      ]);
    }
  });

  it('finds functions by what they do', () => {
    const names = search(entries, 'reserved virtual addresses').map(({ entry }) => entry.name);
    expect(names.slice(0, 3)).toContain('aclrtMapMem');
  });

  it('finds names of the API by themselves, first', () => {
    // All of them would take a minute; a long run has one in thirteen.
    const names = [...new Set(entries.map(({ name }) => name))].filter(
      (_, index) => index % (isLong ? 13 : 61) === 0,
    );
    for (const name of names) expect(search(entries, name)[0]?.entry.name).toBe(name);
  });

  it('finds nothing for noise', () => {
    expect(search(entries, 'qqqzzzxxxyyy')).toEqual([]);
    expect(search(entries, '  ')).toEqual([]);
  });

  it('counts steps between words, a swap as one', () => {
    expect(editDistance('malloc', 'malloc')).toBe(0);
    expect(editDistance('mallco', 'malloc')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('splits names into words', () => {
    expect(wordsOf('aclrtMemcpy2dAsync')).toEqual(['acl', 'rt', 'memcpy2d', 'async']);
    expect(wordsOf('aclmdlRICaptureBegin')).toEqual(['aclmdl', 'ri', 'capture', 'begin']);
    expect(wordsOf('ACL_MEM_MALLOC_HUGE_FIRST')).toEqual(['acl', 'mem', 'malloc', 'huge', 'first']);
  });
});

describe('ascendcl api', () => {
  it('shows what a function does, its parameters with directions, codes, version, products and header', async () => {
    const { stdout, status } = await runCommand(['api', 'aclrtMalloc']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^aclrtMalloc {2}function, memory\.device\n/);
    expect(stdout).toContain('aclError aclrtMalloc(void **devPtr, size_t size,');
    expect(stdout).toContain('rt.malloc(size, policy) → devPtr');
    expect(stdout).toMatch(/out {3}devPtr {2}void \*\*\n {8}receives the device address/);
    expect(stdout).toMatch(/in {4}size +size_t\n {8}usable length in bytes/);
    expect(stdout).toMatch(/207001 {2}ACL_ERROR_RT_MEMORY_ALLOCATION/);
    expect(stdout).toMatch(/since +CANN 5\.0\.4/);
    expect(stdout).toContain('Atlas A2');
    expect(stdout).toContain('acl/acl_rt.h, libacl_rt.so');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('has a page for every entry of the API', async () => {
    const { describe: page } = await import('../../src/cli/api/describe.js');
    const { Output } = await import('../../src/cli/terminal/output.js');
    const nowhere = { write: () => undefined };
    const output = new Output({ stdout: nowhere, stderr: nowhere, env: {}, json: false });
    for (const entry of entries) {
      const lines = page(entry, model, {}, output);
      expect(lines.length, entry.name).toBeGreaterThan(1);
      expect(lines.join('\n'), entry.name).not.toMatch(/ {4}undefined\b|undefined bytes|\[object/);
    }
  });

  it('explains an error code by its number', async () => {
    const { stdout } = await runCommand(['api', '207001']);
    expect(stdout).toMatch(/^ACL_ERROR_RT_MEMORY_ALLOCATION {2}error code 207001, resource/);
    expect(stdout).toContain('what to do');
  });

  it('tells of a number that is no known code that it is none, and what its range means', async () => {
    const { stdout, status } = await runCommand(['api', '207999']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^207999 {2}no known error code; by its range: resource\n/);
    expect(stdout).toContain('range 2xxxxx');
    expect(stdout).toMatch(/\n {2}what to do {2}Release memory/);
    // One digit away from codes that exist.
    expect((await runCommand(['api', '207022'])).stdout).toMatch(/^207022 {2}no known/);
    expect((await runCommand(['api', '--', '-7'])).stdout).toContain('outside every range of AscendCL');
    const { data } = await runJson<object>(['api', '207999']);
    expect(data).toMatchObject({ value: 207999, known: false, class: 'resource', retryable: true });
  });

  it('explains a known code that has no name in the headers', async () => {
    const { stdout } = await runCommand(['api', '207021']);
    expect(stdout).toMatch(/^ACL_ERROR_RT_LINK_TYPE_NOT_SUPPORTED {2}error code 207021, /);
  });

  it('takes the first digits of codes for their beginning', async () => {
    const { stdout } = await runCommand(['api', '--list', '10700']);
    expect(stdout).toContain('ACL_ERROR_RT_CONTEXT_NULL');
  });

  it('tells programs of an error code what it tells people', async () => {
    const { data } = await runJson<object>(['api', '207001']);
    expect(data).toMatchObject({
      name: 'ACL_ERROR_RT_MEMORY_ALLOCATION',
      value: 207001,
      class: 'resource',
      retryable: true,
      meaning: expect.stringContaining('memory'),
      hint: expect.stringContaining('Dispose of'),
    });
    const old = await runJson<object>(['api', '100034']);
    expect(old.data).toMatchObject({ replacedBy: 107015 });
  });

  it('tells programs which constant of an enum was meant', async () => {
    const { data } = await runJson<object>(['api', 'ACL_MEMCPY_DEFAULT']);
    expect(data).toMatchObject({
      kind: 'enum constant',
      constant: 'ACL_MEMCPY_DEFAULT',
      name: 'aclrtMemcpyKind',
    });
  });

  it('names the handles that call a function, or what to use instead', async () => {
    const called = await runCommand(['api', 'aclrtReserveMemAddress']);
    expect(called.stdout).toMatch(/\n {2}handles {5}AddressRange, Device\.reserve, PoolResource\n/);
    const other = await runCommand(['api', 'aclrtLaunchCallback']);
    expect(other.stdout).toMatch(/\n {2}handles {5}none: Stream\.hostFunction\n/);
    const none = await runCommand(['api', 'aclrtGetRunMode']);
    expect(none.stdout).not.toContain('handles');
  });

  it('tells programs the handles of every function of docs/functions.md', () => {
    const page = readFileSync(join(root, 'docs/functions.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(acl\w+)`[^|]*\|[^|]*\| ?([^|]*?) ?\|/gm)];
    expect(rows.length).toBeGreaterThan(200);
    const data: OwnModel = JSON.parse(readFileSync(join(root, 'dist/data/api.json'), 'utf8'));
    const told = new Map(
      data.functions.map(({ name, handles, instead }) => [
        name,
        handles?.join(', ') ?? (instead === undefined ? '' : `– ${instead}`),
      ]),
    );
    for (const [, name = '', cell = ''] of rows) expect(told.get(name), name).toBe(cell.replaceAll('`', ''));
  });

  it('cuts no explanation off on a terminal of 80 columns', async () => {
    for (const name of ['aclrtMemcpyKind', 'aclrtPhysicalMemProp']) {
      const { screen } = await onTerminal(['api', name], []);
      expect(screen).not.toContain('…');
      for (const line of screen.split(/\r?\n/)) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    }
  });

  it('shows the members of structs with their offsets, and the constants of enums', async () => {
    const struct = await runCommand(['api', 'aclrtMemUsageInfo']);
    expect(struct.stdout).toMatch(/offset +bytes +type +field/);
    const constant = await runCommand(['api', 'ACL_MEMCPY_HOST_TO_DEVICE']);
    expect(constant.stdout).toMatch(/^aclrtMemcpyKind {2}enum/);
    expect(constant.stdout).toMatch(/ACL_MEMCPY_HOST_TO_DEVICE +1\n/);
  });

  it('gives the model to programs', async () => {
    const { data } = await runJson<{ name: string; params: object[]; checked: string; codes: number[] }>([
      'api',
      'malloc',
    ]);
    expect(data).toMatchObject({ name: 'aclrtMalloc', checked: 'malloc' });
    expect(data.params).toHaveLength(3);
    expect(data.codes).toContain(207001);
    const list = await runJson<{ name: string }[]>(['api', '--list', '--limit', '3', 'memcpy']);
    expect(list.data).toHaveLength(3);
  });

  it('says so when nothing is like the words', async () => {
    const { status, stderr } = await runCommand(['api', 'qqqzzzxxx']);
    expect(status).toBe(1);
    expect(stderr).toContain('nothing in the API');
  });
});
