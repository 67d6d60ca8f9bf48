import type { CommandSpec } from '../command.js';
import type { LoadCommandOptions } from '../load/run.js';

export const loadCommand: CommandSpec<LoadCommandOptions> = {
  name: 'load',
  args: '<file>',
  summary: 'load arrays of a file onto the device',
  description:
    'Loads a .npy, .npz or .safetensors file, or the index of a model in several of them (model.safetensors.index.json), and tells what is in it, whether it fits, and how fast it arrives. With --verify each tensor is read back and compared with the file by its SHA-256.',
  examples: [
    ['ascendcl load model.safetensors', 'all tensors, with their types, shapes and sizes'],
    ['ascendcl load model.safetensors.index.json --device 1', 'a model in several files'],
    [
      'ascendcl load model.safetensors --tensor lm_head.weight --verify',
      'one tensor, compared byte for byte',
    ],
    ['ascendcl load data.npz --json', 'figures for a script'],
  ],
  configure: (command) =>
    command
      .option(
        '--tensor <name>',
        'a tensor to load; repeatable (default: all)',
        (name: string, before: readonly string[] = []) => [...before, name],
      )
      .option('--verify', 'read back what was loaded, and compare it with the file'),
  run: async ({ output, options, args: [file = ''] }) => {
    const { runLoad } = await import('../load/run.js');
    return runLoad(file, options, output);
  },
};
