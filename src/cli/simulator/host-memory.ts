import { freemem } from 'node:os';
import type { Ascend } from '../../index.js';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import { bytes } from '../terminal/units.js';

/** Node.js 20.13 and later; it knows the limits of a container. */
const available = (): number => process.availableMemory?.() ?? freemem();

/** The simulator's device memory is memory of this machine, and Linux ends processes when that is used up. */
export function checkHostMemory({ backend }: Ascend, byteLength: number, option: string): void {
  const room = available();
  if (backend !== 'simulator' || byteLength <= room) return;
  throw new CommandError(
    `the simulator would need ${bytes(byteLength)} of this machine's memory, of which ${bytes(room)} are free; ask for less with ${option}`,
    ExitCode.usage,
  );
}
