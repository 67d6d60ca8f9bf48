import { execFileSync } from 'node:child_process';

/** A Python with NumPy: Debian's, of the package python3-numpy, or that of the machine. */
function pythonWithNumPy(): string | undefined {
  return ['python3', '/usr/bin/python3'].find((name) => {
    try {
      execFileSync(name, ['-c', 'import numpy'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

export const python = pythonWithNumPy();

/** Runs a program and gives what it prints. */
export const runPython = (program: string, ...args: readonly string[]): string =>
  execFileSync(python ?? 'python3', ['-c', program, ...args], { encoding: 'utf8' });
