/**
 * Every public symbol is documented, says what it throws where it can throw, and is used by some test. What it throws is
 * told by names of exported classes, and by codes that make these classes.
 *
 * Public is what src/index.ts and src/native/index.ts export, and the members of those classes and interfaces that are
 * neither private, protected nor internal. The compiler's own view of the program answers, so that a mention counts
 * only when it means the symbol.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { openProject, type PublicSymbol, publicSymbols } from '../docs/public-symbols.js';
import { canThrow } from './can-throw.js';
import { thrownProblems } from './thrown-classes.js';

/** The second one is for generated bindings: whatever uses those uses it. */
const ENTRIES = [
  { file: 'src/index.ts', needsTest: true },
  { file: 'src/native/index.ts', needsTest: false },
];

export function checkPublicApi(root: string): string[] {
  const program = openProject(root);
  const checker = program.getTypeChecker();
  const used = declarationsUsedIn(program, join(root, 'test'));
  const problems = ENTRIES.flatMap(({ file, needsTest }) =>
    publicSymbols(program, join(root, file)).flatMap((item) => [
      ...documentationProblems(item, checker),
      ...(needsTest && isCalledByName(item.declaration) && !used.has(item.declaration)
        ? [`${item.name}: no test uses it`]
        : []),
    ]),
  );
  return [...new Set(problems)];

  function documentationProblems(
    { name, symbol, declaration }: PublicSymbol,
    types: ts.TypeChecker,
  ): string[] {
    const place = `${relative(root, declaration.getSourceFile().fileName)}: ${name}`;
    const thrown = symbol
      .getJsDocTags(types)
      .filter((tag) => tag.name === 'throws')
      .map((tag) => ts.displayPartsToString(tag.text));
    const found: string[] = [];
    if (symbol.getDocumentationComment(types).length === 0) found.push(`${place}: has no description`);
    if (isCallable(declaration) && canThrow(declaration, types))
      found.push(...thrownProblems(thrown).map((problem) => `${place}: ${problem}`));
    return found;
  }
}

const isCallable = (declaration: ts.Declaration): boolean =>
  ts.isFunctionLike(declaration) ||
  (ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    ts.isFunctionLike(declaration.initializer));

/** Methods with a symbol for a name are called by `using`, `await using` and console.log. */
function isCalledByName(declaration: ts.Declaration): boolean {
  const name = ts.getNameOfDeclaration(declaration);
  return isCallable(declaration) && (name === undefined || !ts.isComputedPropertyName(name));
}

/** Declarations that code below a folder refers to, and members of interfaces that its object literals have. */
function declarationsUsedIn(program: ts.Program, folder: string): ReadonlySet<ts.Declaration> {
  const checker = program.getTypeChecker();
  const used = new Set<ts.Declaration>();
  const add = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) used.add(declaration);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      add(symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    }
    if (ts.isObjectLiteralExpression(node))
      for (const { name } of node.properties)
        if (name !== undefined) add(checker.getContextualType(node)?.getProperty(name.getText()));
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (source.fileName.startsWith(`${folder}/`)) ts.forEachChild(source, visit);
  return used;
}
