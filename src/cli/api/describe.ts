import { describeCode } from '../../errors/codes/describe.js';
import type { ApiEnum, ApiField, ApiValue } from '../../model/api-model.js';
import { plainVersion, signature } from '../../model/declarations.js';
import type { OwnFunction, OwnModel } from '../model/own-model.js';
import type { Output } from '../terminal/output.js';
import { table } from '../terminal/table.js';
import { labelled, padEnd, widthOf, wrap } from '../terminal/text.js';
import { type Entry, isErrorCode } from './entries.js';

const LABEL = 12;

/** The page of one entry, as lines for the terminal. */
export function describe(
  entry: Entry,
  model: OwnModel,
  products: Readonly<Record<string, string>>,
  output: Output,
): string[] {
  const page = new Page(output, products);
  const name = entry.owner ?? entry.name;
  const fn = model.functions.find((item) => item.name === entry.name);
  if (entry.kind === 'function' && fn !== undefined) return page.function(fn);
  const enumeration = model.enums.find((item) => item.name === name || item.constants[0]?.name === name);
  if (entry.kind.startsWith('enum') && enumeration !== undefined) return page.enumeration(enumeration, entry);
  const struct = model.structs.find((item) => item.name === name);
  if (struct !== undefined) return page.struct(struct);
  const value = [...model.constants, ...model.macros].find((item) => item.name === name);
  if (value !== undefined) return page.value(value);
  const callback = model.callbacks.find((item) => item.name === name);
  if (callback !== undefined)
    return page.plain(
      callback.name,
      'callback',
      callback,
      `typedef ${signature({ ...callback, name: `(*${name})` })};`,
    );
  const type = model.typedefs.find((item) => item.name === name);
  return type === undefined ? [] : page.plain(name, 'type', type, `typedef ${type.type} ${name};`);
}

class Page {
  readonly #output: Output;
  readonly #products: Readonly<Record<string, string>>;

  constructor(output: Output, products: Readonly<Record<string, string>>) {
    this.#output = output;
    this.#products = products;
  }

