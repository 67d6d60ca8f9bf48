import { fileURLToPath } from 'node:url';
import {
  type ClassDeclaration,
  type FunctionDeclaration,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
  Project,
  type Type,
  type Symbol as TypeSymbol,
} from 'ts-morph';

/** What scripts can call and what it takes, read from the sources. */

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Signature {
  /**
   * Every parameter, and every property of those that are structures of this package: `options?`, `options.offset?`,
   * `items[].source`. A question mark: it may be absent.
   */
  readonly parameters: readonly string[];
  readonly returnsPromise: boolean;
  readonly isAsync: boolean;
}

/** By class and method, with what a class inherits; functions of the package are below `functions`. */
export type Signatures = Readonly<Record<string, Readonly<Record<string, Signature>>>>;

/** The signatures of everything that src/index.ts exports: handles, Ascend, and functions. */
export function readSignatures(): Signatures {
  const project = new Project({
    tsConfigFilePath: `${root}tsconfig.json`,
    skipAddingFilesFromTsConfig: true,
  });
  const entry = project.addSourceFileAtPath(`${root}src/index.ts`);
  project.resolveSourceFileDependencies();
  const classes: Record<string, Record<string, Signature>> = {};
  const functions: Record<string, Signature> = {};
  for (const [name, [declaration]] of entry.getExportedDeclarations()) {
    if (Node.isFunctionDeclaration(declaration) && isOfHandles(declaration))
      functions[name] = signatureOf(declaration.getImplementation() ?? declaration);
    if (Node.isClassDeclaration(declaration) && isOfHandles(declaration) && isHandle(declaration))
      classes[name] = methodsOf(declaration);
  }
  return { ...classes, functions };
}

const isOfHandles = (declaration: Node): boolean =>
  /^src\/(arrays|handles|engine|files|recording)\//.test(
    declaration.getSourceFile().getFilePath().slice(root.length),
  );

/** A class that scripts get objects of, and that can be disposed of. */
const isHandle = (declaration: ClassDeclaration): boolean =>
  !declaration.isAbstract() && methodNamed(declaration, 'dispose') !== undefined;

const ancestry = (declaration: ClassDeclaration): ClassDeclaration[] => {
  const base = declaration.getBaseClass();
  return base === undefined ? [declaration] : [declaration, ...ancestry(base)];
};

const methodNamed = (declaration: ClassDeclaration, name: string): MethodDeclaration | undefined =>
  ancestry(declaration)
    .flatMap((one) => one.getInstanceMethods())
    .find((method) => method.getName() === name);

/** Public methods by name, the most derived ones. Those named by symbols take nothing from scripts. */
function methodsOf(declaration: ClassDeclaration): Record<string, Signature> {
  const methods: Record<string, Signature> = {};
  for (const method of ancestry(declaration).flatMap((one) => one.getInstanceMethods())) {
    const name = method.getName();
    if (/^[#[]/.test(name) || method.getScope() !== 'public' || name in methods) continue;
    methods[name] = signatureOf(method);
  }
  return methods;
}

function signatureOf(declaration: MethodDeclaration | FunctionDeclaration): Signature {
  return {
    parameters: declaration.getParameters().flatMap(pathsOfParameter),
    returnsPromise: declaration.getReturnType().getSymbol()?.getName() === 'Promise',
    isAsync: declaration.isAsync(),
  };
}

/** Of a rest parameter the first argument stands for all. */
const pathsOfParameter = (parameter: ParameterDeclaration): string[] =>
  parameter.isRestParameter()
    ? [parameter.getName()]
    : pathsOf(parameter.getName(), parameter.isOptional(), parameter.getType(), parameter);

function pathsOf(name: string, optional: boolean, type: Type, place: Node): string[] {
  const element = type.getNonNullableType().getArrayElementType();
  const inside =
    element !== undefined
      ? pathsOf(`${name}[]`, false, element, place)
      : propertiesOf(type).flatMap((property) =>
          pathsOf(
            `${name}.${property.getName()}`,
            property.isOptional(),
            property.getTypeAtLocation(place),
            place,
          ),
        );
  return [optional ? `${name}?` : name, ...inside];
}

/** Properties of a structure that this package declares: an interface or a literal type, not a handle or a function. */
function propertiesOf(type: Type): TypeSymbol[] {
  const structure = type.getNonNullableType();
  if (structure.isIntersection()) return structure.getIntersectionTypes().flatMap(propertiesOf);
  const declarations = structure.getSymbol()?.getDeclarations() ?? [];
  const isStructure = declarations.some(
    (one) => (Node.isInterfaceDeclaration(one) || Node.isTypeLiteral(one)) && isOfHandles(one),
  );
  if (!isStructure || structure.getConstructSignatures().length > 0) return [];
  return structure.getProperties();
}
