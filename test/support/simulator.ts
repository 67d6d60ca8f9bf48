import * as simulator from '../../generated/simulator/control.js';
import { aclsimObjectKind } from '../../generated/simulator/control-types.js';

/** What is alive in the simulator: number of objects by kind, in words. */
export function livingObjects(): string {
  return Object.entries(aclsimObjectKind)
    .filter(([name]) => name !== 'ACLSIM_OBJECT_KINDS')
    .flatMap(([name, kind]) => {
      const count = simulator.getLiveObjects(kind);
      return count === 0n ? [] : [`${count} × ${name.replace('ACLSIM_OBJECT_', '')}`];
    })
    .join(', ');
}

/** Takes the findings of the simulator away. @returns them in words */
export function takeFindings(): string[] {
  const found = Array.from({ length: Number(simulator.getFindingCount()) }, (_, index) => {
    const { function: name, message, history } = simulator.getFinding(index);
    return `${name}: ${message} (${history})`;
  });
  simulator.clearFindings();
  return found;
}
