/**
 * Takes the comments out of a header: each becomes spaces (line ends stay), so that every offset keeps its meaning,
 * and is kept with its position for the documentation of the declaration beside it.
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

export interface Uncommented {
  readonly text: string;
  readonly comments: readonly Comment[];
  readonly problems: readonly HeaderProblem[];
}

// Strings and characters are matched so that a comment opening inside them is none. A line comment goes on after a
// backslash at the end of the line.
const pattern = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|\/\*|\/\/(?:\\\n|[^\n])*/g;

export function takeComments(source: SourceText): Uncommented {
  const comments: Comment[] = [];
  const problems: HeaderProblem[] = [];
  const text = source.text.replace(pattern, (match, start: number) => {
    if (!match.startsWith('/')) return match;
    const firstLine = lineAt(source.lineStarts, start);
    if (match === '/*') {
      problems.push({
        file: source.file,
        line: firstLine,
        message: 'the comment that opens here is never closed',
      });
      return match;
    }
    const end = start + match.length;
    comments.push({ start, end, firstLine, lastLine: lineAt(source.lineStarts, end - 1), text: match });
    return match.replace(/[^\n]/g, ' ');
  });
  return { text, comments, problems };
}
