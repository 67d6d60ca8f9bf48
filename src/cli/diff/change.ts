/**
 * What a change does to those who use the headers:
 * - `abi`: a program built with one version misbehaves with the library of the other;
 * - `meaning`: the same bytes are passed, but they mean something else;
 * - `source`: a built program goes on working, its source may need an edit or a look;
 * - `name`: only parameter names;
 * - `extension`: reserved space or new members of a union are taken;
 * - `addition`: something new.
 */
export type Severity = 'abi' | 'meaning' | 'source' | 'name' | 'extension' | 'addition';

/** The three questions that people ask: does it break, do I have to edit, what is new? */
export const CLASSES = {
  abi: ['abi', 'meaning'],
  source: ['source', 'name'],
  addition: ['extension', 'addition'],
} as const satisfies Record<string, readonly Severity[]>;

export type ChangeClass = keyof typeof CLASSES;

export const classOf = (severity: Severity): ChangeClass =>
  severity === 'abi' || severity === 'meaning'
    ? 'abi'
    : severity === 'source' || severity === 'name'
      ? 'source'
      : 'addition';

type ChangeKind =
  | 'signature'
  | 'layout'
  | 'enum-value'
  | 'enum-value-reused'
  | 'enum-name'
  | 'value'
  | 'constant-kind'
  | 'deprecated'
  | 'header'
  | 'added'
  | 'removed';

export interface Change {
  readonly kind: ChangeKind;
  readonly severity: Severity;
  /** What kind of thing changed: `function`, `enum constant` … */
  readonly of: 'function' | 'struct' | 'field' | 'enum' | 'enum constant' | 'callback' | 'constant' | 'type';
  readonly name: string;
  readonly was?: string;
  readonly now?: string;
}
