import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The layers, from the top down: index, cli → arrays → handles → files → engine → generated/checked → generated/raw → native → errors.
 * A module imports its own layer or lower ones; only src/native imports koffi; nothing in src or generated imports scripts.
 */
const LAYERS: readonly {
  readonly name: string;
  readonly folder: string;
  readonly mayUse: readonly string[];
}[] = [
  { name: 'errors', folder: 'src/errors', mayUse: [] },
  { name: 'native', folder: 'src/native', mayUse: ['errors'] },
  { name: 'raw', folder: 'generated/raw', mayUse: ['native', 'errors', 'data'] },
  { name: 'checked', folder: 'generated/checked', mayUse: ['raw', 'native', 'errors', 'data'] },
  { name: 'simulator-control', folder: 'generated/simulator', mayUse: ['native', 'errors', 'data'] },
  { name: 'data', folder: 'generated', mayUse: ['native', 'errors'] },
  {
    name: 'engine',
    folder: 'src/engine',
    mayUse: ['handles', 'engine', 'checked', 'raw', 'native', 'errors', 'data'],
  },
  {
    name: 'files',
    folder: 'src/files',
    mayUse: ['engine', 'checked', 'raw', 'native', 'errors', 'data'],
  },
  {
    name: 'handles',
    folder: 'src/handles',
    mayUse: ['files', 'engine', 'checked', 'raw', 'native', 'errors', 'data'],
  },
  {
    name: 'arrays',
    folder: 'src/arrays',
    mayUse: ['handles', 'files', 'engine', 'checked', 'raw', 'native', 'errors', 'data'],
  },
  {
    name: 'resources',
    folder: 'src/resources',
    mayUse: ['handles', 'engine', 'checked', 'raw', 'native', 'errors', 'data'],
  },
  {
    name: 'cli',
    folder: 'src/cli',
    mayUse: [
      'index',
      'arrays',
      'handles',
      'files',
      'engine',
      'checked',
      'raw',
      'native',
      'errors',
      'data',
      'simulator-control',
    ],
  },
  {
    name: 'index',
    folder: 'src',
    mayUse: [
      'arrays',
      'resources',
      'handles',
      'files',
      'engine',
      'checked',
      'raw',
      'native',
      'errors',
      'data',
      'simulator-control',
    ],
  },
];

export function checkImportDirection(root: string): string[] {
  const files = ['src', 'generated'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(top, name)),
  );
  return files.flatMap((file) => checkFile(root, file));
}

function checkFile(root: string, file: string): string[] {
  const own = layerOf(file);
  if (own === undefined)
    return [`${file}: belongs to no layer; add its folder to scripts/verify/import-direction.ts`];
  const text = readFileSync(join(root, file), 'utf8');
  const specifiers = [
    ...text.matchAll(
      /^\s*(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ];
  return specifiers.flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    if (specifier === 'koffi')
      return own.name === 'native' ? [] : [`${file}: imports koffi, which only src/native may`];
    if (!specifier.startsWith('.')) return [];
    const target = relative(root, resolve(root, dirname(file), specifier)).replace(/\.js$/, '.ts');
    const used = layerOf(target);
    if (used === undefined) return [`${file}: imports ${target}, which is no part of the package`];
    return used === own || own.mayUse.includes(used.name)
      ? []
      : [`${file}: ${own.name} must not import ${used.name} (${target})`];
  });
}

const layerOf = (file: string) => LAYERS.find(({ folder }) => file.startsWith(`${folder}/`));
