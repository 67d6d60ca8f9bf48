/**
 * `npm run bench:peers [-- --write]`: the same work by other ways to call a C library, each in its own process, in turns. With
 * --write the table in README.md and docs/benchmark.svg are made from this run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { simulatorFile } from '../../../src/native/library/locate.js';
import { buildAddon } from '../addon.js';
import { median } from '../measure.js';
import { chart } from './chart.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');
const library = simulatorFile();

export type Operation = 'empty' | 'memory' | 'copy';
type Times = Partial<Record<Operation, number>>;

export interface Peer {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly times: Times;
}

function peers(): Peer[] {
  buildAddon(library);
  const program = join(root, 'dist/bench/peer');
  const compiler = process.env.CC ?? 'cc';
  execFileSync(compiler, [
    '-O2',
    '-std=gnu11',
    `-I${join(root, 'scripts/headers')}`,
    '-o',
    program,
    join(here, 'peer.c'),
    '-ldl',
  ]);
  const node = process.execPath;
  const script = (name: string, ...more: string[]) => ({
    command: node,
    args: [join(here, name), library, ...more],
  });
  const node26 = join(root, `dist/node/26/node_modules/node-linux-${process.arch}/bin/node`);
  return [
    { name: 'C', command: program, args: [library] },
    { name: 'Node-API addon, by hand', ...script('addon.mjs', join(root, 'dist/bench/addon.node')) },
    { name: 'ascendcl, checked functions', ...script('ascendcl.mjs', 'checked') },
    { name: 'ascendcl, handles', ...script('ascendcl.mjs', 'handles') },
    { name: 'koffi, by hand', ...script('koffi.mjs') },
    ...(existsSync(node26)
      ? [
          {
            name: 'node:ffi of Node.js 26',
            command: node26,
            args: ['--experimental-ffi', '--no-warnings', join(here, 'node-ffi.mjs'), library],
          },
        ]
      : []),
    { name: 'Python ctypes', command: 'python3', args: [join(here, 'peer.py'), library] },
  ];
}

function measure(list: readonly Peer[], rounds: number): Row[] {
  const runs = list.map((): Times[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { command, args }] of list.entries())
      runs[index]?.push(
        JSON.parse(execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
      );
  return list.map(({ name }, index) => ({ name, times: medians(runs[index] ?? []) }));
}

function medians(runs: readonly Times[]): Times {
  const keys = Object.keys(runs[0] ?? {}) as Operation[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? 0))]));
}

function table(rows: readonly Row[]): string {
  const cell = (ns: number | undefined) =>
    ns === undefined ? '–' : ns < 1000 ? `${ns.toFixed(0)} ns` : `${(ns / 1000).toFixed(2)} µs`;
  return [
    '| | empty call | allocate + free 4 KiB | copy 64 B to the device |',
    '|---|---:|---:|---:|',
    ...rows.map(
      ({ name, times }) => `| ${name} | ${cell(times.empty)} | ${cell(times.memory)} | ${cell(times.copy)} |`,
    ),
  ].join('\n');
}

const rows = measure(peers(), 7);
console.log(table(rows));
if (process.argv.includes('--write')) {
  const readme = join(root, 'README.md');
  const text = readFileSync(readme, 'utf8');
  writeFileSync(
    readme,
    text.replace(/(<!-- peers -->\n)[\s\S]*?(<!-- \/peers -->)/, `$1\n${table(rows)}\n\n$2`),
  );
  writeFileSync(join(root, 'docs/benchmark.svg'), chart(rows));
}
