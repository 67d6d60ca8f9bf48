import type { CommandSpec } from '../command.js';
import type { RunFileOptions } from '../interactive/run-file.js';

export const runCommand: CommandSpec<RunFileOptions> = {
  name: 'run',
  args: '<file> [args...]',
  summary: 'run a script with the API at hand',
  description:
    'Runs a script in JavaScript or TypeScript (as an ES module; types are not checked). Its globals are ascend, device, stream, rt (the checked functions) and enums; `import … from "ascendcl"` finds this package wherever the script is, also in processes that it forks and workers that it starts. What the script does not dispose of is listed at the end, with the line that made it. Options for the command stand before the file.',
  examples: [
    ['ascendcl run copy.ts', 'run a script'],
    ['ascendcl run --backend simulator copy.mjs input.bin', 'on the simulator, with an argument'],
    ['ascendcl run --record-memory out.json copy.ts', 'and record its memory, for ascendcl memory'],
  ],
  configure: (command) =>
    command
      .passThroughOptions()
      .option(
        '--record-memory <file>',
        "record the memory of the script's main thread, for `ascendcl memory`",
      ),
  run: async ({ output, options, args }) => {
    const { runFile } = await import('../interactive/run-file.js');
    const [file = '', ...rest] = args;
    return runFile(file, rest, options, output);
  },
};
