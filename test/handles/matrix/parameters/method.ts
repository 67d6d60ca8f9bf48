import type { Kind } from '../values.js';
import type { MatrixWorld } from '../world.js';

/** A public method with parameters. */
export interface Method {
  /** Arguments that are right, one for each parameter, so that a bad value is the only thing that is wrong. */
  readonly good: (world: MatrixWorld) => readonly unknown[];
  /** Every parameter and every property, in the notation of {@link Signature.parameters}. */
  readonly parameters: Readonly<Record<string, Kind>>;
}

export type Methods = Readonly<Record<string, Method>>;
