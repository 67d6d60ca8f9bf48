import { InvalidArgumentError, Option } from 'commander';
import { PATHS } from '../bandwidth/paths.js';
import type { BandwidthOptions } from '../bandwidth/run.js';
import type { CommandSpec } from '../command.js';
import { byteSize } from '../global-options.js';

const SMALLEST = 4;
/** The longest array of bytes that every Node.js has. */
const LARGEST = 2 ** 32;

export const bandwidthCommand: CommandSpec<BandwidthOptions> = {
  name: 'bandwidth',
  summary: 'measure copies between host and device',
  description:
    'Measures copies from host to device, from device to host and within the device, with page-locked and with ordinary host memory, over sizes. Every measurement copies known bytes and checks what arrived. What a call costs apart from its bytes, measured by copies of nothing, is taken off.',
  examples: [
    ['ascendcl bandwidth', 'all paths, 4 KiB to 256 MiB'],
    ['ascendcl bandwidth --quick', 'three sizes, a few seconds'],
    ['ascendcl bandwidth --sizes 1M,64M --path h2d-pinned', 'one path at two sizes'],
    ['ascendcl bandwidth --svg bandwidth.svg --csv bandwidth.csv', 'a chart and the figures as files'],
  ],
  configure: (command) =>
    command
      .option('--sizes <list>', 'sizes to copy, separated by commas', sizeList)
      .addOption(
        new Option('--path <name>', 'a path to measure; repeatable (default: all)')
          .choices(PATHS)
          .argParser(pathName),
      )
      .option('--quick', 'fewer sizes and rounds')
      .option('--svg <file>', 'write a chart')
      .option('--csv <file>', 'write the figures'),
  run: async ({ output, options }) => {
    const { runBandwidth } = await import('../bandwidth/run.js');
    return runBandwidth(options, output);
  },
};

function sizeList(text: string): number[] {
  const sizes = text.split(',').map(byteSize);
  if (sizes.some((size) => size < SMALLEST || size > LARGEST))
    throw new InvalidArgumentError(`A size must be at least ${SMALLEST} bytes and at most 4 GiB.`);
  return [...new Set(sizes)];
}

function pathName(text: string, before: readonly string[] = []): string[] {
  if (!PATHS.some((name) => name === text))
    throw new InvalidArgumentError(`The paths are ${PATHS.join(', ')}.`);
  return [...before, text];
}
