/** The places where the grammar could not read the text. */
import type { Node } from 'web-tree-sitter';
import { type HeaderProblem, quote } from '../preprocess/errors.js';
import type { PreprocessedHeader } from '../preprocess/preprocessed.js';
import { lineAt } from '../preprocess/source.js';
import { presentChildren } from './declarators.js';

export function syntaxErrors(root: Node, header: PreprocessedHeader): HeaderProblem[] {
  if (!root.hasError) return [];
  const { code, source, toSource } = header;
  const problems: HeaderProblem[] = [];
  const visit = (node: Node): void => {
    const line = lineAt(source.lineStarts, toSource(node.startIndex));
    const found = lineOf(code, node.startIndex);
    const message = node.isMissing ? `expected ${quote(node.type)}` : `no valid C: ${quote(node.text)}`;
    if (node.isMissing || node.isError) {
      problems.push({ file: source.file, line, message: `${message} in ${quote(found)}${hint(found)}` });
    } else if (node.hasError) {
      for (const child of presentChildren(node)) visit(child);
    }
  };
  visit(root);
  return problems;
}

/** A visibility macro that nothing defines is the usual cause. */
function hint(line: string): string {
  const macro = /^\s*([A-Z][A-Z\d_]{3,})\s+\w/.exec(line)?.[1];
  return macro === undefined ? '' : `; is ${macro} a macro that no header defines?`;
}

function lineOf(code: string, offset: number): string {
  const start = code.lastIndexOf('\n', offset - 1) + 1;
  const end = code.indexOf('\n', offset);
  return code.slice(start, end === -1 ? code.length : end);
}
