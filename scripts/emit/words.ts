/** The identifiers of `known` that the code uses; comments don't count. */
export function used(text: string, known: Iterable<string>): string[] {
  const words = new Set(withoutComments(text).match(/[A-Za-z_$][\w$]*/g) ?? []);
  return [...known].filter((name) => words.has(name));
}

/** The code without its comments. */
export const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
