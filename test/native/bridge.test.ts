import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bridgeSources } from '../../scripts/build/bridge.js';
import { compile } from '../../scripts/build/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'ascendcl-bridge-'));

afterAll(() => rmSync(work, { recursive: true }));

describe('the bridge', () => {
  it.each(['thread', 'address,undefined'])(
    'answers every call and opens every gate, however JavaScript ends: -fsanitize=%s',
    { timeout: 120_000 },
    async (sanitize) => {
      const program = join(work, sanitize);
      await compile('cc', [
        ...[
          '-std=c11',
          '-D_GNU_SOURCE',
          '-O1',
          '-g',
          '-pthread',
          '-Wall',
          '-Wextra',
          '-Wconversion',
          '-Werror',
        ],
        ...[`-fsanitize=${sanitize}`, '-fno-sanitize-recover=all', `-I${join(root, 'src/native/bridge')}`],
        ...[join(root, 'test/native/programs/bridge.c'), ...bridgeSources(root), '-o', program],
      ]);
      expect(execFileSync(program, { encoding: 'utf8', timeout: 60_000 })).toBe('');
    },
  );
});
