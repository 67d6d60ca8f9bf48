/** docs/functions.md: where each C function of devices, streams and memory is in the handles, by their `@see` tags. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiFunction, ApiModel } from '../../src/model/api-model.js';
import { checkedNames } from '../emit/groups.js';
import { membersByFunction } from './handle-members.js';
import { INSTEAD } from './no-handle-reasons.js';

/** Areas of the API that handles are made for, in the order of the page. */
const AREAS: readonly (readonly [area: string, title: string])[] = [
  ['init', 'Initialisation'],
  ['device', 'Devices'],
  ['context', 'Contexts'],
  ['stream', 'Streams'],
  ['event', 'Events'],
  ['callback', 'Host functions'],
  ['memory.device', 'Device memory'],
  ['memory.host', 'Host memory'],
  ['memory.copy', 'Copies and fills'],
  ['memory.virtual', 'Virtual memory, physical memory, sharing'],
  ['memory.ipc', 'Memory shared by key'],
  ['memory.stream-ordered', 'Memory pools'],
  ['memory.allocator', 'Stream allocators'],
  ['memory.managed', 'Managed memory'],
  ['memory.cache', 'Caches'],
  ['memory.stream-value', 'Values that streams write and wait for'],
  ['memory.symbol', 'Variables of kernels'],
];

const HEAD = `# C functions and handles

Made by \`npm run docs\` from the comments of the code. The name in the second column is what the checked layer calls the
function (\`import * as rt from 'ascendcl/checked'\`); all ${'{total}'} functions are there. The third column names the
handle that calls it; behind a dash stands what to use instead of the function, or why no handle calls it; where it is
empty, the function is available on the checked layer only. \`ascendcl api NAME\` tells the same in the terminal.
`;

export function functionsPage(root: string): string {
  const model = readModel(root);
  const members = membersByFunction(root);
  const names = checkedNames(model.functions);
  const sections = AREAS.map(([area, title]) => {
    const functions = model.functions.filter((fn) => fn.area === area);
    const rows = functions.map((fn) => row(fn, names.get(fn.name) ?? fn.name, members.get(fn.name) ?? []));
    return [`## ${title}`, '', '| C | `rt.` | handle | since |', '|---|---|---|---|', ...rows, ''].join('\n');
  });
  return `${[HEAD.replace('{total}', String(model.functions.length)), ...sections].join('\n').trimEnd()}\n`;
}

function row({ name, since, deprecated }: ApiFunction, checked: string, members: readonly string[]): string {
  const instead = INSTEAD[name];
  const handle =
    members.length > 0
      ? members.map((member) => `\`${member}\``).join(', ')
      : instead === undefined
        ? ''
        : `– ${instead}`;
  return `| \`${name}\`${deprecated ? ' (deprecated)' : ''} | \`${checked}\` | ${handle} | ${since ?? ''} |`;
}

/** C functions that the handles call and that no public member says to stand for. */
export function unmentionedFunctions(root: string): string[] {
  const members = membersByFunction(root);
  const cNames = new Map([...checkedNames(readModel(root).functions)].map(([name, short]) => [short, name]));
  const called = ['src/engine', 'src/handles']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\brt\.(\w+)/g)])
    .map(([, short = '']) => cNames.get(short));
  return [...new Set(called)]
    .filter((name) => name !== undefined && !members.has(name))
    .map((name) => `the handles call ${name}, and no public member says \`@see ${name}\``);
}

const readModel = (root: string): ApiModel =>
  JSON.parse(readFileSync(join(root, 'generated/api.json'), 'utf8')) as ApiModel; // written by the generator
