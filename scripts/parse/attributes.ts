/**
 * Attributes: `__attribute__((…))` and `__declspec(…)`. They may stand where the grammar has no place for them (between
 * an enumerator and its `=`), so they are taken out of the text and kept with their position.
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

const keywords = new Set(['__attribute__', '__attribute', '__declspec', '_declspec', '_Alignas']);

/** Reads the attribute list that starts at `index`; undefined when no attribute starts there. */
export function readAttributes(
  tokens: readonly Token[],
  index: number,
): { readonly attributes: readonly Attribute[]; readonly next: number } | undefined {
  const keyword = tokens[index];
  if (keyword?.kind !== 'identifier' || !keywords.has(keyword.text)) return undefined;
  const next = afterParentheses(tokens, index + 1);
  if (tokens[index + 1]?.text !== '(' || next === -1) return undefined;
  const words = tokens.slice(index + 2, next - 1);
  const attributes: Attribute[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.kind !== 'identifier') continue;
    const name = word.text.replace(/^__(.*)__$/, '$1');
    const end = words[at + 1]?.text === '(' ? afterParentheses(words, at + 1) : at + 1;
    const argument = words.slice(at + 2, Math.max(end - 1, at + 2));
    attributes.push({
      name,
      offset: keyword.start,
      ...(argument.length > 0 ? { text: unquote(argument) } : {}),
    });
    at = Math.max(end - 1, at);
  }
  return { attributes, next };
}

function unquote(tokens: readonly Token[]): string {
  if (!tokens.every((token) => token.kind === 'string')) return spellTokens(tokens);
  return tokens.map((token) => token.text.slice(1, -1).replace(/\\(.)/g, '$1')).join('');
}
