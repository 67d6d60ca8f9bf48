/** C signatures and calls for the simulator's generated files. */
import type { ApiFunction, ApiParam } from '../../../src/model/api-model.js';

/** `aclError aclrtFree(void *devPtr)`; `variadic` is what stands for the variable part. */
export function declaration(fn: ApiFunction, name: string, variadic: string): string {
  const blank = fn.returns.endsWith('*') ? '' : ' ';
  return `${fn.returns}${blank}${name}(${parameterList(fn, variadic)})`;
}

function parameterList(fn: ApiFunction, variadic: string): string {
  const parameters = fn.params.map(parameter);
  if (fn.variadic) {
    parameters.push(variadic);
  }
  return parameters.length === 0 ? 'void' : parameters.join(', ');
}

/** `sim_aclrtFree(devPtr)`. */
export function call(fn: ApiFunction, name: string, variadic: string): string {
  const values = fn.params.map((param) => param.name);
  if (fn.variadic) {
    values.push(variadic);
  }
  return `${name}(${values.join(', ')})`;
}

/** A pointer to a function has its name inside: `int (*const name)(void *)`. */
function parameter(param: ApiParam): string {
  const pointer = /^(.*?\(\*\s*(?:const)?)\s*(\).*)$/.exec(param.type);
  if (pointer) {
    const [, head = '', tail = ''] = pointer;
    return `${head}${head.endsWith('*') ? '' : ' '}${param.name}${tail}`;
  }
  return param.type.endsWith('*') ? `${param.type}${param.name}` : `${param.type} ${param.name}`;
}
