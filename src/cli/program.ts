import { Command } from 'commander';
import { type CommandSpec, makeCommand } from './command.js';
import { EXIT_CODES } from './exit-codes.js';
import { globalOptions } from './global-options.js';

export interface ProgramInit {
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
    const command = makeCommand(spec, finish);
    program.addCommand(command.copyInheritedSettings(program));
  }
  program.addHelpText('after', AFTER_HELP);
  return program;
}

// commander takes the sequences out again where colours are not wanted.
const bold = (text: string): string => `\x1b[1m${text}\x1b[22m`;

const AFTER_HELP = `
Examples:
  $ ascendcl doctor                         find out why the device can't be used
  $ ascendcl info                           what is there: library, devices, memory
  $ ascendcl api mapMem                     explain a function
  $ ascendcl sim -- python3 prog.py         run any program on the simulator
  $ ascendcl --backend simulator repl       try the API without a device

Exit codes:
${EXIT_CODES.map(([code, meaning]) => `  ${String(code).padEnd(6)} ${meaning}`).join('\n')}

Environment: ASCENDCL_LIBRARY and ASCEND_HOME_PATH lead to the library; NO_COLOR turns colours off.`;
