/**
 * Parses the preprocessed text of one header into declarations. Any syntax error is a problem with its line; a
 * construct that is valid C but has no place in a binding is skipped with a reason.
 */
import type { Node, Parser } from 'web-tree-sitter';
import type { Skipped } from '../../src/model/api-model.js';
import { type HeaderProblem, quote } from '../preprocess/errors.js';
import type { PreprocessedHeader } from '../preprocess/preprocessed.js';
import { tokenize } from '../preprocess/tokens.js';
import type { CType } from './c-types.js';
import type { Declaration, Origin } from './declarations.js';
import {
  NotC,
  presentChildren,
  readDeclarator,
  readSpecifiers,
  type Specifiers,
  Unsupported,
} from './declarators.js';
import { readEnumerators, readFields } from './members.js';
import { Places } from './places.js';
import { syntaxErrors } from './syntax-errors.js';

interface ParsedHeader {
  readonly declarations: readonly Declaration[];
  readonly skipped: readonly Skipped[];
  readonly problems: readonly HeaderProblem[];
}

export function parseHeader(header: PreprocessedHeader, parser: Parser): ParsedHeader {
  const tree = parser.parse(header.code);
  if (tree === null) throw new Error(`the parser gave no tree for ${header.source.file}`);
  try {
    const problems = syntaxErrors(tree.rootNode, header);
    if (problems.length > 0) return { declarations: [], skipped: [], problems };
    const reader = new HeaderReader(header);
    reader.readAll(presentChildren(tree.rootNode));
    return reader;
  } finally {
    tree.delete();
  }
}

class HeaderReader implements ParsedHeader {
  readonly declarations: Declaration[] = [];
  readonly skipped: Skipped[] = [];
  readonly problems: HeaderProblem[] = [];
  readonly #places: Places;

  constructor(header: PreprocessedHeader) {
    this.#places = new Places(header);
  }

  readAll(nodes: readonly Node[]): void {
    let previousEnd = 0;
    for (const [index, node] of nodes.entries()) {
      // A struct without declarators ends before its semicolon: attributes may stand between.
      const next = nodes[index + 1];
      const end = next?.type === ';' ? next.endIndex : node.endIndex;
      const origin = this.#places.origin(node, previousEnd, end);
      previousEnd = end;
      try {
        this.#readTopLevel(node, origin);
      } catch (error) {
        if (error instanceof NotC)
          this.problems.push({ ...this.#places.position(error.node), message: error.message });
        else if (error instanceof Unsupported) this.#skip(node, error.message);
        else throw error;
      }
    }
  }

  #readTopLevel(node: Node, origin: Origin): void {
    switch (node.type) {
      case 'declaration':
        this.#readDeclaration(node, origin);
        break;
      case 'type_definition':
        this.#readTypedef(node, origin);
        break;
      case 'struct_specifier':
      case 'union_specifier':
      case 'enum_specifier':
        this.#readTagged(readSpecifiers([node]), null, origin);
        break;
      case 'function_definition':
        if (node.childForFieldName('declarator')?.type.endsWith('identifier')) this.#unknown(node);
        else this.#skip(node, 'a function with a body is not exported by the library');
        break;
      case 'expression_statement':
        if (/^(_Static_assert|static_assert)\b/.test(node.text)) this.#skip(node, 'a check for the compiler');
        else if (node.text !== ';') this.#unknown(node);
        break;
      case ';':
        break;
      default:
        this.#unknown(node);
    }
  }

  #readDeclaration(node: Node, origin: Origin): void {
    if (/\basm|__asm/.test(node.text) && node.descendantsOfType('gnu_asm_expression').length > 0) {
      throw new Unsupported(node, 'the declaration gives its symbol another name');
    }
    const other = origin.attributes.find(
      ({ name }) => typeChanging.test(name) || callingConventions.test(name),
    );
    if (other) throw new Unsupported(node, `the attribute ${other.name} changes how it is called`);
    const specifiers = readSpecifiers(presentChildren(node));
    this.#readTagged(specifiers, null, origin);
    for (const declaratorNode of node.childrenForFieldName('declarator')) {
      if (declaratorNode === null) continue;
      const initial = declaratorNode.type === 'init_declarator';
      const inner = initial ? declaratorNode.childForFieldName('declarator') : declaratorNode;
      const { name, type } = readDeclarator(inner, specifiers.type);
      if (name === null) throw new Unsupported(node, 'a declaration without a name');
      if (type.kind === 'function') {
        if (specifiers.storage.has('static'))
          this.#skip(node, 'a static function is not exported by the library');
        else this.declarations.push({ kind: 'function', name, type, ...origin });
      } else if (initial && specifiers.storage.has('static') && isConst(type)) {
        const expression = tokenize(declaratorNode.childForFieldName('value')?.text ?? '');
        this.declarations.push({ kind: 'constant', name, type, expression, ...origin });
      } else {
        this.#skip(node, 'a variable that is no static constant');
      }
    }
  }

  #readTypedef(node: Node, origin: Origin): void {
    const other = origin.attributes.find(({ name }) => typeChanging.test(name));
    if (other) throw new Unsupported(node, `the attribute ${other.name} makes another type`);
    const specifiers = readSpecifiers(presentChildren(node));
    const declarators = node.childrenForFieldName('declarator').filter((child) => child !== null);
    const read = declarators.map((declarator) => readDeclarator(declarator, specifiers.type));
    const direct = read.find(({ type }) => type === specifiers.type)?.name ?? null;
    this.#readTagged(specifiers, direct, origin);
    for (const { name, type } of read) {
      if (name === null) throw new Unsupported(node, 'a typedef without a name');
      this.declarations.push({ kind: 'typedef', name, type, ...origin });
    }
  }

  /** Adds the struct, union or enum that a declaration defines or declares. */
  #readTagged({ tagged }: Specifiers, typedef: string | null, origin: Origin): void {
    if (tagged === undefined) return;
    const { keyword, tag, body, underlying } = tagged;
    if (keyword === 'enum') {
      if (body === null) return;
      this.declarations.push({
        kind: 'enum',
        tag,
        typedef,
        enumerators: readEnumerators(body, this.#places),
        ...(underlying ? { underlying } : {}),
        ...origin,
      });
    } else {
      const fields =
        body === null ? null : readFields(body, this.#places, (item) => this.declarations.push(item));
      this.declarations.push({ kind: keyword, tag, typedef, fields, ...origin });
    }
  }

  #skip(node: Node, reason: string): void {
    this.skipped.push({ what: quote(node.text, 160), reason, position: this.#places.position(node) });
  }

  #unknown(node: Node): void {
    this.problems.push({
      ...this.#places.position(node),
      message: `no declaration of C: ${quote(node.text)}`,
    });
  }
}

const typeChanging = /^(mode|vector_size|ext_vector_type|address_space|scalar_storage_order)$/;
const callingConventions =
  /^(ms_abi|regparm|stdcall|fastcall|vectorcall|aarch64_vector_pcs|transparent_union)$/;

const isConst = (type: CType): boolean => (type.kind === 'name' || type.kind === 'pointer') && type.const;
