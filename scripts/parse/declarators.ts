/** Reads types and declarators out of syntax nodes. */
import type { Node } from 'web-tree-sitter';
import type { ArrayLength, CParameter, CType, TagKeyword } from './c-types.js';
import { tagKeywords } from './declarations.js';
import { tokenize } from './tokens.js';

/** A construct that can't be modelled; the declaration around it is skipped, with this reason. */
export class Unsupported extends Error {
  constructor(
    readonly node: Node,
    message: string,
  ) {
    super(message);
  }
}

export interface Declarator {
  readonly name: string | null;
  readonly type: CType;
}

/** What stands in front of the declarators of a declaration. */
export interface Specifiers {
  readonly type: CType;
  /** The struct, union or enum that stands there, with or without a body. */
  readonly tagged?: { readonly keyword: TagKeyword; readonly tag: string | null; readonly body: Node | null };
  readonly storage: ReadonlySet<string>;
}

const typeNodes = new Set(['primitive_type', 'type_identifier', 'sized_type_specifier']);

export function readSpecifiers(children: readonly Node[]): Specifiers {
  const qualifiers = new Set<string>();
  let type: CType | undefined;
  let tagged: Specifiers['tagged'];
  const storage = new Set<string>();
  for (const node of children) {
    if (node.type === 'type_qualifier') {
      if (!/^(const|volatile|restrict|__restrict|__extension__)$/.test(node.text)) {
        throw new Unsupported(node, `the qualifier ${node.text} is not modelled`);
      }
      qualifiers.add(node.text);
    } else if (node.type === 'storage_class_specifier') {
      storage.add(node.text);
    } else if (type !== undefined) {
      // The declarators follow: the name that a typedef makes is a type_identifier, too.
    } else if (typeNodes.has(node.type)) {
      type = { kind: 'name', name: canonicalName(node.text), const: false };
    } else if (tagKeywords.has(node.type)) {
      tagged = readTagged(node);
      type = { kind: 'tag', keyword: tagged.keyword, tag: tagged.tag, const: false };
    }
  }
  if (type === undefined) {
    const [first] = children;
    if (first === undefined) throw new Error('a declaration without nodes');
    throw new Unsupported(first, 'the type is not one of C');
  }
  if (type.kind === 'name' || type.kind === 'tag') {
    const isVolatile = qualifiers.has('volatile') ? { volatile: true } : {};
    type = { ...type, const: qualifiers.has('const'), ...isVolatile };
  }
  return { type, storage, ...(tagged ? { tagged } : {}) };
}

function readTagged(node: Node): NonNullable<Specifiers['tagged']> {
  const keyword = tagKeywords.get(node.type) ?? 'struct';
  const body = node.childForFieldName('body');
  return { keyword, tag: node.childForFieldName('name')?.text ?? null, body };
}

/** One spelling for each type, the one that compilers print: `unsigned int` for `unsigned`, `long` for `long int`. */
function canonicalName(text: string): string {
  const words = text.split(/\s+/);
  if (words.length === 1 && words[0] === '_Bool') return 'bool';
  const count = (word: string): number => words.filter((other) => other === word).length;
  const isInteger = words.every((word) => /^(signed|unsigned|short|long|char|int)$/.test(word));
  if (!isInteger) return words.join(' ');
  const signs =
    count('unsigned') > 0 ? ['unsigned'] : count('char') > 0 && count('signed') > 0 ? ['signed'] : [];
  const sizes = words.filter((word) => word === 'short' || word === 'long' || word === 'char');
  return [...signs, ...(sizes.length > 0 ? sizes : ['int'])].join(' ');
}

/** Reads a declarator around `base`; a null node is an abstract declarator without anything. */
export function readDeclarator(node: Node | null, base: CType): Declarator {
  if (node === null) return { name: null, type: base };
  const inner = (): Node | null => node.childForFieldName('declarator') ?? firstDeclarator(node);
  switch (node.type) {
    case 'identifier':
    case 'field_identifier':
    case 'type_identifier':
    case 'primitive_type':
      return { name: node.text, type: base };
    case 'pointer_declarator':
    case 'abstract_pointer_declarator': {
      const isConst = node.children.some(
        (child) => child?.type === 'type_qualifier' && child.text === 'const',
      );
      return readDeclarator(inner(), { kind: 'pointer', to: base, const: isConst });
    }
    case 'array_declarator':
    case 'abstract_array_declarator': {
      const size = node.childForFieldName('size');
      const length: ArrayLength = size === null ? null : { tokens: tokenize(size.text) };
      return readDeclarator(inner(), { kind: 'array', of: base, length });
    }
    case 'function_declarator':
    case 'abstract_function_declarator': {
      const list = node.childForFieldName('parameters');
      if (list === null) throw new Unsupported(node, 'a function without parameters in parentheses');
      return readDeclarator(inner(), readFunctionType(list, base));
    }
    case 'parenthesized_declarator':
    case 'abstract_parenthesized_declarator':
      return readDeclarator(inner(), base);
    default:
      throw new Unsupported(node, `the declarator "${node.text}" is not modelled`);
  }
}

function firstDeclarator(node: Node): Node | null {
  return (
    node.namedChildren.find(
      (child) => child?.type.endsWith('declarator') || child?.type.endsWith('identifier'),
    ) ?? null
  );
}

function readFunctionType(list: Node, returns: CType): CType {
  const parameters: CParameter[] = [];
  let variadic = false;
  for (const node of list.namedChildren) {
    if (node === null) continue;
    if (node.type === 'variadic_parameter') variadic = true;
    else if (node.type === 'parameter_declaration') parameters.push(readParameter(node));
    else throw new Unsupported(node, `the parameter "${node.text}" is not modelled`);
  }
  const noPrototype = parameters.length === 0 && !variadic;
  const [only] = parameters;
  const isVoid =
    parameters.length === 1 && only?.name === null && only.type.kind === 'name' && only.type.name === 'void';
  return { kind: 'function', returns, parameters: isVoid ? [] : parameters, variadic, noPrototype };
}

function readParameter(node: Node): CParameter {
  const { type, tagged } = readSpecifiers(presentChildren(node));
  if (tagged?.body) throw new Unsupported(node, 'a type is defined inside a parameter list');
  const declarator = readDeclarator(node.childForFieldName('declarator'), type);
  return { name: declarator.name, type: adjust(declarator.type) };
}

/** Arrays and functions become pointers in a parameter list. */
function adjust(type: CType): CType {
  if (type.kind === 'array') return { kind: 'pointer', to: type.of, const: false };
  return type.kind === 'function' ? { kind: 'pointer', to: type, const: false } : type;
}

export function presentChildren(node: Node): Node[] {
  return node.children.filter((child) => child !== null);
}
