/**
 * Stands in for scripts/emit/source-writer.ts in the bundle: the same text without ts-morph, which would triple the
 * package. Bindings live outside of this package, so that they take the native layer from it by name.
 */
import type { Files, Import } from '../emit/source-writer.js';

export { used, withoutComments } from '../emit/words.js';
export type { Files, Import };

const NATIVE = 'ascendcl/native';

export class SourceWriter {
  readonly #banner: string;

  constructor(source: string) {
    this.#banner = `// Generated from ${source} by \`ascendcl generate\`. Do not edit.`;
  }

  print(_path: string, imports: readonly Import[], statements: readonly unknown[]): string {
    const lines = imports
      .filter(({ names }) => names.length > 0)
      .map(({ from, names, typeOnly }) => {
        const module = from.endsWith('src/native/index.js') ? NATIVE : from;
        return `import ${typeOnly ? 'type ' : ''}{ ${[...names].sort().join(', ')} } from '${module}';`;
      });
    const body = statements.map((statement) => {
      if (typeof statement !== 'string') throw new TypeError('bindings are printed from text only');
      return statement;
    });
    return `${this.#banner}\n\n${[...lines, ...body].join('\n').trimEnd()}\n`;
  }
}
