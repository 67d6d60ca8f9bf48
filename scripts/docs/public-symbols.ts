/** What users can import, as the compiler sees it. */
import { join } from 'node:path';
import ts from 'typescript';

export interface PublicSymbol {
  /** `Device.allocate`. */
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
}

const projects = new Map<string, ts.Program>();

/** The whole project as the compiler sees it. Read once. */
export function openProject(root: string): ts.Program {
  let program = projects.get(root);
  if (program === undefined) {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    program = ts.createProgram(fileNames, options);
    projects.set(root, program);
  }
  return program;
}

/** What a module exports, and the public members of it. */
export function publicSymbols(program: ts.Program, file: string): PublicSymbol[] {
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
