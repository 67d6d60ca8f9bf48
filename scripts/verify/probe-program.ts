/**
 * The C program that states what the compiler knows about the headers: one question a line, with the model's answer
 * beside it, so that both can be compared.
 */
import type {
  ApiCallback,
  ApiEnum,
  ApiField,
  ApiFunction,
  ApiModel,
  ApiStruct,
  ApiValue,
} from '../../src/model/api-model.js';

export interface Question {
  /** For messages: `offset of aclrtMemUsageInfo.curMemSize`. */
  readonly what: string;
  /** An integer expression of C. */
  readonly expression: string;
  /** What the model says, in decimal. */
  readonly answer: string;
}

/** Integer types that a macro's value may have, in the order of their numbers in the program. */
const macroTypes = ['int', 'unsigned int', 'long', 'unsigned long', 'long long', 'unsigned long long'];

export function questionsOf(model: ApiModel): Question[] {
  return [
    ...model.structs.flatMap(structQuestions),
    ...model.enums.flatMap(enumQuestions),
    ...model.constants.flatMap(constantQuestions),
    ...model.macros.flatMap(macroQuestions),
    ...model.typedefs
      .filter(({ type }) => !type.includes('<anonymous>'))
      .map(({ name, type }) => sameType(`typedef ${name}`, name, type)),
    ...model.callbacks.map((item) => sameType(`callback ${item.name}`, item.name, pointerTo(item))),
    ...model.functions
      .filter(({ noPrototype }) => !noPrototype)
      .map((item) => sameType(`function ${item.name}`, `__typeof__(&${item.name})`, pointerTo(item))),
  ];
}

/** The program that answers the questions as a JSON array. */
export function programOf(model: ApiModel, questions: readonly Question[]): string {
  return [
    '#include <stdio.h>',
    preludeOf(model),
    // Decimal strings, because a JSON number would lose the large 64-bit values.
    '#define SHOW(x) ((x) < 0 ? printf("\\"%lld\\"", (long long)(x)) : printf("\\"%llu\\"", (unsigned long long)(x)))',
    'int main(void) {',
    '  printf("[");',
    ...questions.map(
      ({ expression }, index) => `  ${index > 0 ? 'printf(",\\n"); ' : ''}SHOW(${expression});`,
    ),
    '  printf("]\\n");',
    '  return 0;',
    '}',
    '',
  ].join('\n');
}

/** Includes every header. Enums that they use as bare type names, which C does not allow, get their typedef first. */
export function preludeOf(model: ApiModel): string {
  const bareEnums = model.enums.flatMap(({ tag, typedef }) =>
    tag !== null && typedef === null ? [tag] : [],
  );
  return [
    '#include <stdbool.h>',
    '#include <stddef.h>',
    '#include <stdint.h>',
    // To GCC it makes a function of another type.
    '#define _Noreturn',
    // The compiler may be one of C11.
    '#define constexpr static const',
    ...bareEnums.map((tag) => `typedef enum ${tag} ${tag};`),
    ...model.headers.map((header) => `#include "acl/${header}"`),
    `#define TYPE(x) _Generic((x), ${macroTypes.map((type, index) => `${type}: ${index}`).join(', ')}, default: -1)`,
  ].join('\n');
}

function structQuestions(item: ApiStruct): Question[] {
  if (item.opaque) return [];
  const type = item.typedef ?? `${item.kind} ${item.tag}`;
  return [
    { what: `size of ${item.name}`, expression: `sizeof(${type})`, answer: String(item.size) },
    { what: `alignment of ${item.name}`, expression: `_Alignof(${type})`, answer: String(item.align) },
    ...(item.fields ?? []).flatMap((field) => fieldQuestions(item.name, type, '', field)),
  ];
}

function fieldQuestions(owner: string, type: string, prefix: string, field: ApiField): Question[] {
  const path = field.name === null ? prefix : `${prefix}${field.name}`;
  const first = field.type.includes('[') ? '[0]'.repeat(field.type.split('[').length - 1) : '';
  const inner = (field.inline?.fields ?? []).flatMap((member) =>
    fieldQuestions(owner, type, field.name === null ? prefix : `${path}${first}.`, member),
  );
  if (field.name === null) return inner;
  const member = `((${type} *)0)->${path}`;
  return [
    {
      what: `offset of ${owner}.${path}`,
      expression: `offsetof(${type}, ${path})`,
      answer: String(field.offset),
    },
    // A trailing array without a length has no size that C could state.
    ...(field.type.includes('[]')
      ? []
      : [{ what: `size of ${owner}.${path}`, expression: `sizeof(${member})`, answer: String(field.size) }]),
    ...(field.inline || field.type.includes('<anonymous>')
      ? []
      : [sameType(`type of ${owner}.${path}`, `__typeof__(${member})`, field.type)]),
    ...inner,
  ];
}

function enumQuestions(item: ApiEnum): Question[] {
  const type = item.typedef ?? (item.tag === null ? null : `enum ${item.tag}`);
  const ofType =
    type === null
      ? []
      : [
          { what: `size of ${item.name}`, expression: `sizeof(${type})`, answer: String(item.size) },
          { what: `sign of ${item.name}`, expression: `((${type})-1 < 0)`, answer: item.signed ? '1' : '0' },
        ];
  return [...ofType, ...item.constants.map(({ name, value }) => valueQuestion(name, value))];
}

function constantQuestions({ name, value, type }: ApiValue): Question[] {
  return [valueQuestion(name, value), sameType(`type of ${name}`, `__typeof__(${name})`, type)];
}

function macroQuestions({ name, value, type }: ApiValue): Question[] {
  const number = macroTypes.indexOf(type);
  return [
    valueQuestion(name, value),
    { what: `type of ${name}`, expression: `TYPE(${name})`, answer: String(number) },
  ];
}

function valueQuestion(name: string, value: number | string): Question {
  return { what: `value of ${name}`, expression: name, answer: String(value) };
}

function sameType(what: string, left: string, right: string): Question {
  return {
    what: `${what}: ${right}`,
    expression: `__builtin_types_compatible_p(${left}, ${right})`,
    answer: '1',
  };
}

function pointerTo(item: ApiFunction | ApiCallback): string {
  const variadic = item.variadic ? ['...'] : [];
  const list = [...item.params.map(({ type }) => type), ...variadic].join(', ');
  // __typeof__, because a return type may itself be a pointer to a function.
  return `__typeof__(${item.returns}) (*)(${list === '' ? 'void' : list})`;
}
