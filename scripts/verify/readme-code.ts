/**
 * The code that people read works: every TypeScript block of README.md, README.zh.md and docs/, and every `@example` of
 * the public API, compiles and runs on the simulator, and prints what the comments behind `console.log` say.
 *
 * A block that imports from `ascendcl` is a program. Any other is a part of one: it finds the names of PRELUDE and all
 * exports of the package.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Block, blocksOfPages, blocksOfSources } from './code-blocks.js';
import { runBlocks } from './run-blocks.js';

/** What parts of programs may use without having made it. A file `weights.bin` lies in the working directory. */
const PRELUDE = `
import * as rt from 'ascendcl/checked';
import * as raw from 'ascendcl/raw';
using ascend = ascendcl.openAscend({ backend: 'simulator' });
const device = ascend.device(0);
using memory = device.allocate(1 << 20, { fill: 0 });
using pinned = device.allocateHost(1 << 20);
await using stream = device.createStream();
const bytes = new Uint8Array(4096);
const error: unknown = new ascendcl.OutOfMemoryError({ code: 207001, api: 'aclrtMalloc' });
`;
const FILE = 'weights.bin';
const FILE_BYTES = 1 << 20;

export function checkReadmeCode(root: string): string[] {
  const blocks = [...blocksOfPages(root), ...blocksOfSources(root)];
  const folder = join(root, 'dist', 'readme-code');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const programs = new Map(
    blocks.map((block, index) => [join(folder, `${String(index).padStart(3, '0')}.mts`), block]),
  );
  const exported = exportedNames(root);
  for (const [file, block] of programs) writeFileSync(file, programOf(block, exported));
  writeFileSync(join(folder, FILE), Buffer.alloc(FILE_BYTES));
  const problems = compile(root, programs);
  return problems.length > 0 ? problems : runBlocks(root, programs);
}

/** The file of a block; a part of a program gets what it mentions of the package. */
function programOf({ code }: Block, exported: readonly string[]): string {
  if (/^import .* from 'ascendcl/m.test(code)) return `${code}\nexport {};\n`;
  const used = exported.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `import * as ascendcl from 'ascendcl';\nimport { ${used.join(', ')} } from 'ascendcl';${PRELUDE}{\n${code}}\nexport {};\n`;
}

/** Names that `ascendcl` exports, types included. */
function exportedNames(root: string): string[] {
  return ['src/index.ts', 'src/errors/index.ts']
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)])
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.replace(/\btype\b/, '').trim())
    .filter((name) => name !== '');
}

function compile(root: string, programs: ReadonlyMap<string, Block>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([...programs.keys()], {
    ...options,
    noUnusedLocals: false,
    noUnusedParameters: false,
  });
  return [...programs].flatMap(([file, block]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      (diagnostic) => `${block.place}: ${describe(diagnostic)}`,
    );
  });
}

function describe({ messageText, file, start = 0 }: ts.Diagnostic): string {
  const line = file?.text.split('\n')[file.getLineAndCharacterOfPosition(start).line]?.trim();
  return `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${line})`;
}
