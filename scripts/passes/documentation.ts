/**
 * Comments → documentation. Reads the tags of both styles: `@param[out] name text` of our headers and
 * `@param name [OUT] text` of the vendor's; `@brief`, `@return`, `@retval`, `@see`, `@deprecated`. Other tags are left out.
 */
import type { Direction, Doc } from '../../src/model/api-model.js';
import type { Comment } from '../preprocess/comments.js';

interface ParameterDoc {
  readonly name: string;
  readonly text: string;
  readonly direction?: Direction;
}

export interface ParsedComment {
  readonly doc?: Doc;
  readonly parameters: readonly ParameterDoc[];
  readonly deprecated?: string;
}

const none: ParsedComment = { parameters: [] };

export function parseComments(comments: readonly Comment[]): ParsedComment {
  const lines = comments.flatMap(({ text }) => contentLines(text));
  if (lines.every((line) => line === '')) return none;
  const { head, tags } = splitTags(lines);
  const brief = tags.find(({ name }) => name === 'brief' || name === 'details');
  const paragraphs = paragraphsOf(brief ? [...head, '', ...brief.text.split('\n')] : head);
  const [summary = '', ...details] = paragraphs;
  const texts = (...names: string[]): string[] =>
    tags.filter(({ name }) => names.includes(name)).map(({ text }) => oneLine(text));
  const returns = texts('return', 'returns', 'retval').join('; ');
  const deprecated = texts('deprecated').at(0);
  const see = texts('see', 'sa')
    .flatMap((text) => text.split(/[\s,|]+/))
    .filter((name) => name !== '');
  const doc: Doc = { summary, details, ...(returns === '' ? {} : { returns }), see };
  const parameters = tags.filter(({ name }) => name === 'param').map(parameterDoc);
  const isEmpty = summary === '' && details.length === 0 && returns === '' && see.length === 0;
  return { ...(isEmpty ? {} : { doc }), parameters, ...(deprecated === undefined ? {} : { deprecated }) };
}

/** The text of the comments as one line: for members and values. */
export function commentText(comments: readonly Comment[]): string | undefined {
  const { doc } = parseComments(comments);
  return doc && [doc.summary, ...doc.details].filter((text) => text !== '').join(' ');
}

function contentLines(text: string): string[] {
  const inner = text.startsWith('//')
    ? text.replace(/^\/\/[/!]?<?/, '')
    : text.slice(2, -2).replace(/^[*!]*<?/, '');
  return inner.split('\n').map((line) =>
    line
      .replace(/^\s*\*+(?!\*)\s?/, '')
      .replace(/\*+$/, '')
      .trimEnd(),
  );
}

interface Tag {
  readonly name: string;
  /** `in` of `@param[in]`. */
  readonly option: string;
  text: string;
}

function splitTags(lines: readonly string[]): { head: string[]; tags: Tag[] } {
  const head: string[] = [];
  const tags: Tag[] = [];
  let open: Tag | undefined;
  for (const line of lines) {
    const match = /^\s*[@\\](\w+)(?:\s*\[([^\]]*)\])?\s*(.*)$/.exec(line);
    if (match) {
      open = { name: match[1] ?? '', option: match[2] ?? '', text: match[3] ?? '' };
      tags.push(open);
    } else if (line.trim() === '' && open?.name !== 'brief') {
      open = undefined;
      head.push('');
    } else if (open) {
      open.text += `\n${line.trim()}`;
    } else {
      head.push(line);
    }
  }
  return { head, tags };
}

function paragraphsOf(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((text) => text !== '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

// The vendor's comments have `name[IN] text` and `name: [IN] text`, too.
const parameterTag = /^([A-Za-z_]\w*|\.\.\.)?\s*:?\s*(?:\[([^\]]*)\])?\s*([\s\S]*)$/;

function parameterDoc({ option, text }: Tag): ParameterDoc {
  const [, name = '', bracket, rest = ''] = parameterTag.exec(text.trim()) ?? [];
  const direction = directionOf(option) ?? directionOf(bracket);
  return { name, text: oneLine(rest), ...(direction ? { direction } : {}) };
}

function directionOf(text: string | undefined): Direction | undefined {
  const letters = (text ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return letters === 'in' || letters === 'out'
    ? letters
    : /^(inout|outin)$/.test(letters)
      ? 'inout'
      : undefined;
}
