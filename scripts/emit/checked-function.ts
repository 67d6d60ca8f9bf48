import type { ApiFunction } from '../../src/model/api-model.js';
import { BINDING } from './binding-data.js';
import { checksOf } from './checked-checks.js';
import {
  cellOf,
  inputType,
  isResult,
  rawArgument,
  readOf,
  resultOf,
  resultType,
  shownOf,
} from './checked-values.js';
import { type Plan, type PlannedParam, planOf } from './parameter-plan.js';
import { rawResult } from './raw.js';
import { comment, functionDoc } from './tsdoc.js';
import { PlanError, type TypeTable } from './type-table.js';

/** The text of the checked function `name`, with the cells that it owns in front. */
export function printChecked(fn: ApiFunction, name: string, types: TypeTable): string {
  const params = fn.params.map(
    (param): PlannedParam => ({ name: param.name, plan: planOf(fn, param, types), text: param.doc ?? '' }),
  );
  const used = params.filter((param) => !isAlwaysNull(fn, param));
  const inputs = used.filter(({ plan }) => !isResult(plan));
  const outputs = used.filter(({ plan }) => hasResult(plan));
  const answer = answerOf(fn, types);
  if (!answer.isCode && outputs.length > 0)
    throw new PlanError(`it returns ${fn.returns} and has out parameters`);
  const cells = used.flatMap((param) => cellOf(name, param));
  const signature = inputs.map((param) => `${param.name}: ${inputType(param.plan)}`).join(', ');
  const told = outputs.flatMap((param) => toldOf(fn, param));
  const body = [
    ...inputs.filter(isNumber).flatMap((param) => checksOf(fn.name, param)),
    ...inputs.flatMap((param) => readOf(fn.name, param)),
    ...inputs.filter((param) => !isNumber(param)).flatMap((param) => checksOf(fn.name, param)),
    ...used.flatMap((param) => rawArgument(fn.name, name, param).before),
    ...told.map(({ param, nothing }) => `${name}$${param.name}[0] = ${nothing};`),
    ...callAndReturn(fn, name, params, inputs, outputs, told, answer),
  ];
  const result = answer.isCode ? resultTypeOf(outputs) : answer.type;
  return `${cells.join('')}${docOf(fn, inputs, outputs, told, answer)}export function ${name}(${signature}): ${result} {\n${body.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

/** C refuses anything but null there, so that the checked function has no such parameter. */
const isAlwaysNull = (fn: ApiFunction, param: { readonly name: string }): boolean =>
  BINDING.alwaysNull.includes(`${fn.name}.${param.name}`);

/**
 * Counts are checked first, for the arrays that they count. Memory is checked last: what is read in between may run code
 * of the script, which may take a buffer's memory away.
 */
const isNumber = ({ plan }: PlannedParam): boolean => plan.role === 'number' || plan.role === 'out-number';

/** In/out parameters are inputs and results. */
const hasResult = (plan: Plan): boolean =>
  isResult(plan) || ('input' in plan && plan.input) || ('direction' in plan && plan.direction === 'inout');

/** An out parameter that C also sets when it fails, and the value that says nothing. */
interface Told {
  readonly param: PlannedParam;
  readonly nothing: string;
}

function toldOf(fn: ApiFunction, param: PlannedParam): Told[] {
  const value = BINDING.failureOutputs[`${fn.name}.${param.name}`];
  if (value === undefined) return [];
  if (param.plan.role !== 'out-number' || param.plan.input)
    throw new Error(`${fn.name}.${param.name}: only a number that is a result can be told on failure`);
  return [{ param, nothing: param.plan.scalar.class === 'int64' ? `${value}n` : value }];
}

interface Answer {
  /** The function returns an aclError that is a failure when it is not 0. */
  readonly isCode: boolean;
  readonly type: string;
  readonly wrap: (call: string) => string;
}

function answerOf(fn: ApiFunction, types: TypeTable): Answer {
  if (fn.returns === 'aclError' && !BINDING.returnsCode.includes(fn.name))
    return { isCode: true, type: 'number', wrap: (call) => call };
  const raw = rawResult(fn, types);
  if (raw.kind.kind === 'scalar' && raw.kind.scalar.class === 'int64')
    return { isCode: false, type: 'bigint', wrap: (call) => `builtIns.BigInt(${call})` };
  if (raw.kind.kind === 'enum' && raw.kind.enum.name !== null)
    return { isCode: false, type: raw.kind.enum.name, wrap: (call) => call };
  return { isCode: false, type: raw.type, wrap: (call) => call };
}

function callAndReturn(
  fn: ApiFunction,
  name: string,
  params: readonly PlannedParam[],
  inputs: readonly PlannedParam[],
  outputs: readonly PlannedParam[],
  told: readonly Told[],
  answer: Answer,
): string[] {
  const args = params.map((param) =>
    isAlwaysNull(fn, param) ? 'null' : rawArgument(fn.name, name, param).argument,
  );
  const call = `raw.${fn.name}(${args.join(', ')})`;
  if (!answer.isCode) return [answer.type === 'void' ? `${call};` : `return ${answer.wrap(call)};`];
  const given = inputs.map(shownOf).join(', ');
  const found = told.map(({ param, nothing }) => `${param.name}: [${name}$${param.name}, ${nothing}]`);
  const failed = [
    `'${fn.name}'`,
    'returned',
    given === '' ? '{}' : `{ ${given} }`,
    ...(found.length === 0 ? [] : [`outputsOf({ ${found.join(', ')} })`]),
  ];
  return [
    `const returned = ${call};`,
    `if (returned !== 0) throw failure(${failed.join(', ')});`,
    ...returnOf(name, outputs),
  ];
}

function returnOf(name: string, outputs: readonly PlannedParam[]): string[] {
  const [only] = outputs;
  if (only === undefined) return [];
  if (outputs.length === 1) return [`return ${resultOf(name, only)};`];
  return [`return { ${outputs.map((param) => `${param.name}: ${resultOf(name, param)}`).join(', ')} };`];
}

function resultTypeOf(outputs: readonly PlannedParam[]): string {
  const [only] = outputs;
  if (only === undefined) return 'void';
  if (outputs.length === 1) return resultType(only.plan);
  return `{ ${outputs.map((param) => `${param.name}: ${resultType(param.plan)}`).join('; ')} }`;
}

function docOf(
  fn: ApiFunction,
  inputs: readonly PlannedParam[],
  outputs: readonly PlannedParam[],
  told: readonly Told[],
  answer: Answer,
): string {
  const names = told.map(({ param }) => `\`${param.name}\``).join(' and ');
  const texts = outputs.map((param) =>
    outputs.length === 1 ? param.text : `\`${param.name}\`: ${param.text}`,
  );
  return comment(
    functionDoc(fn, {
      params: inputs.map(({ name, text }) => ({ name, text: text || 'See the C reference.' })),
      returns: answer.isCode && texts.length > 0 ? texts.join('; ') || undefined : undefined,
      throws: answer.isCode
        ? [
            `AclError when C returns a code other than 0${names === '' ? '' : `, with ${names} in its \`outputs\` where C has set it`}.`,
            ...(inputs.length > 0 ? ['InvalidArgumentError before C is called.'] : []),
          ]
        : inputs.length > 0
          ? ['InvalidArgumentError before C is called.']
          : [],
    }),
  );
}
