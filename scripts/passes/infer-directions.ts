/**
 * Decides how each parameter travels. A `@param[in]` of our own headers counts first; then scripts/data/directions.json,
 * where known mistakes of the documentation are corrected; then the vendor's comment; then the type alone.
 */
import type { ApiModel, ApiParam, Direction } from '../model.js';
import { directionData } from './data-files.js';

export function inferDirections(model: ApiModel): ApiModel {
  const functions = model.functions.map((fn) => {
    const known = directionData.functions[fn.name];
    return known ? { ...fn, params: fn.params.map((param) => correct(param, known[param.name])) } : fn;
  });
  return { ...model, functions };
}

function correct(param: ApiParam, known: Direction | undefined): ApiParam {
  if (known === undefined || param.directionFrom === 'comment') return param;
  return { ...param, direction: known, directionFrom: 'data' };
}
