import type { ApiFunction, Doc } from '../../src/model/api-model.js';
import { plainVersion, signature } from '../../src/model/declarations.js';

const WIDTH = 116;

/** The area of the functions that control the simulator: no part of CANN. */
export const CONTROL_AREA = 'simulator-control';

/** `Since CANN 8.5.0. Products: 950, A3, 910b.` */
export function availability(fn: ApiFunction): string {
  if (fn.area === CONTROL_AREA) return 'Only the simulator has it.';
  const since =
    fn.since === undefined
      ? ''
      : `Since CANN ${plainVersion(fn.since)}${fn.last === undefined ? '' : `, gone after ${plainVersion(fn.last)}`}. `;
  const products =
    fn.products === undefined
      ? 'Products: not documented.'
      : `Products: ${fn.products.join(', ') || 'none marked'}.`;
  return `${since}${products}`;
}

interface TsDocOptions {
  /** Parameters to describe, in order. */
  readonly params: readonly { readonly name: string; readonly text: string }[];
  readonly returns?: string | undefined;
  readonly throws?: readonly string[];
}

/** The comment of a function: what it does, parameters, availability, C signature. */
export function functionDoc(fn: ApiFunction, options: TsDocOptions): string {
  const lines: string[] = [fn.doc?.summary ?? `Calls \`${fn.name}\`.`];
  for (const detail of fn.doc?.details ?? []) lines.push('', detail);
  lines.push('', `C: \`${signature(fn)}\` in ${fn.library}.`, availability(fn), '');
  for (const { name, text } of options.params) lines.push(`@param ${name} - ${text}`);
  const returns = options.returns ?? fn.doc?.returns;
  if (returns !== undefined) lines.push(`@returns ${returns}`);
  for (const text of options.throws ?? []) lines.push(`@throws ${text}`);
  if (fn.since !== undefined) lines.push(`@since CANN ${plainVersion(fn.since)}`);
  if (fn.deprecated)
    lines.push(`@deprecated ${fn.deprecatedMessage ?? 'CANN marks this function as deprecated.'}`);
  for (const target of fn.doc?.see ?? []) lines.push(`@see ${target}`);
  return wrap(lines);
}

export function plainDoc(doc: Doc | string | undefined): string {
  if (doc === undefined) return '';
  if (typeof doc === 'string') return wrap([doc]);
  return wrap([doc.summary, ...doc.details.flatMap((detail) => ['', detail])]);
}

/** A line comment of C may hold what ends a comment here. */
export const plainText = (text: string): string => text.replaceAll('*/', '*\\/');

/** The comment itself, with a line end; nothing for an empty text. */
export function comment(written: string): string {
  if (written === '') return '';
  const text = plainText(written);
  if (!text.includes('\n')) return `/** ${text} */\n`;
  const lines = text.split('\n').map((line) => ` * ${line}`.trimEnd());
  return `/**\n${lines.join('\n')}\n */\n`;
}

/** The text as a comment's body, in lines that are not too long. */
function wrap(lines: readonly string[]): string {
  return lines
    .flatMap((line) => wrapLine(line.trim()))
    .join('\n')
    .trim();
}

function wrapLine(line: string): string[] {
  if (line === '') return [''];
  const out: string[] = [];
  let current = '';
  for (const word of line.split(/\s+/)) {
    if (current !== '' && current.length + 1 + word.length > WIDTH) {
      out.push(current);
      current = line.startsWith('@') ? `  ${word}` : word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  out.push(current);
  return out;
}
