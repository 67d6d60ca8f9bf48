/** Bindings as a folder of JavaScript and declarations: what `ascendcl generate` writes. */
import ts from 'typescript';
import type { ApiModel } from '../../src/model/api-model.js';
import { emitAll } from '../emit/index.js';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Everything that goes into the folder, by path. */
export function makeBindings(model: ApiModel): ReadonlyMap<string, string> {
  const sources = emitAll(model, { source: describeSource(model), own: false });
  sources.set('index.ts', indexOf(model));
  const files = new Map<string, string>([['package.json', PACKAGE]]);
  for (const [path, text] of sources) {
    if (!path.endsWith('.ts')) {
      files.set(path, text);
      continue;
    }
    const base = path.slice(0, -'.ts'.length);
    files.set(
      `${base}.js`,
      ts.transpileModule(text, { fileName: path, compilerOptions: OPTIONS }).outputText,
    );
    files.set(`${base}.d.ts`, declarationsOf(path, annotated(path, text)));
  }
  return files;
}

const describeSource = ({ version }: ApiModel): string =>
  version === null ? 'the headers of a CANN installation' : `the headers of CANN ${version}`;

const PACKAGE = `${JSON.stringify(
  {
    name: 'ascendcl-bindings',
    private: true,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  },
  null,
  2,
)}\n`;

const indexOf = ({ version }: ApiModel): string => `// Bindings for \`openAscend({ bindings })\`.

/** CANN version of the headers, null when they are of none that is known. */
export const version: string | null = ${JSON.stringify(version)};
/** The functions: they check their arguments, throw on error codes and return out parameters. */
export * as checked from './checked/index.js';
/** The functions as C declares them. */
export * as raw from './raw/index.js';
/** Where each function exists. */
export { availability } from './availability.js';
export * as enums from './enums.js';
export * as structs from './structs.js';
export * as constants from './constants.js';
export * as callbacks from './callbacks.js';
export type * from './types.js';
/** By this the package knows that these bindings use its library and not that of another copy. */
export { loadedLibrary } from 'ascendcl/native';
`;

/** A declaration can be made from one file alone when every export says its type: these leave it to be inferred. */
function annotated(path: string, text: string): string {
  if (path === 'structs.ts')
    return `import type { CType } from 'ascendcl/native';\n${text.replace(/^export const (\w+) = (struct|union)\(/gm, 'export const $1: CType = $2(')}`;
  if (path === 'callbacks.ts')
    return `import type { CallbackKind } from 'ascendcl/native';\n${text.replace(/^export const (\w+) = callback<(.*)>\(/gm, 'export const $1: CallbackKind<$2> = callback<$2>(')}`;
  return text;
}

function declarationsOf(path: string, text: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { ...OPTIONS, declaration: true, isolatedDeclarations: true },
  });
  const [first] = diagnostics;
  if (first !== undefined)
    throw new Error(`${path}: no declarations: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`);
  return outputText;
}
