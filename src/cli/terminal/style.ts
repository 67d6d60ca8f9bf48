/** Puts text into a colour or weight, or leaves it alone where colours are not wanted. */
export type Style = Readonly<Record<StyleName, (text: string) => string>>;

const SEQUENCES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

type StyleName = keyof typeof SEQUENCES;

export function styleFor(colour: boolean): Style {
  const entries = Object.entries(SEQUENCES).map(([name, [on, off]]) => [
    name,
    (text: string) => (colour && text !== '' ? `\x1b[${on}m${text}\x1b[${off}m` : text),
  ]);
  return Object.fromEntries(entries) as Style; // Object.fromEntries forgets the keys
}
