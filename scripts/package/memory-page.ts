/** The page of `ascendcl memory --html`: program, styles and the chart library in one file, with a place for recordings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { root } from './layout.js';

const page = join(root, 'src/cli/memory/page');
const chart = createRequire(import.meta.url).resolve('uplot/dist/uPlot.min.css');

export async function buildMemoryPage(out: string): Promise<void> {
  const result = await build({
    entryPoints: [join(page, 'main.ts')],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    // The chart library's licence asks for its notice.
    legalComments: 'inline',
    banner: { js: '/* uPlot: Copyright (c) Leon Sorokin, MIT License */' },
    logLevel: 'warning',
  });
  const program = result.outputFiles[0]?.text ?? '';
  if (program.includes('</script')) throw new Error('the program of the page would end its own element');
  const styles = [chart, join(page, 'page.css')].map((file) => readFileSync(file, 'utf8')).join('\n');
  const { code } = await transform(styles, { loader: 'css', minify: true });
  const html = readFileSync(join(page, 'page.html'), 'utf8')
    .replace('/* styles */', () => code.trim())
    .replace('/* program */', () => program.trim());
  writeFileSync(join(out, 'cli/memory-page.html'), html);
}
