import binding from '../data/binding.json' with { type: 'json' };

/** scripts/data/binding.json: what a signature alone does not tell. Keys: `function.parameter`. */
export const BINDING: {
  readonly pointerByName: Readonly<Record<string, string>>;
  readonly pointer: Readonly<Record<string, string>>;
  readonly synchronousBytes: readonly string[];
  /** What counts elements (of arrays) or bytes (of memory): a parameter, a number, or an expression of both. */
  readonly counts: Readonly<Record<string, string>>;
  /** Pointers to one element, although an integer beside them looks as if it counted several. */
  readonly singles: readonly string[];
  /** Of arrays of addresses that C has finished with at its return: the parameter with the bytes that it may use of each. */
  readonly sizes: Readonly<Record<string, string>>;
  /** In/out arrays that C reads nothing useful from: results of the checked function. */
  readonly results: readonly string[];
  /** Pointers to pointers that lead to a variable in device memory, which C reads later: an address, no array of the caller. */
  readonly variables: readonly string[];
  /** Parameters for which C takes nothing but null. */
  readonly alwaysNull: readonly string[];
  /** Functions whose aclError is the answer, not a failure. */
  readonly returnsCode: readonly string[];
  /** Numbers that C also sets when it fails: the error has them. The value that says nothing, as C has it. */
  readonly failureOutputs: Readonly<Record<string, string>>;
} = binding;
