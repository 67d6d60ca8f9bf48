import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect } from 'vitest';
import * as simulator from '../../generated/simulator/control.js';
import { aclsimObjectKind } from '../../generated/simulator/control-types.js';
import { type Ascend, type Device, type OpenOptions, openAscend } from '../../src/index.js';
import './versions.js';

export { simulator };

/** Native objects of all kinds that are alive. */
export const nativeObjects = (): number =>
  Number(simulator.getLiveObjects(aclsimObjectKind.ACLSIM_OBJECT_KINDS));

/** Calls of one C function, or of all of them, since the process started. */
export const callCount = (name: string | null = null): number => Number(simulator.getCallCount(name));

/** What the simulator found wrong with the calls, in short. */
export function findings(): string[] {
  return Array.from({ length: Number(simulator.getFindingCount()) }, (_, index) => {
    const { function: name, message, history } = simulator.getFinding(index);
    return `${name}: ${message} (${history})`;
  });
}

/** What a test works with. Set anew for each test. */
export interface Simulation {
  ascend: Ascend;
  device: Device;
}

/**
 * Opens the simulator before each test of the file and ends it afterwards: then nothing native may be alive, and the
 * simulator must have found nothing else.
 * @param mostLeft so many native objects may be left: JavaScript was ended between a native call and what owns its result
 */
export function useSimulation(options: OpenOptions = {}, mostLeft = 0): Simulation {
  const simulation = {} as Simulation; // filled before each test
  beforeEach(() => {
    simulation.ascend = openAscend({ backend: 'simulator', ...options });
    simulation.device = simulation.ascend.device(0);
  });
  afterEach(() => {
    simulator.holdStreams(0);
    simulator.clearFaults();
    simulator.setTransfer(0, 0);
    simulation.ascend.dispose();
    expect(nativeObjects(), 'native objects that are left').toBeLessThanOrEqual(mostLeft);
    const others = findings().filter((finding) => mostLeft === 0 || !finding.includes('left behind'));
    expect(others, 'findings of the simulator').toEqual([]);
    simulator.clearFindings();
  });
  return simulation;
}

/** Lets the event loop go round, for what happens in the background. */
export const turns = (count = 5): Promise<void> =>
  new Promise((resolve) => {
    let left = count;
    const next = (): void => {
      left -= 1;
      if (left < 0) resolve();
      else setTimeout(next, 1);
    };
    next();
  });

/** Collects garbage, and lets what notices it run. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let round = 0; round < 10; round += 1) {
    (collect as () => void)(); // V8's own function
    await turns(1);
  }
}

/** Waits until something is true, at most five seconds. */
export async function eventually(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 5000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`never came true: ${condition}`);
    await turns(1);
  }
}

/** The warnings that the process emits while `run` runs. */
export async function warningsOf(run: () => void | Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const listener = (warning: Error): void => {
    seen.push(warning.message);
  };
  process.on('warning', listener);
  try {
    await run();
    await turns(2);
  } finally {
    process.off('warning', listener);
  }
  return seen;
}

/** Bytes that differ from one another in a way that a misplaced copy would show. */
export const pattern = (byteLength: number, seed = 1): Uint8Array =>
  Uint8Array.from({ length: byteLength }, (_, index) => (index * 31 + seed * 17 + (index >> 8)) & 0xff);
