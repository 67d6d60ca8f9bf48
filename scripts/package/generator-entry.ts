/** What the published command needs of the generator. Its data lies in dist/data. */
import type { ApiModel } from '../../src/model/api-model.js';

export { buildModel } from '../pipeline.js';

/** Loaded apart: comparing headers needs no compiler. */
export async function makeBindings(model: ApiModel): Promise<ReadonlyMap<string, string>> {
  const bindings = await import('./bindings.js');
  return bindings.makeBindings(model);
}
