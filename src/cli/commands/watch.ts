import type { CommandSpec } from '../command.js';
import { timeSpan, wholeNumber } from '../global-options.js';
import type { WatchOptions } from '../watch/run.js';

export const watchCommand: CommandSpec<WatchOptions> = {
  name: 'watch',
  summary: 'watch the memory of the devices',
  description:
    'Shows the memory of each device by kind, redrawn in place with its recent past. In a pipe it prints a line for each device and sample; with --json one document a line.',
  examples: [
    ['ascendcl watch', 'all devices, each second'],
    ['ascendcl watch --interval 200ms --csv memory.csv', 'faster, and into a file as well'],
    ['ascendcl watch --json --count 10', 'ten samples for a program'],
  ],
  configure: (command) =>
    command
      .option('--interval <time>', 'time between samples (default: 1s)', timeSpan)
      .option('--count <n>', 'end after so many samples', wholeNumber(1, 1_000_000_000))
      .option('--csv <file>', 'write all samples to a file'),
  run: async ({ output, options }) => {
    const { runWatch } = await import('../watch/run.js');
    return runWatch(options, output);
  },
};
