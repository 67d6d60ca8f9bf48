/** Finds the comments that belong to a declaration. */
import type { Comment } from '../preprocess/comments.js';
import type { PreprocessedHeader } from '../preprocess/preprocessed.js';
import { lineAt } from '../preprocess/source.js';

export class CommentFinder {
  readonly #header: PreprocessedHeader;
  readonly #byFirstLine = new Map<number, Comment[]>();
  readonly #byLastLine = new Map<number, Comment>();

  constructor(header: PreprocessedHeader) {
    this.#header = header;
    for (const comment of header.comments) {
      this.#byLastLine.set(comment.lastLine, comment);
      const line = this.#byFirstLine.get(comment.firstLine);
      if (line) line.push(comment);
      else this.#byFirstLine.set(comment.firstLine, [comment]);
    }
  }

  /** The comments that end on the line above `offset`, or a run of line comments; each must stand alone on its lines. */
  before(offset: number): Comment[] {
    const result: Comment[] = [];
    let line = lineAt(this.#header.source.lineStarts, offset) - 1;
    for (let comment = this.#byLastLine.get(line); comment; comment = this.#byLastLine.get(line)) {
      if (!this.#standsAlone(comment) || isBehind(comment)) break;
      result.unshift(comment);
      line = comment.firstLine - 1;
      // Block comments above a block comment are headings, not documentation.
      if (comment.text.startsWith('/*')) break;
      if (!this.#byLastLine.get(line)?.text.startsWith('//')) break;
    }
    return result;
  }

  /** The comment that follows on the line of `offset`, the end of a member. */
  behind(offset: number): Comment[] {
    const { text, lineStarts } = this.#header.source;
    const comments = this.onLine(lineAt(lineStarts, Math.max(0, offset - 1)));
    const first = comments.find(({ start }) => start >= offset - 1);
    return first === undefined || /[^\s,;]/.test(text.slice(offset, first.start)) ? [] : [first];
  }

  /** The comments that begin on a line. */
  onLine(line: number): readonly Comment[] {
    return this.#byFirstLine.get(line) ?? [];
  }

  #standsAlone(comment: Comment): boolean {
    const { text, lineStarts } = this.#header.source;
    return text.slice(lineStarts[comment.firstLine - 1], comment.start).trim() === '';
  }
}

/** Written for what stands in front of it: `/**<` or `///<`. */
function isBehind(comment: Comment): boolean {
  return /^\/(\*[*!]|\/[/!])</.test(comment.text);
}
