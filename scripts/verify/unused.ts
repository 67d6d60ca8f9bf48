/** Every file, export and dependency is used by something: knip, with knip.json, looks for the others. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export function checkUnused(root: string): string[] {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [knip, '--no-progress', '--reporter', 'compact'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0) return [];
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [`knip ended with ${status}`] : lines;
}
