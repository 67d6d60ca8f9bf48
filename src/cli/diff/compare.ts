import type { ApiModel, ApiValue } from '../../model/api-model.js';
import type { Change, Severity } from './change.js';
import { compareEnums } from './compare-enums.js';
import { compareFunctions } from './compare-functions.js';
import { compareStructs } from './compare-structs.js';
import { pairUp } from './pairs.js';

const ORDER: readonly Severity[] = ['abi', 'meaning', 'source', 'name', 'extension', 'addition'];

/** Everything that differs between two header sets, what breaks first. */
export function compareModels(before: ApiModel, after: ApiModel): Change[] {
  const changes = [
    ...compareFunctions(before, after),
    ...compareStructs(before, after),
    ...compareEnums(before, after),
    ...compareValues(before, after),
    ...compareTypedefs(before, after),
  ];
  return changes.sort(
    (a, b) =>
      ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) ||
      compareText(a.of, b.of) ||
      compareText(a.name, b.name),
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Kinded extends ApiValue {
  readonly kind: 'static const' | 'macro';
}

/** Constants: gone, new, another value, a macro instead of a variable. */
function compareValues(before: ApiModel, after: ApiModel): Change[] {
  return pairUp(valuesOf(before), valuesOf(after), 'constant', ({ value }) => String(value)).flatMap(
    (pair): readonly Change[] => {
      if ('change' in pair) return [pair.change];
      const { was, now } = pair;
      const base = { severity: 'source', of: 'constant', name: now.name } as const;
      const [oldKind, newKind] = [was, now].map(({ kind, type }) => `${kind} ${type.replace(/^const /, '')}`);
      return [
        ...(String(was.value) === String(now.value)
          ? []
          : [{ ...base, kind: 'value', was: String(was.value), now: String(now.value) } as const]),
        ...(was.kind === now.kind
          ? []
          : [{ ...base, kind: 'constant-kind', was: `${oldKind}`, now: `${newKind}` } as const]),
      ];
    },
  );
}

function valuesOf({ constants, macros }: ApiModel): Kinded[] {
  return [
    ...constants.map((item): Kinded => ({ ...item, kind: 'static const' })),
    ...macros.map((item): Kinded => ({ ...item, kind: 'macro' })),
  ];
}

/** Typedefs that name something else now; new and vanished ones show in what they name. */
function compareTypedefs(before: ApiModel, after: ApiModel): Change[] {
  return pairUp(before.typedefs, after.typedefs, 'type', ({ type }) => type).flatMap(
    (pair): readonly Change[] => {
      if ('change' in pair) return [];
      const { was, now } = pair;
      if (was.type === now.type || [was, now].some(({ type }) => /^(struct|union|enum)\b/.test(type)))
        return [];
      return [
        { kind: 'signature', severity: 'source', of: 'type', name: now.name, was: was.type, now: now.type },
      ];
    },
  );
}
