import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('npm run package', () => {
  it('ends with what to install when there is no compiler, and builds nothing', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/package/pack.ts', '--check'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, PATH: '/nowhere' } },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toEqual([
      'the simulator for x64 needs x86_64-linux-gnu-gcc, which is not installed. Debian: apt-get install gcc-x86-64-linux-gnu',
      'the simulator for arm64 needs aarch64-linux-gnu-gcc, which is not installed. Debian: apt-get install gcc-aarch64-linux-gnu',
    ]);
  });
});
