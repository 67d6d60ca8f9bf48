/**
 * What counts the elements behind a pointer. scripts/data/binding.json counts first; for functions that it does not know,
 * names tell: `numDims` and `dimsNum` count `dims`. Where they tell only that there may be an array, nothing is bound,
 * because C would write behind the one element that the binding has.
 */
import type { ApiFunction, ApiParam } from '../../src/model/api-model.js';
import { BINDING } from './binding-data.js';
import type { Kind } from './type-table.js';

const integer = /^(const )?(u?int\d+_t|size_t|int|unsigned int)$/;
const counting = /num|count|cnt/i;
const measuring = /num|count|cnt|len|size/i;

/** A parameter, a number, or an expression of both; undefined when there is one element, or the count is unknown. */
export function countOf(fn: ApiFunction, param: ApiParam, kind: Kind): string | undefined {
  const known = BINDING.counts[`${fn.name}.${param.name}`];
  if (known !== undefined || kind.kind !== 'pointer') return known;
  if (isText(kind)) return param.direction === 'in' ? undefined : textLength(fn);
  if (kind.to.kind === 'void' || isReviewed(fn, param)) return undefined;
  const stem = stemOf(param.name.replace(/(Array|List|Ptr|s)$/i, ''));
  const matching = fn.params.filter(
    ({ name, type }) => integer.test(type) && measuring.test(name) && stem !== '' && countedBy(name) === stem,
  );
  return matching.length === 1 ? matching[0]?.name : undefined;
}

/** Whether an integer beside the pointer may count elements, and nobody has said that it does not. */
export function mayBeArray(fn: ApiFunction, param: ApiParam, to: Kind): boolean {
  if (to.kind === 'void' || to.kind === 'function' || isReviewed(fn, param)) return false;
  const isNumber = to.kind === 'scalar' || to.kind === 'enum';
  // A size that comes back is one number, whatever stands beside it.
  if (isNumber && (measuring.test(param.name) || isText({ kind: 'pointer', to }))) return false;
  const pattern = isNumber ? measuring : counting;
  return fn.params.some(
    ({ name, type, direction }) =>
      name !== param.name &&
      pattern.test(name) &&
      (integer.test(type) || (direction !== 'out' && integer.test(type.replace(/ \*$/, '')))),
  );
}

const isReviewed = (fn: ApiFunction, param: ApiParam): boolean =>
  BINDING.singles.includes(`${fn.name}.${param.name}`);

const isText = (kind: Kind): boolean =>
  kind.kind === 'pointer' && kind.to.kind === 'scalar' && kind.to.scalar.class === 'char';

/** The length of an output text: the integer parameter that is named as one. */
function textLength(fn: ApiFunction): string | undefined {
  const numbers = fn.params.filter(({ type }) => /^(u?int\d+_t|size_t|int)$/.test(type));
  return numbers.find(({ name }) => /^(max)?len(gth)?$|(Len|Length|Size)$|^size$/i.test(name))?.name;
}

const stemOf = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** `numDims` → `dim`, `dimRangeNum` → `dimrange`. */
const countedBy = (name: string): string =>
  stemOf(name)
    .replace(/^(num|count)(of)?|(nums?|count|cnt|len|length|size)$/g, '')
    .replace(/(array|list|ptr|s)$/, '');
