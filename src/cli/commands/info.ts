import type { CommandSpec } from '../command.js';

export const infoCommand: CommandSpec<object> = {
  name: 'info',
  summary: 'what is there: library, versions, devices, memory',
  description:
    'Tells which library is used and why, its version, the chip and what it supports, and for each device its memory by kind and how busy it is.',
  examples: [
    ['ascendcl info', 'all devices'],
    ['ascendcl info --device 1', 'one device'],
    ['ascendcl info --json', 'the same for a program'],
  ],
  run: async ({ output, options }) => {
    const { showInfo } = await import('../info/show.js');
    return showInfo(options, output);
  },
};
