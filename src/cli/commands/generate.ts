import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import type { CommandSpec } from '../command.js';
import { ExitCode } from '../exit-codes.js';
import type { Skipped } from '../generator/generator.js';
import type { Output } from '../terminal/output.js';

interface GenerateOptions {
  readonly include?: string;
  readonly out: string;
  readonly cann?: string;
  readonly verbose?: boolean;
}

export const generateCommand: CommandSpec<GenerateOptions> = {
  name: 'generate',
  summary: 'make bindings for the CANN that is installed',
  description:
    'Reads the headers of a CANN installation and writes bindings for exactly that version: a folder of JavaScript and TypeScript declarations for openAscend({ bindings }). Nothing is written unless everything was understood.',
  examples: [
    ['ascendcl generate', 'from the installed CANN into ./ascendcl-bindings'],
    ['ascendcl generate --include /opt/cann/include --out src/acl', 'from and to other folders'],
  ],
  configure: (command) =>
    command
      .option(
        '--include <folder>',
        'folder that holds acl/acl.h, or a CANN installation (default: the installed one)',
      )
      .option('--out <folder>', 'where the bindings go', 'ascendcl-bindings')
      .option('--cann <version>', 'version of the headers, where they are of none that is known')
      .option('--verbose', 'list everything that has no place in bindings, with the reason'),
  run: async ({ output, options }) => {
    const { buildModel, includeFolder, installedIncludeFolder } = await import('../generator/header-set.js');
    const { loadGenerator } = await import('../generator/generator.js');
    const { writeBindings } = await import('../generator/write-bindings.js');
    const started = performance.now();
    const include =
      options.include === undefined
        ? installedIncludeFolder(process.env)
        : includeFolder(resolve(options.include), options.include);
    const out = resolve(options.out);
    const model = await buildModel(include, options.cann);
    const files = await (await loadGenerator()).makeBindings(model);
    writeBindings(out, files);
    const { skipped }: Pick<typeof model, 'skipped'> = JSON.parse(files.get('api.json') ?? '{"skipped":[]}');
    const summary = {
      include,
      out,
      version: model.version,
      functions: model.functions.length,
      structs: model.structs.length,
      enums: model.enums.length,
      skipped,
      files: files.size,
      elapsedMs: Math.round(performance.now() - started),
    };
    if (output.asJson) output.json(summary);
    else {
      const { style } = output;
      const where = relative(process.cwd(), out);
      const folder = where === '' ? '.' : where.startsWith('..') ? out : `./${where}`;
      output.print(...skippedLines(skipped, options.verbose === true, output));
      output.print(
        `${style.bold(`CANN ${model.version ?? 'of unknown version'}`)} in ${include}`,
        `${summary.functions} functions, ${summary.structs} structs, ${summary.enums} enums → ${files.size} files in ${folder}, ${(summary.elapsedMs / 1000).toFixed(1)} s`,
        '',
        'Use them:',
        `  import * as bindings from '${folder}/index.js';`,
        '  const ascend = openAscend({ bindings });',
      );
      if (!findsPackage(out))
        output.warn(
          style.yellow(
            'They import the package ascendcl, which is not found from there: install it, or move them.',
          ),
        );
    }
    return ExitCode.ok;
  },
};

/** Whether Node.js finds this package from the folder of the bindings. */
function findsPackage(out: string): boolean {
  try {
    createRequire(join(out, 'index.js')).resolve('ascendcl');
    return true;
  } catch {
    return false;
  }
}

/** Functions without a binding are always listed; macros and comments, of which there are dozens, on request. */
function skippedLines(skipped: readonly Skipped[], all: boolean, { style }: Output): string[] {
  const shown = skipped.filter(({ what }) => all || !/^(#define|@param) /.test(what));
  const rest = skipped.length - shown.length;
  return [
    ...shown.flatMap(({ what, reason, position }) => [
      style.yellow(`skipped ${what}`),
      style.dim(`  ${position.file}:${position.line}: ${reason}`),
    ]),
    ...(rest === 0
      ? []
      : [
          style.dim(
            `${rest} macros and comments have no place in bindings; --verbose and api.json list them`,
          ),
        ]),
  ];
}
