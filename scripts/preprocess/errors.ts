/** One thing that is wrong with a header. `file` is relative to the include directory; `line` counts from 1, 0 is the file itself. */
export interface HeaderProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The headers can't be read, parsed or understood. Nothing may be written when this is thrown. */
export class HeaderError extends Error {
  readonly problems: readonly HeaderProblem[];

  constructor(problems: readonly HeaderProblem[]) {
    super(
      problems
        .map(({ file, line, message }) => `${file}${line > 0 ? `:${line}` : ''}: ${message}`)
        .join('\n'),
    );
    this.name = 'HeaderError';
    this.problems = problems;
  }
}

/** Text of a header for an error message: one line, shortened, in quotes. */
export function quote(text: string, limit = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > limit ? `${line.slice(0, limit)}…` : line}"`;
}
