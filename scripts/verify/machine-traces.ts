import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text files must not carry a machine's paths, a registry's host or a note that nobody owns. */
const TRACES: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'an absolute path of a machine', pattern: /["'` (=](?:\/(?:root|work|home)\/[a-z])/ },
  { what: 'a registry host', pattern: /https?:\/\/[\w.-]*(?:registry|mirror)[\w.-]*\// },
  { what: 'a note without an owner', pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/ },
];

const EXEMPT = ['package-lock.json', 'scripts/verify/machine-traces.ts'];

export function checkMachineTraces(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  return files
    .filter((file) => !EXEMPT.includes(file) && /\.(ts|mts|js|mjs|c|h|md|json|yml|sh)$|\/run$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          TRACES.filter(({ pattern }) => pattern.test(line)).map(
            ({ what }) => `${file}:${index + 1}: ${what}`,
          ),
        ),
    );
}
