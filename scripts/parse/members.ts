/** Reads what stands in the braces of an enum, a struct or a union. */
import type { Node } from 'web-tree-sitter';
import { quote } from '../preprocess/errors.js';
import { tokenize } from '../preprocess/tokens.js';
import type { EnumDeclaration, Enumerator, Field, Member } from './declarations.js';
import {
  NotC,
  presentChildren,
  readDeclarator,
  readName,
  readSpecifiers,
  Unsupported,
} from './declarators.js';
import type { Places } from './places.js';

export function readEnumerators(body: Node, places: Places): Enumerator[] {
  const result: Enumerator[] = [];
  let previousEnd = body.startIndex;
  const nodes = presentChildren(body);
  for (const [index, node] of nodes.entries()) {
    if (/^[{},]$/.test(node.type)) continue;
    const name = node.type === 'enumerator' ? node.childForFieldName('name') : null;
    if (name === null) throw new NotC(node, `no enumerator: ${quote(node.text)}`);
    const next = nodes[index + 1];
    // An attribute may follow the name: the enumerator reaches to its comma.
    const member = places.member(node, previousEnd, next?.startIndex ?? node.endIndex);
    previousEnd = next?.type === ',' ? next.endIndex : node.endIndex;
    const value = node.childForFieldName('value');
    const expression = value === null ? {} : { expression: tokenize(value.text) };
    result.push({ name: readName(name), ...expression, ...member });
  }
  return result;
}

/** `declare` is called for enums that are defined inside: C has one scope for all of them. */
export function readFields(body: Node, places: Places, declare: (item: EnumDeclaration) => void): Field[] {
  const result: Field[] = [];
  let previousEnd = body.startIndex;
  for (const node of presentChildren(body)) {
    if (/^[{}]$/.test(node.type)) continue;
    if (node.type !== 'field_declaration') throw new NotC(node, `no member: ${quote(node.text)}`);
    const member = places.member(node, previousEnd, node.endIndex);
    previousEnd = node.endIndex;
    result.push(...readField(node, member, places, declare));
  }
  return result;
}

function readField(
  node: Node,
  member: Member,
  places: Places,
  declare: (item: EnumDeclaration) => void,
): Field[] {
  const { type, tagged } = readSpecifiers(presentChildren(node));
  const bitField = presentChildren(node).some((child) => child.type === 'bitfield_clause');
  let inline: Field['inline'];
  if (tagged?.body && tagged.keyword === 'enum') {
    const { tag, body, underlying } = tagged;
    if (tag === null) throw new Unsupported(node, 'an enum without a name is defined inside a struct');
    const enumerators = readEnumerators(body, places);
    declare({
      kind: 'enum',
      tag,
      typedef: null,
      enumerators,
      ...(underlying ? { underlying } : {}),
      ...places.inner(member),
    });
  } else if (tagged?.body && tagged.keyword !== 'enum') {
    inline = { kind: tagged.keyword, tag: tagged.tag, fields: readFields(tagged.body, places, declare) };
  }
  const declarators = node.childrenForFieldName('declarator').filter((child) => child !== null);
  if (declarators.length > 0 || inline || bitField) {
    return (declarators.length > 0 ? declarators : [null]).map((declarator) => ({
      ...readDeclarator(declarator, type),
      bitField,
      ...(inline ? { inline } : {}),
      ...member,
    }));
  }
  throw new NotC(node, 'a member without a name');
}
