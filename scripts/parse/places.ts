/** Where nodes stand in the source of a header, and the attributes and comments that belong to them. */
import type { Node } from 'web-tree-sitter';
import type { SourcePosition } from '../../src/model/api-model.js';
import type { Attribute } from '../preprocess/attributes.js';
import type { PreprocessedHeader } from '../preprocess/preprocessed.js';
import { lineAt } from '../preprocess/source.js';
import { CommentFinder } from './comment-finder.js';
import type { Member, Origin } from './declarations.js';

export class Places {
  readonly #header: PreprocessedHeader;
  readonly #comments: CommentFinder;

  constructor(header: PreprocessedHeader) {
    this.#header = header;
    this.#comments = new CommentFinder(header);
  }

  position(node: Node): SourcePosition {
    const { source, toSource } = this.#header;
    return { file: source.file, line: lineAt(source.lineStarts, toSource(node.startIndex)) };
  }

  /** Of a declaration that begins after `previousEnd` and reaches, with its attributes, to `end`. */
  origin(node: Node, previousEnd: number, end: number): Origin {
    const attributes = this.#attributes(node, previousEnd, end);
    const start = this.#start(node, attributes);
    const comments = this.#comments.before(start);
    if (this.#header.isPacked(start)) attributes.push({ name: 'packed', offset: start });
    return { scope: this.#header.scope, position: this.position(node), attributes, comments };
  }

  /** Of a member or enumerator whose attributes stand between `from` and `to`. */
  member(node: Node, from: number, to: number): Member {
    const attributes = this.#attributes(node, from, to);
    const before = this.#comments.before(this.#start(node, attributes));
    const ends = [node.endIndex, to].map(this.#header.toSource);
    const behind = ends.map((end) => this.#comments.behind(end)).find(({ length }) => length > 0);
    const comments = before.length > 0 ? before : (behind ?? []);
    return { position: this.position(node), attributes, comments };
  }

  /** An enum inside a struct is a declaration of its own. */
  inner(member: Member): Origin {
    return {
      scope: this.#header.scope,
      position: member.position,
      attributes: [],
      comments: member.comments,
    };
  }

  /** Attributes inside the braces of the node belong to its members. */
  #attributes(node: Node, from: number, to: number): Attribute[] {
    const { attributes, toSource } = this.#header;
    const between = (start: number, end: number): Attribute[] => {
      const [first, last] = [toSource(start), toSource(end)];
      return attributes.filter(({ offset }) => offset >= first && offset < last);
    };
    const all = between(from, to);
    if (all.length === 0) return all;
    const body = node.descendantsOfType(['field_declaration_list', 'enumerator_list']).at(0);
    const inside = body ? between(body.startIndex, body.endIndex) : [];
    return all.filter((attribute) => !inside.includes(attribute));
  }

  /** Where a declaration begins in the source, its attributes included. */
  #start(node: Node, attributes: readonly Attribute[]): number {
    return Math.min(this.#header.toSource(node.startIndex), ...attributes.map(({ offset }) => offset));
  }
}
