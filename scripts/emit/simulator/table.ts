/** The simulator's table of functions: number, name, area, versions, products. */
import type { ApiFunction } from '../../../src/model/api-model.js';
import { versionCode } from './version.js';

/** Product keys in the order of `enum sim_product_bit` (src/simulator/machine/profile.h). */
const PRODUCTS = ['910b', 'A3', '950', '310p', '310b', '910', 'IPV350'] as const;
const ALL_PRODUCTS = (1 << PRODUCTS.length) - 1;

export function emitFunctionHeader(functions: readonly ApiFunction[]): string {
  return `#ifndef SIM_FUNCTIONS_H
#define SIM_FUNCTIONS_H

#include <stdint.h>

/** Number of each function, in the order of their names. */
enum sim_function {
${functions.map((fn) => `    SIM_FUNCTION_${fn.name},`).join('\n')}
    SIM_FUNCTION_COUNT,
    /** No function of the API. */
    SIM_FUNCTION_NONE = SIM_FUNCTION_COUNT
};

/** What is known of a function without its semantics. */
struct sim_function_info {
    const char *name;
    const char *area;
    /** sim_version_code of the first version that declares it, 0: unknown. */
    uint32_t since;
    /** sim_version_code of the last one, UINT32_MAX: still there. */
    uint32_t last;
    /** enum sim_product_bit of the products that support it. */
    uint32_t products;
};

extern const struct sim_function_info sim_function_table[SIM_FUNCTION_COUNT];

#endif
`;
}

export function emitFunctionTable(functions: readonly ApiFunction[]): string {
  return `#include "functions.h"

const struct sim_function_info sim_function_table[SIM_FUNCTION_COUNT] = {
${functions.map(row).join('\n')}
};
`;
}

function row(fn: ApiFunction): string {
  const since = fn.since === undefined ? 0 : versionCode(fn.since);
  const last = fn.last === undefined ? 'UINT32_MAX' : `0x${versionCode(fn.last).toString(16)}`;
  const products = productMask(fn).toString(16);
  return `    {"${fn.name}", "${fn.area}", 0x${since.toString(16)}, ${last}, 0x${products}},`;
}

/** A function for which the reference marks no product at all is undocumented, not unsupported. */
function productMask(fn: ApiFunction): number {
  if (fn.products === undefined || fn.products.length === 0) {
    return ALL_PRODUCTS;
  }
  const marked = new Set(fn.products);
  return PRODUCTS.reduce((mask, key, index) => (marked.has(key) ? mask | (1 << index) : mask), 0);
}
