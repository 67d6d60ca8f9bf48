/**
 * Parses the preprocessed text of one header into declarations. Any syntax error is a problem with its line; a
 * construct that is valid C but has no place in a binding is skipped with a reason.
 */
import type { Node, Parser } from 'web-tree-sitter';
import type { Skipped, SourcePosition } from '../model.js';
import type { Attribute } from './attributes.js';
import type { CType } from './c-types.js';
import { CommentFinder } from './comment-finder.js';
import type { Comment } from './comments.js';
import type { Declaration, Enumerator, Field, Origin } from './declarations.js';
import {
  presentChildren,
  readDeclarator,
  readSpecifiers,
  type Specifiers,
  Unsupported,
} from './declarators.js';
import { type HeaderProblem, quote } from './errors.js';
import type { PreprocessedHeader } from './preprocess.js';
import { lineAt } from './source.js';
import { tokenize } from './tokens.js';

export interface ParsedHeader {
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

function syntaxErrors(root: Node, { code, source, toSource }: PreprocessedHeader): HeaderProblem[] {
  if (!root.hasError) return [];
  const problems: HeaderProblem[] = [];
  const visit = (node: Node): void => {
    const line = lineAt(source.lineStarts, toSource(node.startIndex));
    const found = lineOf(code, node.startIndex);
    const macro = /^\s*([A-Z][A-Z\d_]{3,})\s+\w/.exec(found)?.[1];
    const hint = macro === undefined ? '' : `; is ${macro} a macro that no header defines?`;
    const add = (text: string): void => void problems.push({ file: source.file, line, message: text + hint });
    if (node.isMissing) add(`expected ${quote(node.type)} in ${quote(found)}`);
    else if (node.isError) add(`no valid C: ${quote(node.text)} in ${quote(found)}`);
    else if (node.hasError) for (const child of presentChildren(node)) visit(child);
  };
  visit(root);
  return problems;
}

/** The line of the code around an offset. */
function lineOf(code: string, offset: number): string {
  const start = code.lastIndexOf('\n', offset - 1) + 1;
  const end = code.indexOf('\n', offset);
  return code.slice(start, end === -1 ? code.length : end);
}

/** Where a declaration stands in the source, its attributes included. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

class HeaderReader implements ParsedHeader {
  readonly declarations: Declaration[] = [];
  readonly skipped: Skipped[] = [];
  readonly problems: HeaderProblem[] = [];
  readonly #header: PreprocessedHeader;
  readonly #comments: CommentFinder;

  constructor(header: PreprocessedHeader) {
    this.#header = header;
    this.#comments = new CommentFinder(header);
  }

  readAll(nodes: readonly Node[]): void {
    let previousEnd = 0;
    for (const node of nodes) {
      const origin = this.#origin(node, previousEnd);
      previousEnd = node.endIndex;
      try {
        this.#readTopLevel(node, origin);
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        this.#skip(node, error.message);
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
    if (node.descendantsOfType('gnu_asm_expression').length > 0) {
      throw new Unsupported(node, 'the declaration gives its symbol another name');
    }
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
    const { keyword, tag, body } = tagged;
    if (keyword === 'enum') {
      if (body === null) return;
      this.declarations.push({
        kind: 'enum',
        tag,
        typedef,
        enumerators: this.#readEnumerators(body),
        ...origin,
      });
    } else {
      const fields = body === null ? null : this.#readFields(body);
      this.declarations.push({ kind: keyword, tag, typedef, fields, ...origin });
    }
  }

  #readEnumerators(body: Node): Enumerator[] {
    const result: Enumerator[] = [];
    let previousEnd = body.startIndex;
    const nodes = presentChildren(body);
    for (const [index, node] of nodes.entries()) {
      if (node.type !== 'enumerator') continue;
      const next = nodes[index + 1];
      // An attribute may follow the name: the enumerator reaches to its comma.
      const member = this.#member(node, previousEnd, next?.startIndex ?? node.endIndex);
      previousEnd = next?.type === ',' ? next.endIndex : node.endIndex;
      const value = node.childForFieldName('value');
      const name = node.childForFieldName('name')?.text ?? '';
      result.push({ name, ...(value === null ? {} : { expression: tokenize(value.text) }), ...member });
    }
    return result;
  }

  #readFields(body: Node): Field[] {
    const result: Field[] = [];
    let previousEnd = body.startIndex;
    for (const node of presentChildren(body)) {
      if (node.type !== 'field_declaration') continue;
      const member = this.#member(node, previousEnd, node.endIndex);
      previousEnd = node.endIndex;
      const { type, tagged } = readSpecifiers(presentChildren(node));
      const bitField = presentChildren(node).some((child) => child.type === 'bitfield_clause');
      const inline =
        tagged?.body && tagged.keyword !== 'enum'
          ? { inline: { kind: tagged.keyword, tag: tagged.tag, fields: this.#readFields(tagged.body) } }
          : {};
      if (tagged?.body && tagged.keyword === 'enum')
        this.#readInnerEnum(node, tagged.tag, tagged.body, member);
      const declarators = node.childrenForFieldName('declarator').filter((child) => child !== null);
      for (const declarator of declarators.length === 0 ? [null] : declarators) {
        result.push({ ...readDeclarator(declarator, type), bitField, ...inline, ...member });
      }
    }
    return result;
  }

  /** C has one scope for all enums, also for those inside a struct. */
  #readInnerEnum(
    node: Node,
    tag: string | null,
    body: Node,
    member: Pick<Field, 'position' | 'comments'>,
  ): void {
    if (tag === null) throw new Unsupported(node, 'an enum without a name is defined inside a struct');
    const origin: Origin = { scope: this.#header.scope, attributes: [], ...member };
    this.declarations.push({
      kind: 'enum',
      tag,
      typedef: null,
      enumerators: this.#readEnumerators(body),
      ...origin,
    });
  }

  #member(node: Node, from: number, to: number): Pick<Field, 'position' | 'attributes' | 'comments'> {
    const attributes = this.#attributesBetween(from, to);
    const extent = this.#extent(node, attributes, to);
    const before = this.#comments.before(extent.start);
    return {
      position: this.#position(node),
      attributes,
      comments: before.length > 0 ? before : this.#comments.behind(extent.end),
    };
  }

  #origin(node: Node, previousEnd: number): Origin {
    const body = node.descendantsOfType(['field_declaration_list', 'enumerator_list']).at(0);
    const all = this.#attributesBetween(previousEnd, node.endIndex);
    const [from, to] = body ? [body.startIndex, body.endIndex].map(this.#header.toSource) : [0, 0];
    const attributes = all.filter(({ offset }) => offset < (from ?? 0) || offset >= (to ?? 0));
    const { start } = this.#extent(node, attributes, node.endIndex);
    const comments: readonly Comment[] = this.#comments.before(start);
    if (this.#header.isPacked(start)) attributes.push({ name: 'packed', offset: start });
    return { scope: this.#header.scope, position: this.#position(node), attributes, comments };
  }

  #attributesBetween(from: number, to: number): Attribute[] {
    const start = this.#header.toSource(from);
    const end = this.#header.toSource(to);
    return this.#header.attributes.filter(({ offset }) => offset >= start && offset < end);
  }

  #extent(node: Node, attributes: readonly Attribute[], end: number): Extent {
    const start = Math.min(this.#header.toSource(node.startIndex), ...attributes.map(({ offset }) => offset));
    return { start, end: this.#header.toSource(end) };
  }

  #position(node: Node): SourcePosition {
    const line = lineAt(this.#header.source.lineStarts, this.#header.toSource(node.startIndex));
    return { file: this.#header.source.file, line };
  }

  #skip(node: Node, reason: string): void {
    this.skipped.push({ what: quote(node.text, 160), reason, position: this.#position(node) });
  }

  #unknown(node: Node): void {
    this.problems.push({ ...this.#position(node), message: `no declaration of C: ${quote(node.text)}` });
  }
}

const isConst = (type: CType): boolean => (type.kind === 'name' || type.kind === 'pointer') && type.const;
