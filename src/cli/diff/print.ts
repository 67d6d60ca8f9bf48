import type { Output } from '../terminal/output.js';
import { wrap } from '../terminal/text.js';
import { type Change, type ChangeClass, CLASSES, classOf } from './change.js';

const TITLES: Readonly<Record<ChangeClass, string>> = {
  abi: 'ABI: a program built with one version goes wrong with the library of the other',
  source: 'Source: built programs go on working, the source may need an edit',
  addition: 'Additions',
};

/**
 * The changes by class, then what was and what is now below each name.
 * @param only of one class; the summary counts all
 */
export function printChanges(
  changes: readonly Change[],
  only: ChangeClass | undefined,
  output: Output,
): void {
  const { style } = output;
  for (const name of Object.keys(CLASSES) as ChangeClass[]) {
    const own = changes.filter(({ severity }) => classOf(severity) === name);
    if (own.length === 0 || (only !== undefined && only !== name)) continue;
    output.print('', style.bold(`${TITLES[name]} (${own.length})`));
    const isNew = (change: Change) => change.kind === 'added';
    output.print(...own.filter((change) => !isNew(change)).flatMap((change) => changed(change, output)));
    output.print(...added(own.filter(isNew), output));
  }
  output.print('', summaryOf(changes));
}

/** `2 ABI, 8 source, 120 additions`. */
function summaryOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The two header sets declare the same.';
  const count = (name: ChangeClass) => changes.filter(({ severity }) => classOf(severity) === name).length;
  const [abi, additions] = [count('abi'), count('addition')];
  const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${plural(abi, 'ABI change')}, ${count('source')} of source only, ${plural(additions, 'addition')}`;
}

function changed({ kind, of, name, was, now, severity }: Change, { style, terminal }: Output): string[] {
  const mark = kind === 'removed' ? style.red('-') : style.yellow('~');
  const head = `${mark} ${style.bold(name)}  ${style.dim(`${of}, ${WORDS[kind]}${severity === 'meaning' ? ', same size' : ''}`)}`;
  const line = (sign: string, text: string | undefined, paint: (text: string) => string): string[] =>
    text === undefined || text === ''
      ? []
      : wrap(text, terminal.columns, 6).map(
          (part, index) => `    ${index === 0 ? paint(sign) : ' '} ${part}`,
        );
  return [head, ...line('-', was, style.red), ...(kind === 'removed' ? [] : line('+', now, style.green))];
}

const WORDS: Readonly<Record<Change['kind'], string>> = {
  signature: 'declared otherwise',
  layout: 'members',
  'enum-value': 'another value',
  'enum-value-reused': 'a value with another meaning',
  'enum-name': 'another tag or typedef',
  value: 'another value',
  'constant-kind': 'variable or macro',
  deprecated: 'deprecated',
  header: 'moved',
  added: 'new',
  removed: 'gone',
};

/** Names of one kind in one block: a new version brings dozens. */
function added(changes: readonly Change[], { style, terminal }: Output): string[] {
  const kinds = [...new Set(changes.map(({ of }) => of))];
  return kinds.flatMap((of) => {
    const own = changes.filter((change) => change.of === of);
    const names = own.map(({ name }) => name).join(', ');
    const plural = of.endsWith('s') ? `${of}es` : `${of}s`;
    return [
      `${style.green('+')} ${own.length} ${own.length === 1 ? of : plural}`,
      ...wrap(names, terminal.columns, 4).map((line) => `    ${line}`),
    ];
  });
}
