import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Where an export is for other modules of the repository; what the package exports is for its users. */
const FOLDERS = ['src/cli', 'scripts'];

/** Entries of bundles: Node.js and the bundler know their exports by name. */
const ENTRIES: readonly string[] = [
  'scripts/package/bundled-grammar.ts',
  'scripts/package/generator-entry.ts',
  'scripts/package/plain-source-writer.ts',
  'src/cli/interactive/resolve-hook.ts',
];

/** `import { a, type b as c } from './x.js'`, the same with `export`, and `const { a } = await import('./x.js')`. */
const NAMED = /\{([^{}]*)\}\s*(?:from|= await import\()\s*'(\.[^']+)'/g;
/** Any other way to a module takes all of it. */
const WHOLE = /(?:\* as [\w$]+ from|export \* from|(?<!\}\s*= await )import\()\s*'(\.[^']+)'/g;

/** Exports that no other module imports: they are local, or nobody needs them. */
export function checkUnusedExports(root: string): string[] {
  const files = ['src', 'scripts', 'test'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(top, name)),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const used = new Set<string>();
  for (const [file, text] of texts) {
    const target = (specifier = ''): string =>
      relative(root, resolve(root, dirname(file), specifier)).replace(/\.js$/, '.ts');
    for (const [, names = '', specifier] of text.matchAll(NAMED))
      for (const name of names.split(','))
        used.add(`${target(specifier)} ${/^\s*(?:type )?([\w$]+)/.exec(name)?.[1]}`);
    for (const [, specifier] of text.matchAll(WHOLE)) used.add(target(specifier));
  }
  return [...texts]
    .filter(([file]) => FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && !ENTRIES.includes(file))
    .flatMap(([file, text]) =>
      exportsOf(file, text)
        .filter((name) => !used.has(file) && !used.has(`${file} ${name}`))
        .map((name) => `${file}: no other module imports ${name}`),
    );
}

/** Names of what a module declares and exports. */
function exportsOf(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements
    .filter((statement) => ts.canHaveModifiers(statement) && isExported(statement))
    .flatMap((statement): readonly ts.Node[] =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
    )
    .flatMap((declaration) => {
      const { name } = declaration as { readonly name?: ts.Node }; // not every kind of statement has one
      return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
    });
}

const isExported = (statement: ts.HasModifiers): boolean =>
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
