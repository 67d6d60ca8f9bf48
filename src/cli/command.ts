import { Command } from 'commander';
import { reportFailure } from './failure.js';
import { type GlobalOptions, globalOptions } from './global-options.js';
import { Output } from './terminal/output.js';

/** What a command works with. */
interface CommandContext<Options> {
  readonly output: Output;
  /** The command's own options and the global ones, wherever those stood. */
  readonly options: Options & GlobalOptions;
  /** The arguments that are no options. */
  readonly args: readonly string[];
}

export interface CommandSpec<Options> {
  readonly name: string;
  /** Arguments as commander writes them: `<file> [args...]`. */
  readonly args?: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Paragraphs for the command's own help. */
  readonly description?: string;
  /** Command lines and what they do. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** Adds the command's own options. */
  readonly configure?: (command: Command) => void;
  /** Does the work. The result is the exit code. */
  readonly run: (context: CommandContext<Options>) => Promise<number> | number;
}

/** Makes commander's command. The exit code goes to `finish`. */
export function makeCommand<Options>(
  spec: CommandSpec<Options>,
  finish: (exitCode: number) => void,
): Command {
  const command = new Command(spec.name)
    .summary(spec.summary)
    .description(spec.description ?? `${spec.summary}.`)
    .helpOption('-h, --help', 'show this help');
  if (spec.args !== undefined) command.arguments(spec.args);
  spec.configure?.(command);
  for (const option of globalOptions()) command.addOption(option);
  command.addHelpText('after', `\nExamples:\n${examplesText(spec.examples)}`);
  command.action(async () => {
    const options = command.optsWithGlobals<Options & GlobalOptions>();
    const { stdout, stderr, env } = process;
    const output = new Output({ stdout, stderr, env, json: options.json === true });
    try {
      finish(await spec.run({ output, options, args: command.args }));
    } catch (error) {
      finish(reportFailure(error, output));
    }
  });
  return command;
}

function examplesText(examples: CommandSpec<unknown>['examples']): string {
  return examples.map(([line, what]) => `  $ ${line}\n      ${what}`).join('\n');
}
