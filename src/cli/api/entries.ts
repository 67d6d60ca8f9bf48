import type { OwnModel } from '../model/own-model.js';

/** A thing of the API that can be looked up. */
export interface Entry {
  readonly kind: 'function' | 'enum' | 'enum constant' | 'struct' | 'callback' | 'type' | 'constant';
  readonly name: string;
  /** Other names: of the checked layer, of a tag, the value of an error code. */
  readonly aliases: readonly string[];
  /** What a search for words looks into. */
  readonly summary: string;
  /** The name under which the thing that holds it is found: of an enum constant, the enum. */
  readonly owner?: string;
}

/** Everything that has a name, functions first. */
export function entriesOf(model: OwnModel): Entry[] {
  const named = <Item extends { name: string; doc?: { summary: string } | string }>(
    kind: Entry['kind'],
    items: readonly Item[],
    aliases: (item: Item) => readonly string[] = () => [],
  ): Entry[] =>
    items.map((item) => ({
      kind,
      name: item.name,
      aliases: aliases(item),
      summary: typeof item.doc === 'string' ? item.doc : (item.doc?.summary ?? ''),
    }));
  const values = [...model.constants, ...model.macros];
  const known = new Set([...model.structs, ...model.enums, ...model.callbacks].map(({ name }) => name));
  return [
    ...named('function', model.functions, ({ checked }) => (checked === undefined ? [] : [checked])),
    ...named('struct', model.structs, ({ tag }) => (tag === null ? [] : [tag])),
    ...model.enums.flatMap((item): Entry[] => {
      const name = item.name ?? item.constants[0]?.name ?? '';
      return [
        {
          kind: 'enum',
          name,
          aliases: item.tag === null ? [] : [item.tag],
          summary: item.doc?.summary ?? '',
        },
        ...named('enum constant', item.constants).map((entry) => ({ ...entry, owner: name })),
      ];
    }),
    ...named('callback', model.callbacks),
    ...named(
      'type',
      model.typedefs.filter(({ name }) => !known.has(name)),
    ),
    ...named('constant', values, ({ name, value }) => (isErrorCode(name) ? [String(value)] : [])),
  ];
}

/** Error codes are looked up by their number more often than by their name. */
export const isErrorCode = (name: string): boolean => /^ACL_(ERROR_|SUCCESS)/.test(name);
