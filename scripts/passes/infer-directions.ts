/**
 * Decides how each parameter travels. scripts/data/directions.json counts first, because comments are known to be wrong in
 * places; then the tag of the comment, which the model has already; then the type alone. That our own headers agree
 * with the data is checked by scripts/verify/model-facts.ts.
 */
import type { ApiModel, ApiParam, Direction } from '../../src/model/api-model.js';
import { directionData } from './data-files.js';

export function inferDirections(model: ApiModel): ApiModel {
  const functions = model.functions.map((fn) => {
    const known = directionData.functions[fn.name];
    return known ? { ...fn, params: fn.params.map((param) => correct(param, known[param.name])) } : fn;
  });
  return { ...model, functions };
}

function correct(param: ApiParam, known: Direction | undefined): ApiParam {
  return known === undefined ? param : { ...param, direction: known, directionFrom: 'data' };
}
