/**
 * Recognises the CANN version of the headers by the functions and enumerators that they declare: all of them and no
 * others. Versions with the same API (9.0.0 and 9.0.1) count as the first of them; unknown headers stay without version.
 */
import type { ApiModel } from '../../src/model/api-model.js';
import { type SinceKind, sinceData } from './data-files.js';

export function recogniseVersion(model: ApiModel): ApiModel {
  if (model.version !== null) return model;
  const functions = model.functions.map(({ name }) => name);
  const enumerators = model.enums.flatMap(({ constants }) => constants.map(({ name }) => name));
  const version = sinceData.order.find(
    (candidate) =>
      sameNames(functions, namesOf('functions', candidate)) &&
      sameNames(enumerators, namesOf('enumConstants', candidate)),
  );
  return { ...model, version: version ?? null };
}

/** What the runtime's headers of a version declare. */
function namesOf(kind: SinceKind, version: string): string[] {
  const at = (name: string): number => sinceData.order.indexOf(name);
  return Object.entries(sinceData[kind]).flatMap(([name, since]) => {
    const period = sinceData.periods[kind]?.[name] ?? {};
    const first = period.firstInRuntimeHeaders ?? since;
    const last = period.lastInRuntimeHeaders ?? period.last ?? version;
    const declared = at(first) <= at(version) && at(version) <= at(last) && !period.gaps?.includes(version);
    return declared ? [name] : [];
  });
}

function sameNames(left: readonly string[], right: readonly string[]): boolean {
  const names = new Set(right);
  return left.length === names.size && left.every((name) => names.has(name));
}
