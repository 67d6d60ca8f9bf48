import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { packageRoot } from '../../native/library/package-root.js';

/** What is used of the TypeScript compiler. */
interface Compiler {
  readonly ModuleKind: { readonly CommonJS: number; readonly ESNext: number };
  readonly ScriptTarget: { readonly ES2022: number };
  transpileModule(
    source: string,
    options: {
      readonly fileName: string;
      readonly reportDiagnostics: boolean;
      readonly compilerOptions: Readonly<Record<string, unknown>>;
    },
  ): { readonly outputText: string; readonly diagnostics?: readonly Diagnostic[] };
  flattenDiagnosticMessageText(text: Diagnostic['messageText'], newLine: string): string;
}

interface Diagnostic {
  readonly messageText: string | object;
  readonly start?: number;
}

/** A module as Node's hooks want it. */
export interface LoadedModule {
  readonly format: 'module' | 'commonjs';
  readonly source: string;
  readonly shortCircuit: true;
}

export const isTypeScript = (url: string): boolean => url.startsWith('file:') && /\.[mc]?ts$/.test(url);

/** Whether this Node.js knows `using`. */
const knowsUsing = ((): boolean => {
  try {
    new Script('{ using none = null; }');
    return true;
  } catch {
    return false;
  }
})();

/** Whether a file is JavaScript of the script's own that this Node.js can't read, because of `using`. */
export const hasUnknownUsing = (url: string): boolean =>
  !knowsUsing &&
  url.startsWith('file:') &&
  /\.[mc]?js$/.test(url) &&
  !url.includes('/node_modules/') &&
  !fileURLToPath(url).startsWith(join(packageRoot(), 'dist')) &&
  /\busing\s+[\w$]/.test(readFileSync(fileURLToPath(url), 'utf8'));

/**
 * A TypeScript file as JavaScript, whatever this Node.js can do by itself: also enums, and `using`, which it may not
 * know. Types are taken away, not checked. `.cts` is CommonJS, all else an ES module.
 * @throws SyntaxError with file and line
 */
export function loadTypeScript(url: string, known?: LoadedModule['format']): LoadedModule {
  const file = fileURLToPath(url);
  const source = readFileSync(file, 'utf8');
  const format = known ?? (file.endsWith('.cts') ? 'commonjs' : 'module');
  const compiler = loadCompiler();
  const { outputText, diagnostics = [] } = compiler.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      module: format === 'module' ? compiler.ModuleKind.ESNext : compiler.ModuleKind.CommonJS,
      target: compiler.ScriptTarget.ES2022,
      allowJs: true,
      // Messages and places of allocations name the lines of the script.
      inlineSourceMap: true,
    },
  });
  const [mistake] = diagnostics;
  if (mistake !== undefined) {
    const line = source.slice(0, mistake.start ?? 0).split('\n').length;
    const text = compiler.flattenDiagnosticMessageText(mistake.messageText, ' ');
    const error = new SyntaxError(`${file}:${line}: ${text}`);
    // The frames are of Node's loader and say nothing about the script.
    error.stack = String(error);
    throw error;
  }
  return { format, source: outputText, shortCircuit: true };
}

/** The compiler lies beside the generator, which writes declarations with it. */
function loadCompiler(): Compiler {
  return createRequire(import.meta.url)(join(packageRoot(), 'dist', 'generator', 'typescript.cjs'));
}
