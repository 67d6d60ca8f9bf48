import type { CopyFunction } from './measure.js';

/** The C function with nothing but a look at its code: checks of arguments would show beside small copies. */
export async function plainCopy(): Promise<CopyFunction> {
  const { aclrtMemcpy } = await import('../../../generated/raw/index.js');
  const { failure } = await import('../../native/index.js');
  return (destination, destinationLength, source, byteLength, kind) => {
    const code = aclrtMemcpy(destination, destinationLength, source, byteLength, kind);
    if (code !== 0) throw failure('aclrtMemcpy', code, { destinationLength, byteLength, kind });
  };
}
