import type { ApiField, ApiModel, ApiStruct } from '../../model/api-model.js';
import { AbiTypes } from './abi-types.js';
import type { Change, Severity } from './change.js';
import { severityOf } from './compare-functions.js';
import { pairUp } from './pairs.js';

/** Structs and unions: what became of size, place, type and name of their members. One change a struct. */
export function compareStructs(before: ApiModel, after: ApiModel): Change[] {
  const old = new AbiTypes(before);
  const young = new AbiTypes(after);
  return pairUp(before.structs, after.structs, 'struct', text).flatMap((pair): readonly Change[] => {
    if ('change' in pair) return [pair.change];
    const { was, now } = pair;
    if (was.opaque !== now.opaque) return [opacity(was, now)];
    const parts = [...compareSize(was, now), ...compareFields(was, now, old, young)];
    if (parts.length === 0) return [];
    const order: readonly Severity[] = ['abi', 'meaning', 'source', 'extension'];
    const severity = order.find((level) => parts.some((part) => part.severity === level)) ?? 'source';
    return [
      {
        kind: 'layout',
        severity,
        of: 'struct',
        name: now.name,
        was: '',
        now: parts.map(({ text }) => text).join('; '),
      },
    ];
  });
}

interface Part {
  readonly severity: Severity;
  readonly text: string;
}

const text = ({ opaque, size }: ApiStruct): string => (opaque ? 'opaque' : `defined, size ${size}`);

/** Whoever held only pointers to it goes on doing so. */
function opacity(was: ApiStruct, now: ApiStruct): Change {
  return { kind: 'layout', severity: 'source', of: 'struct', name: now.name, was: text(was), now: text(now) };
}

function compareSize(was: ApiStruct, now: ApiStruct): Part[] {
  return [
    ...(was.size === now.size ? [] : [{ severity: 'abi', text: `size ${was.size} -> ${now.size}` } as const]),
    ...(was.align === now.align
      ? []
      : [{ severity: 'abi', text: `alignment ${was.align} -> ${now.align}` } as const]),
  ];
}

function compareFields(was: ApiStruct, now: ApiStruct, old: AbiTypes, young: AbiTypes): Part[] {
  const before = membersOf(was.fields ?? []);
  const after = membersOf(now.fields ?? []);
  const room = before.some(isReserved) || now.kind === 'union';
  const gone = [...before.filter(({ name }) => !after.some((field) => field.name === name))];
  const added = after.filter(({ name }) => !before.some((field) => field.name === name));
  return [
    ...gone.map(
      (field): Part => ({
        severity: isReserved(field) ? 'extension' : 'source',
        text: `${field.name} removed`,
      }),
    ),
    ...before.flatMap((field) => {
      const same = after.find(({ name }) => name === field.name);
      return same === undefined ? [] : compareField(field, same, old, young);
    }),
    ...added.map(
      (field): Part => ({
        // In a struct of unchanged size it took reserved bytes; a greater size is told by itself.
        severity: room || was.size === now.size ? 'extension' : 'addition',
        text: `${field.name} added at ${field.offset} (${field.type})`,
      }),
    ),
  ];
}

function compareField(was: Member, now: Member, old: AbiTypes, young: AbiTypes): Part[] {
  const parts: Part[] = [];
  if (was.offset !== now.offset)
    parts.push({ severity: 'abi', text: `${now.name} moved ${was.offset} -> ${now.offset}` });
  if (was.type !== now.type && !isInline(was.type)) {
    const sized = was.size !== now.size && !isReserved(now);
    const severity = sized ? 'abi' : (severityOf(was.type, now.type, old, young) ?? 'source');
    parts.push({
      severity: isReserved(now) ? 'extension' : severity,
      text: `${now.name} ${was.type} -> ${now.type}`,
    });
  }
  if ((was.deprecated ?? false) !== (now.deprecated ?? false))
    parts.push({
      severity: 'extension',
      text: `${now.name} ${now.deprecated ? 'deprecated' : 'no longer deprecated'}`,
    });
  return parts;
}

interface Member extends ApiField {
  readonly name: string;
}

/** All members by the path under which C reaches them. */
function membersOf(fields: readonly ApiField[], prefix = ''): Member[] {
  return fields.flatMap((field) => {
    const name = field.name === null ? prefix : `${prefix}${field.name}`;
    const own = field.name === null ? [] : [{ ...field, name }];
    const inner =
      field.inline === undefined
        ? []
        : membersOf(field.inline.fields, field.name === null ? prefix : `${name}.`);
    return [...own, ...inner];
  });
}

const isReserved = ({ name }: { readonly name: string | null }): boolean => /^(rsv|reserv)/i.test(name ?? '');
const isInline = (type: string): boolean => /^(struct|union) </.test(type);
