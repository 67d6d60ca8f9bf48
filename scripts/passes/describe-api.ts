/** Adds what the headers don't say: library, area, first and last version, products. */
import type { ApiConstant, ApiFunction, ApiModel } from '../../src/model/api-model.js';
import { areaData, libraryData, productData, type SinceKind, sinceData } from './data-files.js';

export function describeApi(model: ApiModel): ApiModel {
  const legacy = !model.headers.includes(libraryData.marker);
  const library = (header: string): string =>
    libraryData.byHeader[header] ?? (legacy ? libraryData.legacy : libraryData.default);
  const values = <T extends ApiConstant>(list: readonly T[]): T[] =>
    list.map((item) => dated('values', item));
  return {
    ...model,
    functions: model.functions.map((fn): ApiFunction => {
      const last = sinceData.periods.functions?.[fn.name]?.last;
      const products = productData.functions[fn.name];
      return {
        ...dated('functions', fn),
        library: library(fn.header),
        area: areaData.functions[fn.name] ?? areaData.byHeader[fn.header] ?? 'runtime',
        ...(last === undefined ? {} : { last }),
        ...(products === undefined ? {} : { products }),
      };
    }),
    enums: model.enums.map((item) => ({
      ...dated('enums', item),
      constants: item.constants.map((constant) => dated('enumConstants', constant)),
    })),
    structs: model.structs.map((item) => dated('structs', item)),
    callbacks: model.callbacks.map((item) => dated('callbacks', item)),
    constants: values(model.constants),
    macros: values(model.macros),
  };
}

function dated<T extends { readonly name: string | null }>(kind: SinceKind, item: T): T {
  const since = item.name === null ? undefined : sinceData[kind][item.name];
  return since === undefined ? item : { ...item, since };
}
