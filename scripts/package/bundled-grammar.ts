/** Stands in for scripts/parse/grammar.ts in the bundle: the two WebAssembly files lie beside it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Language, Parser } from 'web-tree-sitter';

let parser: Promise<Parser> | undefined;

export function cParser(): Promise<Parser> {
  parser ??= createParser();
  return parser;
}

async function createParser(): Promise<Parser> {
  const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  await Parser.init({ locateFile: (name: string) => beside(`./${name}`) });
  const result = new Parser();
  result.setLanguage(await Language.load(await readFile(beside('./tree-sitter-c.wasm'))));
  return result;
}
