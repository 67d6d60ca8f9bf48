import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { bridgeSources } from '../../scripts/build/bridge.js';
import { compile } from '../../scripts/build/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'ascendcl-bridge-'));

afterAll(() => rmSync(work, { recursive: true }));

/** Stages of `.ci/run` build it with sanitizers. */
const sanitize = process.env.ASCENDCL_TEST_SANITIZE ?? '';

it('the bridge answers every call and opens every gate, however JavaScript ends', async () => {
  const program = join(work, 'bridge');
  await compile('cc', [
    ...['-std=c11', '-D_GNU_SOURCE', '-O1', '-g', '-pthread', '-Wall', '-Wextra', '-Wconversion', '-Werror'],
    ...(sanitize === '' ? [] : [`-fsanitize=${sanitize}`, '-fno-sanitize-recover=all']),
    `-I${join(root, 'src/native/bridge')}`,
    ...[join(root, 'test/native/programs/bridge.c'), ...bridgeSources(root), '-o', program],
  ]);
  expect(execFileSync(program, { encoding: 'utf8', timeout: 60_000 })).toBe('');
}, 120_000);
