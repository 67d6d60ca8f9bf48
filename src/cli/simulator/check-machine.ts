import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import { machineEnvironment, optionOf } from './environment.js';
import type { MachineOptions } from './options.js';

/**
 * Refuses a machine that the simulator does not understand. The simulator itself is asked, in this process, so that what
 * the environment and the configuration file say is looked at, too.
 */
export async function checkMachine(library: string, options: MachineOptions): Promise<void> {
  // It reads the environment of the process, once. Nothing happens here that a report would tell of.
  Object.assign(process.env, machineEnvironment(options), { ASCENDCL_SIM_FINDINGS: 'off' });
  const { loadLibrary } = await import('../../native/index.js');
  const simulator = await import('../../../generated/simulator/control.js');
  loadLibrary({ library });
  const { text } = simulator.getConfigurationProblems(simulator.getConfigurationProblems(0).needed);
  if (text === '') return;
  const lines = text.split('\n').map((line) => inTermsOfOptions(line, options));
  throw new CommandError(`nothing was run: ${lines.join('\n  ')}`, ExitCode.usage);
}

/** A person who gave an option need not know the variable that it becomes. */
function inTermsOfOptions(line: string, options: MachineOptions): string {
  const [variable = ''] = /^\w+/.exec(line) ?? [];
  const option = optionOf(variable, options);
  return option === undefined ? line : line.replace(`${variable}="`, `${option} "`);
}
