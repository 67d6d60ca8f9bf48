/**
 * Built-in classes and functions that generated code uses, as they were when the package was loaded: what a script puts
 * in their place later must not decide how many bytes C may write.
 */
export const builtIns = {
  BigInt,
  BigInt64Array,
  BigUint64Array,
  Float32Array,
  Float64Array,
  Int8Array,
  Int16Array,
  Int32Array,
  Number,
  Uint8Array,
  Uint16Array,
  Uint32Array,
} as const;