  function(fn: OwnFunction): string[] {
    const { style } = this.#output;
    const facts = [
      ...this.#row('C', `${signature(fn)};`),
      ...(fn.checked === undefined ? [] : this.#row('checked', checkedCall(fn))),
      ...(fn.handles === undefined ? [] : this.#row('handles', fn.handles.join(', '))),
      ...(fn.instead === undefined ? [] : this.#row('handles', `none: ${fn.instead}`)),
      ...(fn.doc?.returns === undefined ? [] : this.#row('returns', fn.doc.returns)),
      ...(fn.deprecated
        ? this.#row('deprecated', fn.deprecatedMessage ?? 'CANN marks it as deprecated')
        : []),
      ...this.#row('since', since(fn)),
      ...this.#row('products', this.#supportedBy(fn)),
      ...this.#row('header', `acl/${fn.header}, ${fn.library}`),
      ...((fn.doc?.see.length ?? 0) === 0 ? [] : this.#row('see', fn.doc?.see.join(', ') ?? '')),
    ];
    return [
      this.#heading(fn.name, `function, ${fn.area}`),
      ...this.#prose(fn.doc),
      '',
      ...facts,
      ...(fn.params.length === 0 ? [] : ['', style.bold('Parameters'), ...this.#params(fn)]),
      ...((fn.codes?.length ?? 0) === 0 ? [] : ['', style.bold('Codes'), ...this.#codes(fn.codes ?? [])]),
    ];
  }

  enumeration(item: ApiEnum, entry: Entry): string[] {
    const { style, terminal } = this.#output;
    const rows = item.constants.map((constant) => [
      constant.name,
      String(constant.value),
      [
        constant.doc ?? '',
        constant.since === undefined || constant.since === item.since
          ? ''
          : `(since ${plainVersion(constant.since)})`,
        constant.deprecated ? '(deprecated)' : '',
      ]
        .filter((text) => text !== '')
        .join(' '),
    ]);
    const lines = table(
      [{ title: 'constant' }, { title: 'value', align: 'right' }, { title: 'meaning', flexible: 'wrap' }],
      rows,
      { width: terminal.columns - 2, styleTitle: style.dim },
    );
    const marked = lines.map((line) =>
      entry.owner !== undefined && line.startsWith(`${entry.name} `) ? style.bold(line) : line,
    );
    return [
      this.#heading(item.name ?? 'enum', `enum, ${item.size} bytes`),
      ...this.#prose(item.doc),
      '',
      ...this.#row('since', item.since === undefined ? 'unknown' : `CANN ${plainVersion(item.since)}`),
      ...this.#row('header', `acl/${item.header}`),
      '',
      ...marked.map((line) => `  ${line}`),
    ];
  }

  struct(item: OwnModel['structs'][number]): string[] {
    const { style, terminal } = this.#output;
    const size = item.opaque ? 'opaque' : `${item.size} bytes, aligned to ${item.align}`;
    const fields = table(
      [
        { title: 'offset', align: 'right' },
        { title: 'bytes', align: 'right' },
        { title: 'type' },
        { title: 'field' },
        { title: 'meaning', flexible: 'wrap' },
      ],
      fieldRows(item.fields ?? [], ''),
      { width: terminal.columns - 2, styleTitle: style.dim },
    );
    return [
      this.#heading(item.name, `${item.kind}, ${size}`),
      ...this.#prose(item.doc),
      '',
      ...this.#row('since', item.since === undefined ? 'unknown' : `CANN ${plainVersion(item.since)}`),
      ...this.#row('header', `acl/${item.header}`),
      ...(item.opaque ? [] : ['', ...fields.map((line) => `  ${line}`)]),
    ];
  }

  value(item: ApiValue): string[] {
    const rows = [
      ...this.#row('value', String(item.value)),
      ...this.#row('type', item.type),
      ...(item.since === undefined ? [] : this.#row('since', `CANN ${plainVersion(item.since)}`)),
      ...this.#row('header', `acl/${item.header}`),
    ];
    if (!isErrorCode(item.name))
      return [this.#heading(item.name, 'constant'), ...this.#prose(item.doc), '', ...rows];
    const code = describeCode(Number(item.value));
    return [
      this.#heading(item.name, `error code ${item.value}, ${code.class}`),
      ...this.#prose(`${code.meaning}.`),
      '',
      ...this.#row('what to do', code.hint),
      ...(code.retryable ? this.#row('retry', 'the same call may succeed later') : []),
      ...(code.replacedBy === undefined ? [] : this.#row('replaced by', String(code.replacedBy))),
      ...rows.slice(1),
    ];
  }

  plain(
    name: string,
    kind: string,
    item: { header: string; doc?: { summary: string }; since?: string },
    c: string,
  ): string[] {
    return [
      this.#heading(name, kind),
      ...this.#prose(item.doc?.summary),
      '',
      ...this.#row('C', c),
      ...(item.since === undefined ? [] : this.#row('since', `CANN ${plainVersion(item.since)}`)),
      ...this.#row('header', `acl/${item.header}`),
    ];
  }

  #heading(name: string, kind: string): string {
    const { style } = this.#output;
    return `${style.bold(name)}  ${style.dim(kind)}`;
  }

  #prose(doc: OwnFunction['doc'] | string | undefined): string[] {
    const paragraphs =
      doc === undefined ? [] : typeof doc === 'string' ? [doc] : [doc.summary, ...(doc.details ?? [])];
    return paragraphs
      .filter((text) => text !== '')
      .flatMap((text) => wrap(text, this.#output.terminal.columns, 2).map((line) => `  ${line}`));
  }

  #row(label: string, text: string): string[] {
    const { style, terminal } = this.#output;
    const [first = '', ...rest] = labelled('', text, LABEL + 2, terminal.columns).split('\n');
    return [`  ${style.cyan(padEnd(label, LABEL))}${first.trimStart()}`, ...rest];
  }

  #params(fn: OwnFunction): string[] {
    const { style, terminal } = this.#output;
    const nameWidth = Math.max(...fn.params.map(({ name }) => widthOf(name)));
    return fn.params.flatMap((param) => {
      const head = `  ${style.cyan(padEnd(param.direction, 6))}${padEnd(param.name, nameWidth)}  ${style.dim(param.type)}`;
      const text =
        param.doc === undefined ? [] : wrap(param.doc, terminal.columns, 8).map((line) => `        ${line}`);
      return [head, ...text];
    });
  }

  #codes(codes: readonly number[]): string[] {
    const { style, terminal } = this.#output;
    return codes.flatMap((value) => {
      const code = describeCode(value);
      const text = wrap(`${code.meaning}.`, terminal.columns, 10).map((line) => `          ${line}`);
      return [`  ${style.yellow(String(value))}  ${code.name}`, ...text];
    });
  }

  #supportedBy(fn: OwnFunction): string {
    if (fn.products === undefined) return 'the reference says nothing';
    if (fn.products.length === 0) return 'none is marked in the reference';
    return fn.products
      .map((key) => (this.#products[key] === undefined ? key : `${key} (${this.#products[key]})`))
      .join(', ');
  }
}

function since({ since: first, last }: OwnFunction): string {
  if (first === undefined) return 'unknown';
  return `CANN ${plainVersion(first)}${last === undefined ? '' : `, gone after ${plainVersion(last)}`}`;
}

/** Out parameters are results in the checked layer. */
function checkedCall(fn: OwnFunction): string {
  const given = fn.params.filter(({ direction }) => direction !== 'out').map(({ name }) => name);
  const results = fn.params.filter(({ direction }) => direction === 'out').map(({ name }) => name);
  const result =
    results.length === 0 ? '' : ` → ${results.length === 1 ? results[0] : `{ ${results.join(', ')} }`}`;
  return `rt.${fn.checked}(${given.join(', ')})${result}`;
}

function fieldRows(fields: readonly ApiField[], indent: string): string[][] {
  return fields.flatMap((field) => [
    [String(field.offset), String(field.size), indent + field.type, field.name ?? '', field.doc ?? ''],
    ...(field.inline === undefined ? [] : fieldRows(field.inline.fields, `${indent}  `)),
  ]);
}
