import ts from 'typescript';

/**
 * Whether calling a function can end in an exception that its caller should know of: it throws, or calls something of
 * this package that does. `throw new Error(…)` does not count, since it marks what can't happen; nor does what a
 * `catch` takes. Functions of other packages are taken not to throw.
 */
export function canThrow(declaration: ts.Declaration, checker: ts.TypeChecker): boolean {
  return new Search(checker).declarationThrows(declaration);
}

const answers = new WeakMap<ts.TypeChecker, Map<ts.Declaration, boolean>>();

class Search {
  readonly #checker: ts.TypeChecker;
  readonly #known: Map<ts.Declaration, boolean>;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
    this.#known = answers.get(checker) ?? new Map();
    answers.set(checker, this.#known);
  }

  declarationThrows(declaration: ts.Declaration): boolean {
    const known = this.#known.get(declaration);
    if (known !== undefined) return known;
    // A function that calls itself throws only for other reasons.
    this.#known.set(declaration, false);
    const body = bodyOf(declaration);
    const throws = body !== undefined && this.#nodeThrows(body);
    this.#known.set(declaration, throws);
    return throws;
  }

  #nodeThrows(node: ts.Node): boolean {
    if (ts.isThrowStatement(node)) return !isInternalError(node.expression);
    if (ts.isTryStatement(node) && node.catchClause !== undefined)
      return (
        this.#nodeThrows(node.catchClause.block) ||
        (node.finallyBlock !== undefined && this.#nodeThrows(node.finallyBlock))
      );
    const called = this.#calledBy(node);
    if (called.some((declaration) => this.declarationThrows(declaration))) return true;
    return ts.forEachChild(node, (child) => this.#nodeThrows(child) || undefined) ?? false;
  }

  /** What a call, a `new` or a property with a getter runs. */
  #calledBy(node: ts.Node): readonly ts.Declaration[] {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const declaration = this.#checker.getResolvedSignature(node)?.declaration;
      return declaration === undefined || ts.isJSDocSignature(declaration) ? [] : [declaration];
    }
    if (!ts.isPropertyAccessExpression(node)) return [];
    const symbol = this.#checker.getSymbolAtLocation(node.name);
    return (symbol?.declarations ?? []).filter(ts.isGetAccessorDeclaration);
  }
}

function bodyOf(declaration: ts.Declaration): ts.Node | undefined {
  if (declaration.getSourceFile().isDeclarationFile) return undefined;
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  return ts.isFunctionLike(declaration) && 'body' in declaration
    ? (declaration.body as ts.Node | undefined) // every function-like node with a body has it under this name
    : undefined;
}

const isInternalError = (thrown: ts.Expression): boolean =>
  ts.isNewExpression(thrown) && thrown.expression.getText() === 'Error';
