/**
 * Rejects names that can't live side by side in one TypeScript module or in one C scope: an enumerator that another
 * enum, a constant or a macro has too, a parameter or a member that stands twice.
 */
import type { ApiField, ApiModel, SourcePosition } from '../../src/model/api-model.js';
import { HeaderError, type HeaderProblem } from '../preprocess/errors.js';

export function checkNames(model: ApiModel): ApiModel {
  const problems: HeaderProblem[] = [];
  const owners = new Map<string, string>();
  const claim = (name: string, owner: string, position: SourcePosition): void => {
    const former = owners.get(name);
    if (former === undefined) owners.set(name, owner);
    else problems.push({ ...position, message: `${name} stands for ${former} and for ${owner}` });
  };
  for (const { name, position } of model.functions) claim(name, 'a function', position);
  for (const { name, position } of model.typedefs) claim(name, 'a type', position);
  for (const item of model.enums) {
    for (const { name } of item.constants) claim(name, `a value of ${item.name ?? 'an enum'}`, item.position);
  }
  for (const { name, position } of model.constants) claim(name, 'a constant', position);
  for (const { name, position } of model.macros) claim(name, 'a macro', position);
  for (const { name, params, position } of model.functions) {
    for (const twice of repeated(params.map((param) => param.name))) {
      problems.push({ ...position, message: `two parameters of ${name} are called ${twice}` });
    }
  }
  for (const { name, fields = [], position } of model.structs) {
    for (const twice of repeated(memberNames(fields))) {
      problems.push({ ...position, message: `two members of ${name} are called ${twice}` });
    }
  }
  if (problems.length > 0) throw new HeaderError(problems);
  return model;
}

/** The names that are reached directly: those of anonymous members count as the struct's own. */
function memberNames(fields: readonly ApiField[]): string[] {
  return fields.flatMap(({ name, inline }) => (name === null ? memberNames(inline?.fields ?? []) : [name]));
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
