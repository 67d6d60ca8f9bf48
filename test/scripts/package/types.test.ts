import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRIES } from '../../../scripts/package/layout.js';
import { isLong } from '../../support/scale.js';

/** The declarations as a user's compiler sees them, with nothing skipped. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-types-'));

const entries = Object.keys(ENTRIES).filter((name) => name !== 'errors');
const imports = entries
  .map((name) => `import * as ${name} from 'ascendcl${name === 'index' ? '' : `/${name}`}';`)
  .join('\n');

const program = `${imports}
export const all = { ${entries.filter((name) => name !== 'types').join(', ')} };
export type Address = types.DevicePtr;
export function upload(bytes: Uint8Array): bigint {
  using ascend = index.openAscend();
  const memory: index.DeviceMemory = ascend.device(0).allocate(bytes.byteLength);
  memory.copyFrom(bytes);
  // @ts-expect-error: the address of host memory is no device's
  const host: types.HostPtr = memory.pointer;
  return host;
}
`;

/** What a compiler may be set to. The others find the same files as the first: a long run tries them. */
const RESOLUTIONS = [
  ['nodenext', 'nodenext', ['module.mts', 'script.cts']],
  ['node16', 'node16', ['module.mts', 'script.cts']],
  ['esnext', 'bundler', ['module.mts']],
].slice(0, isLong ? undefined : 1) as [string, string, string[]][]; // rows as they stand above

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  symlinkSync(root, join(folder, 'node_modules/ascendcl'));
  for (const name of ['koffi', '@types/node', 'undici-types'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'module.mts'), program);
  writeFileSync(join(folder, 'script.cts'), program);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the declarations of the package', () => {
  it.each(RESOLUTIONS)(
    'compile for module %s with resolution %s',
    { timeout: 120_000 },
    (module, resolution, files) => {
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,esnext.disposable'];
      const modules = ['--module', module, '--moduleResolution', resolution, '--types', 'node'];
      const { status, stdout } = spawnSync(process.execPath, [compiler, ...options, ...modules, ...files], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stdout).toBe('');
      expect(status).toBe(0);
    },
  );
});
