import type { CommandSpec } from '../command.js';

export const replCommand: CommandSpec<object> = {
  name: 'repl',
  summary: 'a prompt with the API at hand',
  description:
    'An interactive prompt: ascend, device, stream, rt (the checked functions) and enums are there, `await` works, Tab completes, .api NAME explains a function, .live lists what is open. What was not disposed of is listed at the end. Reads a script from a pipe, too; with --json each result and error of it is a line of JSON.',
  examples: [
    ['ascendcl repl', 'try things out'],
    ['ascendcl repl --backend simulator < script.js', 'without a device, lines from a file'],
  ],
  run: async ({ output, options }) => {
    const { runRepl } = await import('../interactive/repl.js');
    return runRepl(options, output);
  },
};
