/** Preprocessed headers → declarations, sorted by kind, in the order in which a compiler meets them. */
import type { Parser } from 'web-tree-sitter';
import type { Skipped } from '../../src/model/api-model.js';
import { HeaderError, type HeaderProblem } from '../preprocess/errors.js';
import { withoutOutside } from '../preprocess/preprocess.js';
import type { Preprocessed, PreprocessedHeader } from '../preprocess/preprocessed.js';
import { CommentFinder } from './comment-finder.js';
import { type Declaration, type Declarations, isRecord, type MacroDeclaration } from './declarations.js';
import { parseHeader } from './parse-header.js';

export function parseAll({ headers, macros, skipped }: Preprocessed, parser: Parser): Declarations {
  const declarations: Declaration[] = [];
  const allSkipped: Skipped[] = [];
  const problems: HeaderProblem[] = [];
  for (const header of headers) {
    const parsed = parseHeader(header, parser);
    declarations.push(...parsed.declarations);
    allSkipped.push(...parsed.skipped);
    problems.push(...parsed.problems);
  }
  const reported = withoutOutside(allSkipped, problems);
  if (reported.problems.length > 0) throw new HeaderError(reported.problems);
  return {
    files: headers.filter(({ scope }) => scope === 'runtime').map(({ source }) => source.file),
    functions: declarations.filter((item) => item.kind === 'function'),
    enums: declarations.filter((item) => item.kind === 'enum'),
    records: declarations.filter(isRecord),
    typedefs: declarations.filter((item) => item.kind === 'typedef'),
    constants: declarations.filter((item) => item.kind === 'constant'),
    macros: headers.flatMap((header) => macrosOf(header, macros)),
    macroTable: macros,
    skipped: [...skipped, ...reported.skipped],
  };
}

/** The macros whose last definition stands in the header, with their comments. */
function macrosOf(header: PreprocessedHeader, macros: Preprocessed['macros']): MacroDeclaration[] {
  const finder = new CommentFinder(header);
  return [...macros.values()]
    .filter(({ file }) => file === header.source.file)
    .map((macro) => {
      const directive = header.directives.find(({ line }) => line === macro.line);
      const before = directive ? finder.before(directive.start) : [];
      const comments = before.length > 0 ? before : finder.onLine(macro.line);
      return { ...macro, scope: header.scope, comments };
    });
}
