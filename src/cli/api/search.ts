import type { Entry } from './entries.js';

export interface Match {
  readonly entry: Entry;
  /** 100 for the very name, down to 0 for a distant likeness. */
  readonly score: number;
}

/** Whether the very name was given, perhaps without its prefix, or another name of the thing. */
export const isExact = ({ score }: Match): boolean => score >= 95;

/** Below this a likeness is chance. */
const LEAST_SCORE = 30;

/**
 * Finds what a person may mean, best first: by name whatever its case and prefix, by the start or the words of a name,
 * by words of the description, and with typing errors.
 */
export function search(entries: readonly Entry[], query: string): Match[] {
  const asked = spellingsOf(query).map((text) => ({ text: text.toLowerCase(), words: wordsOf(text) }));
  if (asked.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: Math.max(...asked.map((spelling) => scoreOf(entry, spelling))) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length || order(a, b));
}

/** Functions are written as scripts call them: rt.mapMem, rt.malloc(size, policy), and in Python acl.rt.malloc_host. */
function spellingsOf(query: string): string[] {
  const text = query
    .trim()
    .replace(/\(.*\)$/s, '')
    .replace(/^(?:rt|raw)\./, '');
  if (text === '') return [];
  const isSnake = /^[a-z\d]+(?:[._][a-z\d]+)+$/.test(text);
  return isSnake ? [text, text.replace(/[._](.)/g, (_, letter: string) => letter.toUpperCase())] : [text];
}

const order = (a: Match, b: Match): number => (a.entry.name < b.entry.name ? -1 : 1);

interface Asked {
  readonly text: string;
  readonly words: readonly string[];
}

function scoreOf(entry: Entry, asked: Asked): number {
  const names = [entry.name, ...entry.aliases].map(
    (name, index) => scoreOfName(name, asked) - (index > 0 ? 1 : 0),
  );
  const text = scoreOfSummary(entry, asked);
  // An enum constant repeats the words of its enum; the thing itself comes first.
  const rank = entry.kind === 'function' ? 0 : entry.kind === 'enum constant' ? 4 : 2;
  const best = Math.max(...names, text);
  return best === 100 ? best : best - rank;
}

/** What nearly every name begins with says little. */
const PREFIX = /^(aclrt|aclmdlri|acltdt|aclprof|acldump|acl)_?/;

function scoreOfName(name: string, { text, words }: Asked): number {
  const lower = name.toLowerCase();
  if (lower === text) return 100;
  const bare = lower.replace(PREFIX, '');
  if (bare === text) return 96;
  if (lower.startsWith(text) || bare.startsWith(text)) return 85 - excess(bare, text);
  if (text.length >= 3 && lower.includes(text)) return 72 - excess(bare, text);
  const own = wordsOf(name);
  const hits = words.filter((word) => own.some((item) => item.startsWith(word))).length;
  if (hits === words.length && words.length > 1) return 66 - excess(bare, text);
  const some = words.length > 1 ? (40 * hits) / words.length : 0;
  return Math.max(some, text.includes(' ') ? 0 : scoreOfTypo(bare, text.replace(PREFIX, '')));
}

/** The less is left over, the closer: at most 12 points. */
const excess = (name: string, text: string): number => Math.min(12, (name.length - text.length) / 2);

function scoreOfSummary({ summary }: Entry, { words }: Asked): number {
  if (words.every((word) => word.length < 3)) return 0;
  const own = wordsOf(summary);
  const hits = words.filter((word) => own.some((item) => item.startsWith(word))).length;
  if (hits < words.length) return words.length > 2 && hits >= 2 ? (45 * hits) / words.length : 0;
  return words.length === 1 ? 42 : 58;
}

/** One wrong letter in four is forgiven. */
function scoreOfTypo(name: string, text: string): number {
  const allowed = Math.floor(text.length / 4);
  if (allowed === 0 || Math.abs(name.length - text.length) > allowed) return 0;
  const distance = editDistance(name, text);
  return distance > allowed ? 0 : 70 - 12 * distance;
}

/** Letters to insert, remove, replace or swap with their neighbour until one text is the other. */
export function editDistance(left: string, right: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const steps = [
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        ...(swapped && row > 1 && column > 1 ? [(older[column - 2] ?? 0) + 1] : []),
      ];
      current.push(Math.min(...steps));
    }
    older = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/** `aclrtMemcpyAsync` → acl, rt, memcpy, async; also words of a sentence. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/^aclrt(?=[A-Z])/, 'acl rt ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}
