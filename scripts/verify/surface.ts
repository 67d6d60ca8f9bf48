/**
 * surface.txt lists what a script can import from `ascendcl` and `ascendcl/native`, and its public members, with their
 * types: a change of the public surface is seen in review. `npm run surface` writes it; with `--check`, as in
 * `npm run verify`, it is compared.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { openProject, type PublicSymbol, publicSymbols } from '../docs/public-symbols.js';

const FILE = 'surface.txt';
const ENTRIES = { ascendcl: 'src/index.ts', 'ascendcl/native': 'src/native/index.ts' };

export function checkSurface(root: string): string[] {
  const file = join(root, FILE);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === surfaceOf(root);
  return isCurrent ? [] : [`${FILE} is not what can be imported: run \`npm run surface\``];
}

function surfaceOf(root: string): string {
  const program = openProject(root);
  const checker = program.getTypeChecker();
  return Object.entries(ENTRIES)
    .map(([name, file]) => {
      const lines = publicSymbols(program, join(root, file)).flatMap((item) => linesOf(item, checker));
      return `# ${name}\n\n${[...new Set(lines)].sort(byName).join('\n')}\n`;
    })
    .join('\n');
}

const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** `Device: class extends Resource<DeviceLifetime>`, `Device.allocate(byteLength: number): DeviceMemory`. */
function linesOf({ name, symbol, declaration }: PublicSymbol, checker: ts.TypeChecker): string[] {
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    const kind = ts.isClassDeclaration(declaration) ? 'class' : 'interface';
    const isAbstract = ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Abstract;
    const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${oneLine(clause)}`).join('');
    return [`${name}${parametersOf(declaration)}: ${isAbstract ? 'abstract ' : ''}${kind}${heritage}`];
  }
  if (ts.isTypeAliasDeclaration(declaration))
    return [`${name}${parametersOf(declaration)}: type ${oneLine(declaration.type)}`];
  if (ts.isEnumDeclaration(declaration)) return [`${name}: enum`];
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = type.getCallSignatures();
  if (signatures.length > 0 && !isField(declaration))
    return signatures.map((signature) => name + checker.signatureToString(signature, undefined, FLAGS));
  const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
  const access = isWritable(symbol) ? 'writable ' : '';
  // What the headers say is compared elsewhere.
  if (/\/generated\//.test(declaration.getSourceFile().fileName)) return [`${name}: generated`];
  return [`${name}${optional}: ${access}${checker.typeToString(type, undefined, FLAGS)}`];
}

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const oneLine = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');

const parametersOf = ({ typeParameters = [] as never }: ts.DeclarationWithTypeParameterChildren): string =>
  typeParameters.length === 0 ? '' : `<${typeParameters.map(oneLine).join(', ')}>`;

const isField = (declaration: ts.Declaration): boolean =>
  ts.isPropertyDeclaration(declaration) || ts.isPropertySignature(declaration);

/** Whether scripts may assign to it. */
const isWritable = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (declaration) =>
      ts.isSetAccessor(declaration) ||
      (isField(declaration) && !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly)),
  );

if (argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (argv.includes('--check')) for (const problem of checkSurface(root)) throw new Error(problem);
  else writeFileSync(join(root, FILE), surfaceOf(root));
}
