/** What a C file includes, defines, declares and names. Needs no compiler: the code of the simulator is plain enough. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CSource {
  /** Relative to the folder that was read: `space/arena.c`. */
  readonly path: string;
  /** Paths in quotes: `machine/config.h`. */
  readonly includes: readonly string[];
  /** Functions and variables with external linkage that are defined here. */
  readonly defined: readonly string[];
  /** Functions and variables that are declared at file scope and not defined. */
  readonly declared: readonly string[];
  /** All identifiers outside of comments, strings and includes. */
  readonly identifiers: ReadonlySet<string>;
}

const COMMENTS_AND_STRINGS = /\/\*.*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gs;
const ATTRIBUTE = /__attribute__\(\(.*?\)\)\s*(?=[^)])/g;
const DIRECTIVE = /^[ \t]*#(?:[^\n]*\\\n)*[^\n]*/gm;
/** What stands at file scope up to its body, value or semicolon; bodies are indented and closed in column 0. */
const AT_FILE_SCOPE =
  /^(?!static\b|typedef\b|(?:struct|enum|union)\s+\w+\s*[{;])[A-Za-z_][^;{}=]*?(?=\s*[;{=])(?:\s*)([;{=])/gm;

export function readCSource(folder: string, path: string): CSource {
  const text = readFileSync(join(folder, path), 'utf8');
  const code = text.replace(COMMENTS_AND_STRINGS, (match) => (match.startsWith('/') ? ' ' : '""'));
  const includes = [...text.matchAll(/^#include "([^"]+)"/gm)].map(([, name = '']) => name);
  const plain = code.replace(DIRECTIVE, '').replace(ATTRIBUTE, '');
  const defined: string[] = [];
  const declared: string[] = [];
  for (const [head = '', end] of plain.matchAll(AT_FILE_SCOPE)) {
    const name = nameOf(head);
    if (name === undefined) continue;
    const isFunction = head.includes('(');
    const isDeclaration = end === ';' && (isFunction || head.startsWith('extern'));
    (isDeclaration ? declared : defined).push(name);
  }
  const identifiers = new Set(code.replace(/^#include[^\n]*/gm, '').match(/\b[A-Za-z_]\w*/g));
  return { path, includes, defined, declared, identifiers };
}

/** `sim_f` of `int *sim_f(void)`, `sim_v` of `const char sim_v[2]`; nothing for `struct s`. */
const nameOf = (head: string): string | undefined =>
  /^[^(]*?[\s*](\w+)\s*(?:\(|(?:\[[^\]]*\]\s*)*[;{=]?$)/s.exec(head.trim())?.[1];
