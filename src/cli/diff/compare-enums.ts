import type { ApiEnum, ApiModel } from '../../model/api-model.js';
import type { Change } from './change.js';
import { pairUp } from './pairs.js';

/** Enums and their constants: added, gone, other values, and values that mean something else now. */
export function compareEnums(before: ApiModel, after: ApiModel): Change[] {
  return pairUp(
    named(before),
    named(after),
    'enum',
    ({ constants }) => `${constants.length} constants`,
  ).flatMap((pair): readonly Change[] =>
    'change' in pair
      ? [pair.change]
      : [...compareNames(pair.was, pair.now), ...compareConstants(pair.was, pair.now)],
  );
}

/** An enum without any name is known by its first constant. */
const named = ({ enums }: ApiModel): ApiEnum[] =>
  enums.map((item) => ({ ...item, name: item.name ?? item.tag ?? item.constants[0]?.name ?? '' }));

function compareNames(was: ApiEnum, now: ApiEnum): Change[] {
  const text = ({ tag, typedef }: ApiEnum): string => `tag ${tag ?? 'none'}, typedef ${typedef ?? 'none'}`;
  if (was.tag === now.tag && was.typedef === now.typedef) return [];
  return [
    {
      kind: 'enum-name',
      severity: 'source',
      of: 'enum',
      name: now.name ?? '',
      was: text(was),
      now: text(now),
    },
  ];
}

function compareConstants(was: ApiEnum, now: ApiEnum): Change[] {
  const single = pairUp(
    was.constants,
    now.constants,
    'enum constant',
    ({ value }) => `${now.name} = ${value}`,
  ).flatMap((pair): readonly Change[] => {
    if ('change' in pair) return [pair.change];
    if (String(pair.was.value) === String(pair.now.value)) return [];
    return [
      {
        kind: 'enum-value',
        severity: isCount(pair.now.name) ? 'extension' : 'abi',
        of: 'enum constant',
        name: pair.now.name,
        was: String(pair.was.value),
        now: String(pair.now.value),
      },
    ];
  });
  return [...single, ...compareMeanings(was, now)];
}

/** A value whose old name is gone or has moved away, and that another name has now. */
function compareMeanings(was: ApiEnum, now: ApiEnum): Change[] {
  const [old, young] = [namesByValue(was), namesByValue(now)];
  return [...old].flatMap(([value, oldNames]): readonly Change[] => {
    const newNames = young.get(value);
    if (newNames === undefined || oldNames.some((name) => newNames.includes(name))) return [];
    const severity = [...oldNames, ...newNames].some(isCount) ? 'extension' : 'abi';
    return [
      {
        kind: 'enum-value-reused',
        severity,
        of: 'enum',
        name: now.name ?? '',
        was: `${value} = ${oldNames.join(', ')}`,
        now: `${value} = ${newNames.join(', ')}`,
      },
    ];
  });
}

function namesByValue({ constants }: ApiEnum): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, value } of constants)
    names.set(String(value), [...(names.get(String(value)) ?? []), name]);
  return names;
}

/** The last constant of many enums only counts the others and moves with each new one. */
const isCount = (name: string): boolean => /_(MAX|NUM|COUNT|END|BUTT)$/.test(name);
