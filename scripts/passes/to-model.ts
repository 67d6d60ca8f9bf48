/**
 * Declarations → model: types are spelled, values become numbers, comments documentation, attributes deprecations.
 * Directions are the type's until the pass for them; library, area and versions come later.
 */
import type {
  ApiCallback,
  ApiConstant,
  ApiEnum,
  ApiField,
  ApiFunction,
  ApiModel,
  ApiParam,
  ApiStruct,
  ApiTypedef,
  ApiValue,
  Skipped,
} from '../../src/model/api-model.js';
import { type CParameter, type CType, spellType } from '../parse/c-types.js';
import type {
  EnumDeclaration,
  Field,
  FunctionDeclaration,
  Origin,
  RecordDeclaration,
} from '../parse/declarations.js';
import type { Attribute } from '../preprocess/attributes.js';
import { publicHeader } from '../preprocess/header-files.js';
import type { Integer } from '../preprocess/integers.js';
import { commentText, type ParsedComment, parseComments } from './documentation.js';
import { type FieldLayout, type LaidOut, nameOf } from './draft.js';
import { enumLayout } from './lay-out.js';
import { directionByType, isFunctionPointer, typeTable } from './type-table.js';

export function toModel(draft: LaidOut): ApiModel {
  return new ModelBuilder(draft).build();
}

class ModelBuilder {
  readonly #draft: LaidOut;
  readonly #files: ReadonlySet<string>;
  readonly #types;
  readonly #skipped: Skipped[];

  constructor(draft: LaidOut) {
    this.#draft = draft;
    this.#files = new Set(draft.files);
    this.#types = typeTable(draft);
    this.#skipped = [...draft.skipped];
  }

