/** Describes code that is not compiled in C, declaration by declaration, for the list of what was skipped. */
import type { Skipped } from '../../src/model/api-model.js';
import { quote } from './errors.js';
import { lineAt } from './source.js';
import { spellTokens, type Token, tokenize } from './tokens.js';

/** The declarations in `text[from, to)`, each with its line; `extern "C"` and its brace are none. */
export function describeInactive(
  text: string,
  from: number,
  to: number,
  file: string,
  lineStarts: readonly number[],
  condition: string,
): Skipped[] {
  const skipped: Skipped[] = [];
  let chunk: Token[] = [];
  let depth = 0;
  const close = (): void => {
    const [first] = chunk;
    const spelled = spellTokens(chunk);
    if (first !== undefined && !/^(extern "C" ?\{?|\}|;)$/.test(spelled)) {
      const what = quote(spelled.replace(/\{[\s\S]*$/, ''), 160);
      const position = { file, line: lineAt(lineStarts, first.start) };
      skipped.push({ what, reason: `not compiled in C: #${condition}`, position });
    }
    chunk = [];
  };
  for (const token of tokenize(text, from, to)) {
    chunk.push(token);
    if (token.text === '{') depth += 1;
    if (token.text === '}') depth -= 1;
    if (depth <= 0 && (token.text === ';' || token.text === '}')) {
      depth = 0;
      close();
    }
  }
  close();
  return skipped;
}
