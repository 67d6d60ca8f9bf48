import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiled } from '../../support/compiled.js';
import { isSince } from '../../support/versions.js';

const program = (name: string) => compiled(new URL(`../programs/${name}.ts`, import.meta.url));
const options = { silent: true };

const states = [
  'nothing opened',
  'opened',
  'disposed',
  'memory held',
  'a stream with finished work',
  'work queued',
  'memory closing',
  'a host function pending',
  'inside a host function',
  'while waiting',
  'a lost device',
  'an uncaught error',
  'a worker at work',
];

describe('a process that ends', () => {
  it.concurrent.each(states)('keeps its exit code: %s', async (state) => {
    const child = fork(program('end'), [state], options);
    let output = '';
    child.stderr?.on('data', (text) => {
      output += text;
    });
    const [code, signal] = await once(child, 'exit');
    if (state.includes('host function') && !isSince('8.5.0'))
      expect(output).toMatch(/NotAvailableError: aclrtLaunchHostFunc .*CANN 8\.5\.0/);
    else expect([code, signal], output).toEqual([7, null]);
  });

  it('is tested in every state that the program knows', async () => {
    const child = fork(program('end'), [], options);
    const [known] = await once(child, 'message');
    expect(known).toEqual(states);
  });
});

/** A library that does with signals what the real one does: takes them over when it is loaded, unless told not to. */
const greedyLibrary = `
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static void swallow(int signal) { (void)signal; _exit(99); }
__attribute__((constructor)) static void take_signals(void) {
  const char *value = getenv("ASCEND_COREDUMP_SIGNAL");
  if (value == NULL || strcmp(value, "none") != 0) { signal(SIGINT, swallow); signal(SIGTERM, swallow); }
}
int aclInit(const char *config) { (void)config; return 0; }
int aclFinalizeReference(uint64_t *count) { if (count) *count = 0; return 0; }
const char *aclGetRecentErrMsg(void) { return 0; }
`;

describe('signals', () => {
  let folder: string;
  let library: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
    library = join(folder, 'libacl_rt.so');
    writeFileSync(join(folder, 'greedy.c'), greedyLibrary);
    execFileSync('cc', ['-shared', '-fPIC', '-o', library, join(folder, 'greedy.c')]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts the program, sends the signal when the library is loaded, and tells how it ended. */
  async function interrupted(mode: string): Promise<unknown[]> {
    const child = spawn(process.execPath, [program('interrupt'), mode, library], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    return once(child, 'exit');
  }

  it('end a script that has no handler, as they always do', async () => {
    expect(existsSync(library)).toBe(true);
    expect(await interrupted('no handler')).toEqual([null, 'SIGINT']);
  });

  it('reach the handler of a script', async () => {
    expect(await interrupted('handler')).toEqual([5, null]);
  });

  it('reach it also when a worker has loaded the library', async () => {
    expect(await interrupted('worker')).toEqual([5, null]);
  });
});
