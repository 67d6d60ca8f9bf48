/** Words that C does not take as names; the grammar does where a name must stand. */
const keywords = new Set(
  (
    'auto break case char const continue default do double else enum extern float for goto if inline int long register ' +
    'restrict return short signed sizeof static struct switch typedef union unsigned void volatile while ' +
    '_Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert _Thread_local'
  ).split(' '),
);

export function isKeyword(name: string): boolean {
  return keywords.has(name);
}

/** Multi-word integer types, by their words in alphabetical order without `int`: `long unsigned` → `unsigned long`. */
const integerNames: ReadonlyMap<string, string> = new Map([
  ['', 'int'],
  ['signed', 'int'],
  ['unsigned', 'unsigned int'],
  ['char', 'char'],
  ['char signed', 'signed char'],
  ['char unsigned', 'unsigned char'],
  ['short', 'short'],
  ['short signed', 'short'],
  ['short unsigned', 'unsigned short'],
  ['long', 'long'],
  ['long signed', 'long'],
  ['long unsigned', 'unsigned long'],
  ['long long', 'long long'],
  ['long long signed', 'long long'],
  ['long long unsigned', 'unsigned long long'],
]);

/**
 * One spelling for each type, the one that compilers print: `unsigned int` for `unsigned`, `long` for `long int`.
 * Undefined for words that make no type together.
 */
export function canonicalTypeName(text: string): string | undefined {
  const words = text.split(/\s+/).sort();
  if (words.join(' ') === '_Bool') return 'bool';
  if (words.join(' ') === 'double long') return 'long double';
  if (!words.some((word) => /^(signed|unsigned|short|long|int|char)$/.test(word))) return words.join(' ');
  const ints = words.filter((word) => word === 'int').length;
  const rest = words.filter((word) => word !== 'int').join(' ');
  return ints > 1 || (ints === 1 && rest.includes('char')) ? undefined : integerNames.get(rest);
}
