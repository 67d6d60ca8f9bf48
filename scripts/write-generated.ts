/** What `npm run generate` does: reads headers and writes the bindings, or compares them with what is there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Skipped } from '../src/model/api-model.js';
import { emitAll } from './emit/index.js';
import { CONTROL_HEADER, emitControl } from './emit/simulator/control.js';
import { SourceWriter } from './emit/source-writer.js';
import { buildModel } from './pipeline.js';
import { HeaderError } from './preprocess/errors.js';

const here = dirname(fileURLToPath(import.meta.url));
const OWN_HEADERS = join(here, 'headers');
const CONTROL_FILE = join(here, '..', 'src', 'simulator', 'include', CONTROL_HEADER);

/** Where it says what it did, and what is wrong. */
type Log = Pick<Console, 'log' | 'error'>;

/** @returns the exit code. Nothing is written unless everything succeeded. */
export async function writeGenerated(args: readonly string[], log: Log): Promise<number> {
  try {
    return await run(args, log);
  } catch (error) {
    if (!(error instanceof HeaderError)) throw error;
    log.error(error.message);
    return 1;
  }
}

async function run(args: readonly string[], log: Log): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      include: { type: 'string', default: OWN_HEADERS },
      out: { type: 'string', default: join(here, '..', 'generated') },
      version: { type: 'string' },
      check: { type: 'boolean', default: false },
      'model-only': { type: 'boolean', default: false },
    },
  });
  const started = performance.now();
  const includeDir = resolve(values.include);
  const out = resolve(values.out);
  const own = includeDir === OWN_HEADERS;
  const model = await buildModel({
    includeDir,
    ...(values.version === undefined ? {} : { version: values.version }),
  });
  const files = values['model-only']
    ? new Map([['api.json', `${JSON.stringify(model, null, 1)}\n`]])
    : emitAll(model, { source: own ? 'scripts/headers' : 'a CANN installation', own });
  if (own && !values['model-only'])
    for (const [path, text] of await controlFiles(includeDir)) files.set(path, text);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const summary = `${model.functions.length} functions, ${model.enums.length} enums, ${model.structs.length} structs, ${model.skipped.length} skipped`;
  if (values.check) return check(out, files, summary, log);
  replace(out, files);
  const { skipped }: { skipped: readonly Skipped[] } = JSON.parse(files.get('api.json') ?? '{"skipped":[]}');
  for (const { what, reason, position } of skipped)
    log.log(`skipped ${what} (${position.file}:${position.line}): ${reason}`);
  log.log(`${summary} → ${files.size} files in ${relative(process.cwd(), out) || '.'}, ${seconds} s`);
  return 0;
}

/** The binding of the simulator's control functions, whose header stands beside the simulator's sources. */
async function controlFiles(includeDir: string): Promise<ReadonlyMap<string, string>> {
  const elsewhere = new Map([[`acl/${CONTROL_HEADER}`, CONTROL_FILE]]);
  const model = await buildModel({ includeDir, headers: [CONTROL_HEADER], elsewhere });
  return emitControl(model, new SourceWriter(`src/simulator/include/${CONTROL_HEADER}`));
}

/** Compares every byte. A file that should not be there is drift too. */
function check(out: string, files: ReadonlyMap<string, string>, summary: string, log: Log): number {
  const problems = [
    ...[...files]
      .filter(
        ([path, text]) => !existsSync(join(out, path)) || readFileSync(join(out, path), 'utf8') !== text,
      )
      .map(([path]) => `differs: ${path}`),
    ...listFiles(out)
      .filter((path) => !files.has(path))
      .map((path) => `not generated: ${path}`),
  ];
  for (const problem of problems) log.error(problem);
  if (problems.length > 0) {
    log.error(
      `generated/ is not what the headers say (${problems.length} files). Run \`npm run generate\`; never edit generated/.`,
    );
    return 1;
  }
  log.log(`generated/ is up to date: ${summary}`);
  return 0;
}

/** What stood in the folder before goes away, so that it must be one of bindings. */
function replace(out: string, files: ReadonlyMap<string, string>): void {
  const present = listFiles(out);
  if (present.length > 0 && !present.includes('api.json'))
    throw new HeaderError([
      { file: out, line: 0, message: 'the folder holds other files: name a new one with --out' },
    ]);
  for (const path of present) if (!files.has(path)) rmSync(join(out, path));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
}

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : [];
