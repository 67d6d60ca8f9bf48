/** Finding and running a C compiler. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `$CC` when it is set, else the first of cc, gcc and clang that answers; undefined when none does. */
export function findCompiler(environment: NodeJS.ProcessEnv): string | undefined {
  const candidates = environment.CC ? [environment.CC] : ['cc', 'gcc', 'clang'];
  return candidates.find(answers);
}

function answers(command: string): boolean {
  const [program = '', ...flags] = command.split(/\s+/);
  try {
    execFileSync(program, [...flags, '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs the compiler; throws with its own message when it refuses. */
export async function compile(compiler: string, flags: readonly string[]): Promise<void> {
  const [program = '', ...own] = compiler.split(/\s+/);
  try {
    await run(program, [...own, ...flags], { maxBuffer: 16 << 20 });
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`${program} failed:\n${text}`, { cause: error });
  }
}
