import { stripVTControlCharacters } from 'node:util';

/** Columns that a text takes: characters without escape sequences. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Fills up with blanks, behind the text or before it. Longer text stays. */
export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Cuts plain text to a width; `…` shows that something is missing. */
export function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Prose reads badly in very long lines, so that a wide terminal does not stretch it. */
const WIDEST_PROSE = 100;
const PIPED_PROSE = 80;

/**
 * Breaks a text into lines. `first` is how far the first line is filled already, `rest` how far the others are indented;
 * a line feed in the text is kept. A word that is too long gets a line of its own.
 */
export function wrap(text: string, columns: number, rest = 0, first = rest): string[] {
  const width = Number.isFinite(columns) ? Math.min(columns, WIDEST_PROSE) : PIPED_PROSE;
  const lines: string[] = [];
  let room = width - first;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer) > room) {
        lines.push(line);
        line = word;
        room = width - rest;
      } else line = longer;
    }
    lines.push(line);
    room = width - rest;
  }
  return lines;
}

/** A label and a text beside it, broken into an even block. */
export function labelled(label: string, text: string, labelWidth: number, columns: number): string {
  const lines = wrap(text, columns, labelWidth);
  return lines.map((line, index) => padEnd(index === 0 ? label : '', labelWidth) + line).join('\n');
}

const STAND_INS: Readonly<Record<string, string>> = {
  '┤': '|',
  '│': '|',
  '└': '+',
  '┬': '+',
  '─': '-',
  '→': '>',
  '…': '...',
  '’': "'",
  µ: 'u',
  '⁹': '^9',
};

/** For terminals that have ASCII only. */
export const toAscii = (text: string): string =>
  text.replace(/[┤│└┬─→…’µ⁹]/g, (character) => STAND_INS[character] ?? character);
