import type { CommandSpec } from '../command.js';

export const runCommand: CommandSpec<object> = {
  name: 'run',
  args: '<file> [args...]',
  summary: 'run a script with the API at hand',
  description:
    'Runs a script in JavaScript or TypeScript (as an ES module; types are not checked). Its globals are ascend, device, stream, rt (the checked functions) and enums; `import … from "ascendcl"` finds this package wherever the script is, also in processes that it forks and workers that it starts. What the script does not dispose of is listed at the end, with the line that made it. Options for the command stand before the file.',
  examples: [
    ['ascendcl run copy.ts', 'run a script'],
    ['ascendcl run --backend simulator copy.mjs input.bin', 'on the simulator, with an argument'],
  ],
  configure: (command) => command.passThroughOptions(),
  run: async ({ output, options, args }) => {
    const { runFile } = await import('../interactive/run-file.js');
    const [file = '', ...rest] = args;
    return runFile(file, rest, options, output);
  },
};
