import {
  IndentationText,
  Project,
  QuoteKind,
  type SourceFileStructure,
  type StatementStructures,
  StructureKind,
} from 'ts-morph';

export { used, withoutComments } from './words.js';

/** Files by path relative to the output directory. */
export type Files = Map<string, string>;

/** Prints TypeScript files through ts-morph: one project for a run, never saved, so that nothing is written on errors. */
export class SourceWriter {
  readonly #project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
  readonly #banner: string;

  constructor(source: string) {
    this.#banner = `// Generated from ${source} by \`npm run generate\`. Do not edit: --check compares every byte.`;
  }

  /** The text of a file with the given imports and statements. An entry of the package begins with what it is. */
  print(
    path: string,
    imports: readonly Import[],
    statements: readonly (StatementStructures | string)[],
    entry?: Entry,
  ): string {
    const structure: SourceFileStructure = {
      kind: StructureKind.SourceFile,
      statements: [
        ...(entry === undefined ? [] : [`/**\n * ${entry.about}\n *\n * @module ${entry.name}\n */`]),
        ...imports
          .filter((item) => item.names.length > 0)
          .map((item) => ({
            kind: StructureKind.ImportDeclaration as const,
            moduleSpecifier: item.from,
            isTypeOnly: item.typeOnly ?? false,
            namedImports: [...item.names].sort(),
          })),
        ...statements,
      ],
    };
    return `${this.#banner}\n\n${this.#project.createSourceFile(path, structure, { overwrite: true }).getFullText().trimEnd()}\n`;
  }
}

/** A module that users import, and what its page in the API reference says. */
export interface Entry {
  readonly name: string;
  readonly about: string;
}

export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  readonly typeOnly?: boolean;
}
