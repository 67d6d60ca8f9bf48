/** C types as declarators build them, and their spelling: `const void *const`, `int32_t (*const)(int32_t)`. */
import type { Token } from '../preprocess/tokens.js';

export type CType =
  | { readonly kind: 'name'; readonly name: string; readonly const: boolean; readonly volatile?: boolean }
  | {
      readonly kind: 'tag';
      readonly volatile?: boolean;
      readonly keyword: TagKeyword;
      readonly tag: string | null;
      readonly const: boolean;
    }
  | { readonly kind: 'pointer'; readonly to: CType; readonly const: boolean }
  | { readonly kind: 'array'; readonly of: CType; readonly length: ArrayLength }
  | {
      readonly kind: 'function';
      readonly returns: CType;
      readonly parameters: readonly CParameter[];
      readonly variadic: boolean;
      /** Written `f()`: says nothing about the parameters. */
      readonly noPrototype: boolean;
    };

export type TagKeyword = 'struct' | 'union' | 'enum';

/** The expression as written, its value once a pass knows it, or null for `x[]`. */
export type ArrayLength = { readonly tokens: readonly Token[] } | number | null;

export interface CParameter {
  readonly name: string | null;
  readonly type: CType;
}

/** The type as a C compiler would spell it, with its array lengths as numbers. */
export function spellType(type: CType): string {
  return wrap(type, '');
}

function wrap(type: CType, inner: string): string {
  switch (type.kind) {
    case 'name':
      return join(`${qualifiers(type)}${type.name}`, inner);
    case 'tag':
      return join(`${qualifiers(type)}${type.keyword} ${type.tag ?? '<anonymous>'}`, inner);
    case 'pointer': {
      const star = `*${type.const ? 'const' : ''}`;
      const spelled =
        inner !== '' && type.const && /^\w/.test(inner) ? `${star} ${inner}` : `${star}${inner}`;
      const needsParentheses = type.to.kind === 'array' || type.to.kind === 'function';
      return wrap(type.to, needsParentheses ? `(${spelled})` : spelled);
    }
    case 'array':
      return wrap(type.of, `${inner}[${typeof type.length === 'number' ? type.length : ''}]`);
    case 'function': {
      const list = type.parameters.map((parameter) => spellType(parameter.type));
      if (type.variadic) list.push('...');
      const text = list.length > 0 ? list.join(', ') : type.noPrototype ? '' : 'void';
      return wrap(type.returns, `${inner}(${text})`);
    }
  }
}

function qualifiers(type: { readonly const: boolean; readonly volatile?: boolean }): string {
  return `${type.const ? 'const ' : ''}${type.volatile ? 'volatile ' : ''}`;
}

function join(base: string, inner: string): string {
  return inner === '' || inner.startsWith('[') ? `${base}${inner}` : `${base} ${inner}`;
}

/** The type with every array length passed through `change`. */
export function mapLengths(type: CType, change: (length: ArrayLength) => ArrayLength): CType {
  switch (type.kind) {
    case 'name':
    case 'tag':
      return type;
    case 'pointer':
      return { ...type, to: mapLengths(type.to, change) };
    case 'array':
      return { ...type, of: mapLengths(type.of, change), length: change(type.length) };
    case 'function': {
      const parameters = type.parameters.map((parameter) => ({
        ...parameter,
        type: mapLengths(parameter.type, change),
      }));
      return { ...type, returns: mapLengths(type.returns, change), parameters };
    }
  }
}
