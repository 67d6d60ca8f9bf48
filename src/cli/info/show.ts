import { loadedLibrary } from '../../native/index.js';
import { ExitCode } from '../exit-codes.js';
import type { GlobalOptions } from '../global-options.js';
import { ownModel, productNames } from '../model/own-model.js';
import { chosenDevice, openRuntime } from '../session.js';
import type { Output } from '../terminal/output.js';
import { readMachine } from './machine.js';
import { printMachine } from './print.js';

export async function showInfo(options: GlobalOptions, output: Output): Promise<number> {
  using ascend = await openRuntime(options, output);
  const model = ownModel();
  const devices = options.device === undefined ? ascend.devices() : [chosenDevice(ascend, options)];
  const machine = readMachine(ascend, devices, {
    headers: model.version,
    functionNames: model.functions.map(({ name }) => name),
    origin: loadedLibrary()?.origin ?? 'unknown',
  });
  if (output.asJson) output.json(machine);
  else printMachine(machine, productOf(machine.soc), output);
  return ExitCode.ok;
}

/** The product line of a chip, in the words of the reference. */
function productOf(soc: string | null): string | undefined {
  const prefixes: readonly (readonly [string, string])[] = [
    ['Ascend910_93', 'A3'],
    ['Ascend910B', '910b'],
    ['Ascend910', '910'],
    ['Ascend950', '950'],
    ['Ascend310P', '310p'],
    ['Ascend310B', '310b'],
  ];
  const key = prefixes.find(([prefix]) => soc?.startsWith(prefix))?.[1];
  return key === undefined ? undefined : productNames()[key];
}
