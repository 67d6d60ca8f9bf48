import type { CommandSpec } from '../command.js';
import { wholeNumber } from '../global-options.js';
import type { ShowMemoryOptions } from '../memory/show.js';

export const memoryCommand: CommandSpec<ShowMemoryOptions> = {
  name: 'memory',
  args: '<recording> [other]',
  summary: 'what a recording of memory says: peak, call sites, what was left',
  description:
    'Reads what `ascendcl run --record-memory`, `ascendcl sim --record-memory` or `ascend.recordMemory()` has written. ' +
    'Says when most memory was held, which lines of the script held it then, what nothing gave back, how reserved addresses were used, and what was refused. ' +
    '--html writes a page with all of it over time, in one file that needs no network; with a second recording it compares both.',
  examples: [
    ['ascendcl memory out.json', 'the summary'],
    ['ascendcl memory out.json --html out.html', 'a page to look at in a browser'],
    ['ascendcl memory before.json after.json --html compared.html', 'two recordings side by side'],
  ],
  configure: (command) =>
    command
      .option('--html <file>', 'write a page')
      .option('--top <n>', 'call sites that are listed', wholeNumber(1, 100_000), 10),
  run: async ({ output, options, args }) => {
    const { showMemory } = await import('../memory/show.js');
    return showMemory(args, options, output);
  },
};
