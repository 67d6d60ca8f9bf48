/** Reads types and declarators out of syntax nodes. */
import type { Node } from 'web-tree-sitter';
import { quote } from '../preprocess/errors.js';
import { type IntegerType, integerTypes } from '../preprocess/integers.js';
import { canonicalTypeName, isKeyword } from '../preprocess/keywords.js';
import { tokenize } from '../preprocess/tokens.js';
import type { ArrayLength, CParameter, CType, TagKeyword } from './c-types.js';
import { tagKeywords } from './declarations.js';

/** A construct that can't be modelled; the declaration around it is skipped, with this reason. */
export class Unsupported extends Error {
  constructor(
    readonly node: Node,
    message: string,
  ) {
    super(message);
  }
}

/** Text that the grammar takes and C does not. */
export class NotC extends Error {
  constructor(
    readonly node: Node,
    message: string,
  ) {
    super(message);
  }
}

interface Declarator {
  readonly name: string | null;
  readonly type: CType;
}

/** What stands in front of the declarators of a declaration. */
export interface Specifiers {
  readonly type: CType;
  /** The struct, union or enum that stands there, with or without a body. */
  readonly tagged?: {
    readonly keyword: TagKeyword;
    readonly tag: string | null;
    readonly body: Node | null;
    readonly underlying?: IntegerType;
  };
  readonly storage: ReadonlySet<string>;
}

/** Nodes that may follow the type of a declaration. */
const afterType = /declarator$|identifier$|^(primitive_type|bitfield_clause|gnu_asm_expression|[,;])$/;
const typeNodes = new Set(['primitive_type', 'type_identifier', 'sized_type_specifier']);

export function readSpecifiers(children: readonly Node[]): Specifiers {
  const qualifiers = new Set<string>();
  let type: CType | undefined;
  let tagged: Specifiers['tagged'];
  const storage = new Set<string>();
  for (const node of children) {
    if (node.type === 'type_qualifier') {
      if (!/^(const|constexpr|volatile|restrict|__restrict)$/.test(node.text)) {
        throw new Unsupported(node, `the qualifier ${node.text} is not modelled`);
      }
      // `constexpr` makes a constant of this file, as `static const` does.
      if (node.text === 'constexpr') storage.add('static');
      qualifiers.add(node.text === 'constexpr' ? 'const' : node.text);
    } else if (node.type === 'storage_class_specifier') {
      storage.add(node.text);
    } else if (type !== undefined) {
      // The declarators follow: the name that a typedef makes is a type_identifier, too.
      if (!afterType.test(node.type)) throw new NotC(node, `unexpected ${quote(node.text)}`);
    } else if (typeNodes.has(node.type)) {
      const name = canonicalTypeName(node.text);
      if (name === undefined) throw new NotC(node, `${quote(node.text)} is no type`);
      type = { kind: 'name', name, const: false };
    } else if (tagKeywords.has(node.type)) {
      tagged = readTagged(node);
      type = { kind: 'tag', keyword: tagged.keyword, tag: tagged.tag, const: false };
    } else if (node.type !== 'typedef') {
      throw new NotC(node, `unexpected ${quote(node.text)}`);
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
  const name = node.childForFieldName('name');
  const colon = node.childForFieldName('underlying_type');
  const underlying = colon ? integerTypes.get(canonicalTypeName(colon.text) ?? '') : undefined;
  if (colon && !underlying) throw new NotC(colon, `an enum of type ${quote(colon.text)}`);
  return { keyword, tag: name && readName(name), body, ...(underlying ? { underlying } : {}) };
}

/** The text of a name; a keyword is none. */
export function readName(node: Node): string {
  if (isKeyword(node.text)) throw new NotC(node, `${quote(node.text)} is a keyword, no name`);
  return node.text;
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
      return { name: readName(node), type: base };
    case 'pointer_declarator':
    case 'abstract_pointer_declarator': {
      const isConst = node.children.some(
        (child) => child?.type === 'type_qualifier' && child.text === 'const',
      );
      return readDeclarator(inner(), { kind: 'pointer', to: base, const: isConst });
    }
    case 'array_declarator':
    case 'abstract_array_declarator': {
      if (base.kind === 'function') throw new NotC(node, 'an array of functions');
      if (base.kind === 'array' && base.length === null)
        throw new NotC(node, 'an array of arrays without a length');
      const size = node.childForFieldName('size');
      const length: ArrayLength = size === null ? null : { tokens: tokenize(size.text) };
      return readDeclarator(inner(), { kind: 'array', of: base, length });
    }
    case 'function_declarator':
    case 'abstract_function_declarator': {
      const list = node.childForFieldName('parameters');
      if (list === null) throw new Unsupported(node, 'a function without parameters in parentheses');
      // The grammar lets macros follow; all macros are expanded, so that a semicolon is missing.
      const after = presentChildren(node).find((child) => child.startIndex > list.startIndex);
      if (after && after.type !== 'gnu_asm_expression') {
        throw new NotC(after, `expected ";" before ${quote(after.text)}`);
      }
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
  if (returns.kind === 'function' || returns.kind === 'array') {
    throw new NotC(list, `a function that returns ${returns.kind === 'array' ? 'an array' : 'a function'}`);
  }
  const parameters: CParameter[] = [];
  let variadic = false;
  for (const node of list.namedChildren) {
    if (node === null) continue;
    if (node.type === 'variadic_parameter') variadic = true;
    else if (node.type === 'parameter_declaration') parameters.push(readParameter(node));
    else throw new Unsupported(node, `the parameter "${node.text}" is not modelled`);
  }
  const noPrototype = parameters.length === 0 && !variadic;
  const onlyVoid = parameters.length === 1 && !variadic && parameters.every(isVoid);
  if (!onlyVoid && parameters.some(isVoid)) throw new NotC(list, 'a parameter of type void');
  return { kind: 'function', returns, parameters: onlyVoid ? [] : parameters, variadic, noPrototype };
}

function isVoid({ type }: CParameter): boolean {
  return type.kind === 'name' && type.name === 'void';
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
