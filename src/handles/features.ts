import { type Availability, availability } from '../../generated/availability.js';
import * as rt from '../../generated/checked/index.js';
import { type AclErrorContext, NotAvailableError } from '../errors/index.js';
import { supportFacts } from '../native/calls/failure.js';
import { hasFunction } from '../native/library/library.js';

/** Whether a C function can be used here. */
export interface Support {
  /** True when the loaded library has it and the chip is among its products. */
  readonly supported: boolean;
  /** Why not. */
  readonly reason?: string;
  /** First CANN version with the function, where known. */
  readonly since?: string;
  /** Products that the reference marks as supported; absent when it says nothing. */
  readonly products?: readonly string[];
}

/** Products by the beginning of the chip's name; the longer ones first. */
const PRODUCTS: readonly (readonly [prefix: string, product: string])[] = [
  ['Ascend910_93', 'A3'],
  ['Ascend910B', '910b'],
  ['Ascend910', '910'],
  ['Ascend950', '950'],
  ['Ascend310P', '310p'],
  ['Ascend310B', '310b'],
  ['Ascend035', 'IPV350'],
];

/** The product that a chip belongs to, in the words of the reference, or undefined. */
const productOf = (socName: string): string | undefined =>
  PRODUCTS.find(([prefix]) => socName.startsWith(prefix))?.[1];

/**
 * @param socName the chip, or undefined when the library does not tell
 * @param more functions of other headers than those of the package; what they say about a function goes first
 */
export function supportOf(
  name: string,
  socName: string | undefined,
  more: Readonly<Record<string, Availability>> = {},
): Support {
  const known = [more, availability].find((table) => Object.hasOwn(table, name))?.[name];
  if (known === undefined)
    return { supported: false, reason: `${name} is in no header that this package knows` };
  const products = known.products?.split(' ');
  const facts = {
    ...(known.since === undefined ? {} : { since: known.since }),
    ...(products === undefined ? {} : { products }),
  };
  if (!hasFunction({ name, library: known.library }))
    return { supported: false, reason: `the loaded library has no ${name}`, ...facts };
  const product = socName === undefined ? undefined : productOf(socName);
  if (product !== undefined && products !== undefined && !products.includes(product))
    return { supported: false, reason: `${socName} is not among the products that have ${name}`, ...facts };
  return { supported: true, ...facts };
}

/** The chip in use, or undefined when the library does not tell. */
export function socName(): string | undefined {
  try {
    return rt.getSocName() ?? undefined;
  } catch (error) {
    if (error instanceof NotAvailableError) return undefined;
    throw error;
  }
}

/** What an error about a missing feature adds: which chip this is, and since when the function exists. */
function factsOf(api: string): AclErrorContext {
  const product = socName();
  const since = Object.hasOwn(availability, api) ? availability[api]?.since : undefined;
  return { ...(product === undefined ? {} : { product }), ...(since === undefined ? {} : { since }) };
}

/** From now on errors about missing features tell what is known about them. */
export function explainMissingFeatures(): void {
  supportFacts.of = factsOf;
}
