import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './measure.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Milliseconds that `import` of the built package takes in a fresh process, beside koffi alone. */
export function benchImport(entry: string, rounds = 15): void {
  const one = (specifier: string): number =>
    Number(
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `const start = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - start);`,
        ],
        { cwd: root, encoding: 'utf8' },
      ),
    );
  const koffi: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    koffi.push(one('koffi'));
    ours.push(one(entry));
  }
  const [base, whole] = [median(koffi), median(ours)];
  console.log(`\nimport in a fresh process  (target: ≤ 60 ms more than koffi)`);
  console.log(
    `  koffi alone  ${base.toFixed(1)} ms\n  ascendcl     ${whole.toFixed(1)} ms, ${(whole - base).toFixed(1)} ms more`,
  );
}
