/**
 * Every public symbol is documented, says what it throws where it can throw, and is used by some test.
 *
 * Public is what src/index.ts and src/native/index.ts export, and the members of those classes and interfaces that are
 * neither private, protected nor internal. The compiler's own view of the program answers, so that a mention counts
 * only when it means the symbol.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { canThrow } from './can-throw.js';

/** The second one is for generated bindings: whatever uses those uses it. */
const ENTRIES = [
  { file: 'src/index.ts', needsTest: true },
  { file: 'src/native/index.ts', needsTest: false },
];

interface PublicSymbol {
  /** `Device.allocate`. */
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
}

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
    const tags = symbol.getJsDocTags(types).map((tag) => tag.name);
    const found: string[] = [];
    if (symbol.getDocumentationComment(types).length === 0) found.push(`${place}: has no description`);
    if (isCallable(declaration) && !tags.includes('throws') && canThrow(declaration, types))
      found.push(`${place}: can throw, and has no @throws`);
    return found;
  }
}

function openProject(root: string): ts.Program {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(fileNames, options);
}

/** What a module exports, and the public members of it. */
function publicSymbols(program: ts.Program, file: string): PublicSymbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is no module of the project`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const [declaration] = symbol.declarations ?? [];
    if (declaration === undefined) return [];
    return [{ name: exported.name, symbol, declaration }, ...membersOf(exported.name, symbol, checker)];
  });
}

function membersOf(owner: string, symbol: ts.Symbol, checker: ts.TypeChecker): PublicSymbol[] {
  return (symbol.declarations ?? [])
    .flatMap((declaration): readonly ts.Declaration[] =>
      ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration) ? declaration.members : [],
    )
    .filter((member) => !isHidden(member))
    .flatMap((member) => {
      const name = ts.getNameOfDeclaration(member);
      const own = name && checker.getSymbolAtLocation(name);
      return own === undefined
        ? []
        : [{ name: `${owner}.${name?.getText()}`, symbol: own, declaration: member }];
    });
}

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

function isHidden(member: ts.Declaration): boolean {
  const name = ts.getNameOfDeclaration(member);
  return (
    (ts.getCombinedModifierFlags(member) & HIDDEN) !== 0 ||
    (name !== undefined && ts.isPrivateIdentifier(name)) ||
    ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'internal') ||
    // What Node.js and the language call: described once, where it is declared first.
    ts.isConstructorDeclaration(member) ||
    ts.isClassStaticBlockDeclaration(member)
  );
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
