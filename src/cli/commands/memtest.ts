import { InvalidArgumentError, Option } from 'commander';
import type { CommandSpec } from '../command.js';
import { byteSize, wholeNumber } from '../global-options.js';
import { PATTERN_NAMES } from '../memtest/patterns.js';
import type { MemtestOptions } from '../memtest/run.js';

export const memtestCommand: CommandSpec<MemtestOptions> = {
  name: 'memtest',
  summary: 'fill and check device memory',
  description:
    'Writes patterns over a part of the free device memory, reads them back and tells the address and the bits of what is wrong: walking ones and zeros find bits that stick or touch each other, addresses find lines that do not reach the chip, random numbers the rest. Ctrl-C ends it in order.',
  examples: [
    ['ascendcl memtest', 'half of the free memory (simulator: 256 MiB)'],
    ['ascendcl memtest --share 90% --device 3', 'most of another device'],
    ['ascendcl memtest --quick', '32 MiB, few passes'],
    ['ascendcl memtest --pattern random --seed 7', 'the same numbers as another time'],
  ],
  configure: (command) =>
    command
      .addOption(
        new Option(
          '--share <part>',
          'part of the free memory, such as 0.9 or 90% (default: half; simulator: 256 MiB)',
        ).argParser(share),
      )
      .addOption(
        new Option('--size <size>', 'bytes to test instead, such as 4G')
          .argParser(byteSize)
          .conflicts('share'),
      )
      .option(
        '--pattern <name>',
        `a pattern (${PATTERN_NAMES.join(', ')}); repeatable (default: all)`,
        patternName,
      )
      .option(
        '--seed <n>',
        'seed of the random pattern (default: another each time)',
        wholeNumber(0, 2 ** 31 - 1),
      )
      .option('--max-errors <n>', 'most errors that are described', wholeNumber(1, 1_000_000), 20)
      .option('--quick', 'little memory, few passes'),
  run: async ({ output, options }) => {
    const { runMemtest } = await import('../memtest/run.js');
    return runMemtest(options, output);
  },
};

function share(text: string): number {
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (!(value > 0 && value <= 1))
    throw new InvalidArgumentError('It must be more than 0 and at most 1, or a percentage.');
  return value;
}

function patternName(text: string, before: readonly string[] = []): string[] {
  if (!PATTERN_NAMES.some((name) => name === text))
    throw new InvalidArgumentError(`The patterns are ${PATTERN_NAMES.join(', ')}.`);
  return [...before, text];
}
