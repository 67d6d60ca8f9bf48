import { readFileSync } from 'node:fs';
import * as checked from '../../../generated/checked/index.js';
import * as raw from '../../../generated/raw/index.js';
import { BINDING } from '../../../scripts/emit/binding-data.js';
import { isResult } from '../../../scripts/emit/checked-values.js';
import { checkedNames } from '../../../scripts/emit/groups.js';
import { type Plan, planOf } from '../../../scripts/emit/parameter-plan.js';
import { TypeTable } from '../../../scripts/emit/type-table.js';
import type { ApiModel } from '../../../src/model/api-model.js';

export interface Parameter {
  readonly name: string;
  readonly plan: Plan;
}

export type Call = (...args: unknown[]) => unknown;

/** A C function in both layers. */
export interface ApiUnderTest {
  readonly name: string;
  readonly params: readonly Parameter[];
  /** Those that the checked function takes: results are none, nor is what must be null. */
  readonly inputs: readonly Parameter[];
  readonly checked: Call;
  readonly raw: Call;
}

/** Every function of the model, as the generator planned it. */
export function allFunctions(): readonly ApiUnderTest[] {
  const file = new URL('../../../generated/api.json', import.meta.url);
  const model = JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
  const types = new TypeTable(model);
  const names = checkedNames(model.functions);
  return model.functions.map((fn) => {
    const params = fn.params.map((param) => ({ name: param.name, plan: planOf(fn, param, types) }));
    return {
      name: fn.name,
      params,
      inputs: params.filter(
        ({ name, plan }) => !isResult(plan) && !BINDING.alwaysNull.includes(`${fn.name}.${name}`),
      ),
      checked: callOf(checked, names.get(fn.name) ?? fn.name),
      raw: callOf(raw, fn.name),
    };
  });
}

function callOf(layer: object, name: string): Call {
  const found: unknown = (layer as Readonly<Record<string, unknown>>)[name];
  if (typeof found !== 'function') throw new Error(`there is no function ${name} in the layer`);
  return found as Call; // whose arguments are what this test is about
}
