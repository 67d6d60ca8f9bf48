import { Command } from 'commander';
import { type CommandSpec, makeCommand } from './command.js';
import { EXIT_CODES } from './exit-codes.js';
import { globalOptions } from './global-options.js';
import { labelled } from './terminal/text.js';

interface ProgramInit {
  readonly version: string;
  // Each command has options of its own type; the list doesn't look at them.
  readonly commands: readonly CommandSpec<never>[];
  readonly finish: (exitCode: number) => void;
}

/** The whole command line. Global options stand before the command's name or behind it. */
export function makeProgram({ version, commands, finish }: ProgramInit): Command {
  const program = new Command('ascendcl')
    .description('The AscendCL runtime of CANN from the command line: look, measure, test, try out.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .enablePositionalOptions()
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('Run "ascendcl --help" for the commands.')
    .configureHelp({ styleTitle: bold, showGlobalOptions: false });
  for (const option of globalOptions()) program.addOption(option);
  for (const spec of commands) {
    const command = makeCommand(spec, finish).copyInheritedSettings(program);
    program.addCommand(command.showHelpAfterError(`Run "ascendcl ${spec.name} --help" for its options.`));
  }
  program.addHelpText('after', AFTER_HELP);
  return program;
}

// commander takes the sequences out again where colours are not wanted.
const bold = (text: string): string => `\x1b[1m${text}\x1b[22m`;

const EXAMPLES: readonly (readonly [line: string, what: string])[] = [
  ['ascendcl doctor', "why the device can't be used"],
  ['ascendcl info', 'library, devices, memory'],
  ['ascendcl api mapMem', 'explain a function'],
  ['ascendcl sim -- python3 prog.py', 'run any program on the simulator'],
  ['ascendcl --backend simulator repl', 'try the API without a device'],
];

/** Texts to the right of a column of labels, in lines that 80 columns hold. */
function block(rows: readonly (readonly [label: string, text: string])[], width: number): string {
  return rows
    .map(([label, text]) => `  ${labelled(label, text, width, 76)}`.replaceAll('\n', '\n  '))
    .join('\n');
}

const AFTER_HELP = `
Examples:
${block(
  EXAMPLES.map(([line, what]) => [`$ ${line}`, what]),
  38,
)}

Exit codes:
${block(
  EXIT_CODES.map(([code, meaning]) => [String(code), meaning]),
  7,
)}

Environment:
${block(
  [
    ['ASCENDCL_LIBRARY', 'the C library, or its folder'],
    ['ASCEND_HOME_PATH', 'the CANN installation'],
    ['NO_COLOR', 'no colours'],
  ],
  18,
)}`;
