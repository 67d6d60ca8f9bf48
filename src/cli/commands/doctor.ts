import type { CommandSpec } from '../command.js';
import { timeSpan } from '../global-options.js';

interface DoctorOptions {
  readonly timeout?: number;
  readonly sysroot: string;
  readonly strict?: boolean;
}

export const doctorCommand: CommandSpec<DoctorOptions> = {
  name: 'doctor',
  summary: "find out why the device can't be used",
  description:
    "Looks at the environment, the library, the driver, the device files and the device, and says what is wrong and what to do. The library is tried in a process of its own, so that it can't take the command down.",
  examples: [
    ['ascendcl doctor', 'examine what this machine would use'],
    ['ascendcl doctor --backend npu', 'the simulator does not count as a way out'],
    ['ascendcl doctor --library /opt/cann/lib64', 'examine one library'],
    ['ascendcl doctor --json | jq .findings[].id', 'names of what was found'],
  ],
  configure: (command) =>
    command
      .option(
        '--timeout <time>',
        'how long a step, such as opening the device, may take (default: 15s)',
        timeSpan,
      )
      .option('--strict', 'warnings count as problems')
      .option('--sysroot <folder>', 'look for device files and the driver below this folder', '/'),
  run: async ({ output, options }) => {
    const { examine } = await import('../doctor/examine.js');
    return examine(options, output);
  },
};
