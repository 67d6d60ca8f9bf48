/**
 * Takes the comments out of a header: each becomes spaces (line ends stay, but for those in a directive, which goes on
 * behind its comment), so that every offset keeps its meaning, and is kept with its position for the documentation of
 * the declaration beside it.
 */
import type { HeaderProblem } from './errors.js';
import { lineAt, type SourceText } from './source.js';

export interface Comment {
  /** Offsets in the source text; `end` is after the last character. */
  readonly start: number;
  readonly end: number;
  readonly firstLine: number;
  readonly lastLine: number;
  /** As written, with its markers. */
  readonly text: string;
}

interface Uncommented {
  readonly text: string;
  readonly comments: readonly Comment[];
  readonly problems: readonly HeaderProblem[];
}

// Strings and characters are matched so that a comment opening inside them is none. A line comment goes on after a
// backslash at the end of the line.
const pattern = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|\/\*|\/\/(?:\\\n|[^\n])*/g;

/** Whether the text ends inside a directive, which may have begun on an earlier line that a backslash joins. */
function endsInDirective(text: string): boolean {
  let start = text.length;
  do start = text.lastIndexOf('\n', start - 1);
  while (start > 0 && text[start - 1] === '\\');
  return /^[ \t\f\v]*#/.test(text.slice(start + 1));
}

export function takeComments(source: SourceText): Uncommented {
  const comments: Comment[] = [];
  const problems: HeaderProblem[] = [];
  let text = '';
  let copied = 0;
  for (const { 0: match, index: start } of source.text.matchAll(pattern)) {
    if (!match.startsWith('/')) continue;
    const firstLine = lineAt(source.lineStarts, start);
    if (match === '/*') {
      problems.push({
        file: source.file,
        line: firstLine,
        message: 'the comment that opens here is never closed',
      });
      continue;
    }
    const end = start + match.length;
    comments.push({ start, end, firstLine, lastLine: lineAt(source.lineStarts, end - 1), text: match });
    text += source.text.slice(copied, start);
    text += match.replace(endsInDirective(text) ? /./gs : /[^\n]/g, ' ');
    copied = end;
  }
  return { text: text + source.text.slice(copied), comments, problems };
}
