/** `aclrtMalloc(void **devPtr, size_t size)`: the declaration on one line. */
export function signature(fn: {
  readonly returns: string;
  readonly name: string;
  readonly params: readonly { readonly type: string; readonly name: string | null }[];
  readonly variadic?: boolean;
  readonly noPrototype?: boolean;
}): string {
  const beside = (type: string, name: string) => (type.endsWith('*') ? `${type}${name}` : `${type} ${name}`);
  const params = fn.params.map(({ type, name }) => (name === null ? type : beside(type, name)));
  if (fn.variadic) params.push('...');
  const none = fn.noPrototype ? '' : 'void';
  return `${beside(fn.returns, fn.name)}(${params.join(', ') || none})`;
}

/** Header sets that only a copy in another project shows carry that project's version: `5.0.4-ms1.6` → `5.0.4`. */
export const plainVersion = (version: string): string => version.replace(/-ms[\d.]+$/, '');