  build(): ApiModel {
    const { functions, enums, records, typedefs, constants, macros, values, macroValues } = this.#draft;
    const inRuntime = (item: { readonly scope: string }): boolean => item.scope === 'runtime';
    const functionPointers = typedefs.filter(inRuntime).flatMap((item) => {
      const type = pointedFunction(item.type);
      return type ? [{ ...item, type }] : [];
    });
    return {
      version: null,
      headers: [...new Set(this.#draft.files.map((file) => this.#header(file)))],
      functions: functions.filter(inRuntime).map((item) => this.#function(item)),
      enums: enums.filter(inRuntime).map((item) => this.#enum(item)),
      structs: records.filter(inRuntime).flatMap((item) => this.#struct(item)),
      typedefs: typedefs
        .filter(inRuntime)
        .map((item): ApiTypedef => ({ name: item.name, type: spellType(item.type), ...this.#place(item) })),
      callbacks: functionPointers.map(
        (item): ApiCallback => ({
          name: item.name,
          returns: spellType(item.type.returns),
          params: item.type.parameters.map(({ name, type }) => ({ name, type: spellType(type) })),
          ...(item.type.variadic ? { variadic: true } : {}),
          ...this.#place(item),
        }),
      ),
      constants: constants.filter(inRuntime).map(
        (item): ApiValue => ({
          ...constant(item.name, values.get(item.name), item.attributes, item.comments),
          type: spellType(item.type),
          ...this.#where(item),
        }),
      ),
      macros: macros.filter(inRuntime).flatMap((item): ApiValue[] => {
        const value = macroValues.get(item.name);
        if (value === undefined) return [];
        const position = { file: item.file, line: item.line };
        const { name } = item;
        return [
          {
            ...constant(name, value, [], item.comments),
            type: value.type.name,
            ...this.#where({ position }),
          },
        ];
      }),
      skipped: this.#skipped,
    };
  }

  #function(item: FunctionDeclaration): ApiFunction {
    const { name, type } = item;
    const comment = parseComments(item.comments);
    for (const documented of comment.parameters) {
      if (type.parameters.some((parameter) => parameter.name === documented.name)) continue;
      if (documented.name === '...' && type.variadic) continue;
      const reason = 'the comment describes a parameter that the function does not have';
      this.#skipped.push({ what: `@param ${documented.name} of ${name}`, reason, position: item.position });
    }
    const names = parameterNames(type.parameters);
    const deprecation = item.attributes.find((attribute) => attribute.name === 'deprecated');
    return {
      name,
      returns: spellType(type.returns),
      params: type.parameters.map((parameter, index) =>
        this.#parameter(names[index] ?? '', parameter.type, comment),
      ),
      ...(type.variadic ? { variadic: true } : {}),
      ...(type.noPrototype ? { noPrototype: true } : {}),
      deprecated: deprecation !== undefined,
      ...(deprecation?.text === undefined ? {} : { deprecatedMessage: deprecation.text }),
      ...this.#where(item),
      ...(comment.doc ? { doc: comment.doc } : {}),
      library: '',
      area: '',
    };
  }

  #parameter(name: string, type: CType, comment: ParsedComment): ApiParam {
    const documented = comment.parameters.find((parameter) => parameter.name === name);
    return {
      name,
      type: spellType(type),
      ...(isFunctionPointer(type, this.#types) ? { functionPointer: true } : {}),
      ...(documented?.direction
        ? { direction: documented.direction, directionFrom: 'comment' }
        : { direction: directionByType(type, this.#types), directionFrom: 'type' }),
      ...(documented?.text ? { doc: documented.text } : {}),
    };
  }

  #enum(item: EnumDeclaration): ApiEnum {
    const { values } = this.#draft;
    const { tag, typedef } = item;
    return {
      name: nameOf(item),
      tag,
      typedef,
      ...this.#place(item),
      ...enumLayout(item, values),
      constants: item.enumerators.map(({ name, attributes, comments }) =>
        constant(name, values.get(name), attributes, comments),
      ),
    };
  }

  #struct(item: RecordDeclaration): ApiStruct[] {
    const { kind, tag, typedef } = item;
    const name = nameOf(item);
    if (name === null) {
      this.#skipped.push({ what: kind, reason: 'has neither a tag nor a typedef', position: item.position });
      return [];
    }
    const layout = this.#draft.layouts.get(item);
    const head = { name, tag, typedef, kind, ...this.#place(item) };
    if (item.fields === null || layout === undefined) return [{ ...head, opaque: true }];
    const { size, align } = layout;
    return [{ ...head, opaque: false, size, align, fields: fieldsOf(item.fields, layout.fields) }];
  }

  #place(item: Origin): Pick<ApiTypedef, 'header' | 'position' | 'doc'> {
    const { doc } = parseComments(item.comments);
    return { ...this.#where(item), ...(doc ? { doc } : {}) };
  }

  #where({ position }: Pick<Origin, 'position'>): Pick<ApiTypedef, 'header' | 'position'> {
    return { header: this.#header(position.file), position };
  }

  #header(file: string): string {
    return publicHeader(file, (other) => this.#files.has(other));
  }
}

/** A parameter without a name gets one that no other has. */
function parameterNames(parameters: readonly CParameter[]): string[] {
  const taken = new Set(parameters.map(({ name }) => name));
  return parameters.map(({ name }, index) => {
    let found = name ?? `arg${index}`;
    while (name === null && taken.has(found)) found += '_';
    return found;
  });
}

function pointedFunction(type: CType): (CType & { kind: 'function' }) | undefined {
  return type.kind === 'pointer' && type.to.kind === 'function' ? type.to : undefined;
}

function constant(
  name: string,
  value: Integer | undefined,
  attributes: readonly Attribute[],
  comments: Origin['comments'],
): ApiConstant {
  if (value === undefined) throw new Error(`${name} was not evaluated`);
  const doc = commentText(comments);
  const deprecated =
    attributes.some((attribute) => attribute.name === 'deprecated') ||
    parseComments(comments).deprecated !== undefined;
  return {
    name,
    value: jsonNumber(value.value),
    ...(deprecated ? { deprecated } : {}),
    ...(doc ? { doc } : {}),
  };
}

/** A number when a double holds it exactly, else its decimal digits. */
function jsonNumber(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
}

function fieldsOf(fields: readonly Field[], layouts: readonly FieldLayout[]): ApiField[] {
  return fields.map((field, index): ApiField => {
    const layout = layouts[index];
    if (layout === undefined) throw new Error(`no layout for the member ${field.name}`);
    const doc = commentText(field.comments);
    const deprecated = field.attributes.some((attribute) => attribute.name === 'deprecated');
    return {
      name: field.name,
      type: spellType(field.type),
      offset: layout.offset,
      size: layout.size,
      ...(deprecated ? { deprecated } : {}),
      ...(doc ? { doc } : {}),
      // A pointer leads to the struct that is defined there.
      ...(field.inline && field.type.kind !== 'pointer'
        ? {
            inline: {
              kind: field.inline.kind,
              tag: field.inline.tag,
              fields: fieldsOf(field.inline.fields, layout.inline ?? []),
            },
          }
        : {}),
    };
  });
}
