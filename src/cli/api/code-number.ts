import { type CodeDescription, describeCode } from '../../errors/codes/describe.js';
import type { Output } from '../terminal/output.js';
import { labelled, wrap } from '../terminal/text.js';
import { isExact, type Match } from './search.js';

/** Codes have six digits. What is shorter may be the beginning of one. */
const LEAST_CODE = 100_000;

/**
 * A number that no name of the headers stands for: another version or another component may return it as a code, and
 * its range tells something. Undefined for all else.
 */
export function codeWithoutName(query: string, [best]: readonly Match[]): CodeDescription | undefined {
  const text = query.trim();
  if (!/^-?\d+$/.test(text)) return undefined;
  const code = describeCode(Number(text));
  if (best !== undefined && (isExact(best) || Math.abs(code.code) < LEAST_CODE)) return undefined;
  return code;
}

/** For programs, as other codes are told. */
export function dataOfCode({ code, name, known, class: errorClass, ...told }: CodeDescription): unknown {
  const { meaning, hint, retryable } = told;
  return {
    kind: 'constant',
    ...(known ? { name } : {}),
    value: code,
    known,
    class: errorClass,
    meaning,
    hint,
    retryable,
  };
}

/** Its page, as lines for the terminal. */
export function describeCodeNumber(description: CodeDescription, output: Output): string[] {
  const { code, name, known, class: errorClass, meaning, hint } = description;
  const { style, terminal } = output;
  const [title, what] = known
    ? [name, `error code ${code}, ${errorClass}`]
    : [String(code), `no known error code; by its range: ${errorClass}`];
  return [
    `${style.bold(title)}  ${style.dim(what)}`,
    ...wrap(`${meaning}.`, terminal.columns, 2).map((line) => `  ${line}`),
    '',
    labelled(`  ${style.cyan('what to do')}`, hint, 14, terminal.columns),
  ];
}
