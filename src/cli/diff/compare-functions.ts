import type { ApiFunction, ApiModel } from '../../model/api-model.js';
import { AbiTypes, sizeOfForm } from './abi-types.js';
import type { Change, Severity } from './change.js';
import { pairUp } from './pairs.js';

/** Functions and callback types: added, gone, called otherwise, deprecated, declared elsewhere. */
export function compareFunctions(before: ApiModel, after: ApiModel): Change[] {
  const old = new AbiTypes(before);
  const young = new AbiTypes(after);
  const functions = pairUp(before.functions, after.functions, 'function', typesText).flatMap(
    (pair): readonly Change[] => {
      if ('change' in pair) return [pair.change];
      const { was, now } = pair;
      return [...compareSignature(was, now, 'function', old, young), ...compareMarks(was, now)];
    },
  );
  const callbacks = pairUp(before.callbacks, after.callbacks, 'callback', typesText).flatMap(
    (pair): readonly Change[] =>
      'change' in pair ? [pair.change] : compareSignature(pair.was, pair.now, 'callback', old, young),
  );
  return [...functions, ...callbacks];
}

interface Callable {
  readonly name: string;
  readonly returns: string;
  readonly params: readonly { readonly name: string | null; readonly type: string }[];
}

function compareSignature(
  was: Callable,
  now: Callable,
  of: Change['of'],
  old: AbiTypes,
  young: AbiTypes,
): Change[] {
  const change = (severity: Severity, before: string, after: string): Change[] => [
    { kind: 'signature', severity, of, name: now.name, was: before, now: after },
  ];
  const [oldTypes, newTypes] = [typesOf(was), typesOf(now)];
  if (oldTypes.join() === newTypes.join()) {
    const [oldNames, newNames] = [namesOf(was), namesOf(now)];
    return oldNames === newNames ? [] : change('name', oldNames, newNames);
  }
  const [before, after] = [typesText(was), typesText(now)];
  if (oldTypes.length !== newTypes.length) return change('abi', before, after);
  const severities = oldTypes.map((type, index) => severityOf(type, newTypes[index] ?? '', old, young));
  const worst = (['abi', 'meaning', 'source'] as const).find((severity) => severities.includes(severity));
  return worst === undefined ? [] : change(worst, before, after);
}

/** What it does to a caller that a parameter of one type is declared with another. */
export function severityOf(was: string, now: string, old: AbiTypes, young: AbiTypes): Severity | undefined {
  if (was === now) return undefined;
  const [before, after] = [old.formOf(was), young.formOf(now)];
  if (before !== after) {
    // A name that neither header explains can't be judged: that is no reason for silence.
    return sizeOfForm(before) === sizeOfForm(after) ? 'meaning' : 'abi';
  }
  const bare = (type: string) =>
    type.replace(/\b(const|volatile|enum|struct|union)\b/g, '').replace(/\s+/g, '');
  return bare(was) === bare(now) ? 'source' : 'meaning';
}

const typesOf = ({ returns, params }: Callable): string[] => [returns, ...params.map(({ type }) => type)];
const typesText = ({ returns, params }: Callable): string =>
  `${returns} (${params.map(({ type }) => type).join(', ')})`;
const namesOf = ({ params }: Callable): string => `(${params.map(({ name }) => name ?? '').join(', ')})`;

function compareMarks(was: ApiFunction, now: ApiFunction): Change[] {
  const base = { of: 'function', name: now.name, severity: 'source' } as const;
  return [
    ...(was.deprecated === now.deprecated
      ? []
      : [{ ...base, kind: 'deprecated', was: String(was.deprecated), now: String(now.deprecated) } as const]),
    ...(was.header === now.header
      ? []
      : [{ ...base, kind: 'header', was: was.header, now: now.header } as const]),
  ];
}
