/** What the place that output goes to can show. */
export interface Terminal {
  /** A person watches: progress and redrawing make sense. */
  readonly isTerminal: boolean;
  readonly colour: boolean;
  /** Block and line characters can be shown; else `#`, `-` and the like stand in. */
  readonly unicode: boolean;
  /** Columns that a line may take. Infinity when the output is piped: nothing is cut off there. */
  readonly columns: number;
}

/** The parts of a stream that decide; `process.stdout` has them. */
export interface OutputStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

const NARROWEST = 40;

/**
 * Colours only on a terminal; NO_COLOR (any text) forbids them and FORCE_COLOR (but `0`) asks for them in a pipe too.
 * A pipe gets no progress and no redrawing whatever the environment says.
 */
export function terminalOf(stream: OutputStream, env: NodeJS.ProcessEnv): Terminal {
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    colour: wantsColour(isTerminal, env),
    unicode: hasUnicode(env),
    columns: isTerminal ? Math.max(NARROWEST, stream.columns ?? 80) : Number.POSITIVE_INFINITY,
  };
}

function wantsColour(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb';
}

/** A locale that names another character set, or none at all by name (`C`), gets ASCII. An unset locale is no such name. */
function hasUnicode(env: NodeJS.ProcessEnv): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return env.TERM !== 'linux' && (locale === '' || /utf-?8/i.test(locale));
}
