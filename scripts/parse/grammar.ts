/** The C grammar, compiled to WebAssembly: nothing to build on the machine that generates. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Language, Parser } from 'web-tree-sitter';

let parser: Promise<Parser> | undefined;

/** The parser, made once per process. */
export function cParser(): Promise<Parser> {
  parser ??= createParser();
  return parser;
}

async function createParser(): Promise<Parser> {
  await Parser.init();
  const grammar = fileURLToPath(import.meta.resolve('tree-sitter-c/tree-sitter-c.wasm'));
  const result = new Parser();
  result.setLanguage(await Language.load(await readFile(grammar)));
  return result;
}
