import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compiles and runs simulator.c: the library's own speed and memory, without JavaScript. */
export function benchSimulator(library: string): void {
  const program = join(root, 'dist', 'bench', 'simulator');
  execFileSync(process.env.CC ?? 'cc', [
    ...['-std=gnu11', '-O2', `-I${join(root, 'scripts', 'headers')}`, '-o', program],
    ...[join(root, 'test', 'bench', 'simulator.c'), '-ldl'],
  ]);
  console.log('\nthe simulated library, from C');
  execFileSync(program, [library], { stdio: 'inherit' });
}
