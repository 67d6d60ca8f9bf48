/**
 * Attributes: `__attribute__((…))`, `__declspec(…)`, `_Alignas(…)` and `[[…]]`. They may stand where the grammar has no
 * place for them (between an enumerator and its `=`), so they are taken out of the text and kept with their position.
 */
import { afterParentheses, spellTokens, type Token } from './tokens.js';

export interface Attribute {
  /** `deprecated`, without the underscores of `__deprecated__`. */
  readonly name: string;
  /** The string argument, without quotes. */
  readonly text?: string;
  /** Offset in the source text. */
  readonly offset: number;
}

const keywords = new Set(['__attribute__', '__attribute', '__declspec', '_declspec']);
const alignments = new Set(['_Alignas', 'alignas']);

/** Reads the attribute list that starts at `index`; undefined when no attribute starts there. */
export function readAttributes(
  tokens: readonly Token[],
  index: number,
): { readonly attributes: readonly Attribute[]; readonly next: number } | undefined {
  const keyword = tokens[index];
  if (keyword === undefined) return undefined;
  if (keyword.text === '[' && tokens[index + 1]?.text === '[') {
    const end = tokens.findIndex(
      ({ text }, at) => at > index && text === ']' && tokens[at + 1]?.text === ']',
    );
    if (end === -1) return undefined;
    return { attributes: readWords(tokens.slice(index + 2, end), keyword.start), next: end + 2 };
  }
  if (tokens[index + 1]?.text !== '(') return undefined;
  const next = afterParentheses(tokens, index + 1);
  if (keyword.kind !== 'identifier' || next === -1) return undefined;
  if (alignments.has(keyword.text))
    return { attributes: [{ name: '_Alignas', offset: keyword.start }], next };
  if (!keywords.has(keyword.text)) return undefined;
  return { attributes: readWords(tokens.slice(index + 2, next - 1), keyword.start), next };
}

/** `deprecated("text"), packed` in their parentheses. */
function readWords(words: readonly Token[], offset: number): Attribute[] {
  const attributes: Attribute[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.kind !== 'identifier') continue;
    const name = word.text.replace(/^__(.*)__$/, '$1');
    const end = words[at + 1]?.text === '(' ? afterParentheses(words, at + 1) : at + 1;
    const argument = words.slice(at + 2, Math.max(end - 1, at + 2));
    attributes.push({
      name,
      offset,
      ...(argument.length > 0 ? { text: unquote(argument) } : {}),
    });
    at = Math.max(end - 1, at);
  }
  return attributes;
}

function unquote(tokens: readonly Token[]): string {
  if (!tokens.every((token) => token.kind === 'string')) return spellTokens(tokens);
  return tokens.map((token) => token.text.slice(1, -1).replace(/\\(.)/g, '$1')).join('');
}
