import { Option } from 'commander';
import type { CommandSpec } from '../command.js';
import { type ChangeClass, CLASSES, classOf } from '../diff/change.js';
import { ExitCode } from '../exit-codes.js';

interface DiffOptions {
  readonly failOn?: ChangeClass;
  readonly only?: ChangeClass;
}

export const diffCommand: CommandSpec<DiffOptions> = {
  name: 'diff',
  args: '<old> <new>',
  summary: 'what changed between two CANN header sets',
  description:
    'Compares two header sets and sorts the changes: ABI (built programs go wrong), source (an edit may be needed) and additions. ' +
    'Each may be an include directory, a CANN installation, an api.json or folder of `ascendcl generate`, or the word "package" for the headers that this package was made from.',
  examples: [
    ['ascendcl diff cann-9.0/include cann-9.1/include', 'two include directories'],
    ['ascendcl diff package $ASCEND_HOME_PATH', 'this package and the CANN that is installed'],
    ['ascendcl diff --fail-on abi old new', 'for CI: exit code 5 when the ABI changed'],
  ],
  configure: (command) => {
    const classes = Object.keys(CLASSES);
    command
      .addOption(new Option('--only <class>', 'print only changes of this class').choices(classes))
      .addOption(
        new Option('--fail-on <class>', 'exit code 5 when there are such changes, or worse ones').choices(
          classes,
        ),
      );
  },
  run: async ({ output, options, args }) => {
    const { compareModels } = await import('../diff/compare.js');
    const { printChanges } = await import('../diff/print.js');
    const { modelOf } = await import('../generator/header-set.js');
    const [old = '', young = ''] = args;
    const [before, after] = [await modelOf(old), await modelOf(young)];
    const all = compareModels(before, after);
    if (output.asJson)
      output.json({
        old: before.version,
        new: after.version,
        changes: all
          .map((change) => ({ class: classOf(change.severity), ...change }))
          .filter((change) => options.only === undefined || change.class === options.only),
      });
    else {
      const name = (version: string | null, path: string) => (version === null ? path : `CANN ${version}`);
      output.print(
        `${output.style.bold(name(before.version, old))} → ${output.style.bold(name(after.version, young))}`,
      );
      printChanges(all, options.only, output);
    }
    const order = Object.keys(CLASSES) as ChangeClass[];
    const limit = options.failOn === undefined ? -1 : order.indexOf(options.failOn);
    return all.some(({ severity }) => order.indexOf(classOf(severity)) <= limit)
      ? ExitCode.incompatible
      : ExitCode.ok;
  },
};
