import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import * as simulator from '../../../generated/simulator/control.js';
import { AclError, type NativeCall } from '../../../src/index.js';
import { livingObjects, takeFindings } from '../../support/simulator.js';
import { type Scenario, Stage, type Way } from './Scenario.js';

/** One call that is made to fail. */
export interface Fault {
  readonly name: string;
  /** Which call of this function, from 1. */
  readonly nth: number;
}

export interface Outcome {
  /** What is wrong; empty when nothing is. */
  readonly problems: readonly string[];
  /** Whether the call was made at all: how often a stream is asked is a matter of time. */
  readonly fired: boolean;
  /** Whether anybody was told of the failure. */
  readonly told: boolean;
}

/**
 * A device that is lost does nothing any more, so that its work counts as ended. Here one call says that it is lost, and
 * the device goes on with what is queued.
 */
export const LOST_DEVICE = 507010;
const AFTER_THE_LOSS = /is given back while .* transfers use it|the memory has been freed/;

/** No scenario takes longer. */
const PATIENCE_MS = 10_000;

/** The native calls of an operation, and of disposing of what it made. */
export async function callsOf(scenario: Scenario, way: Way): Promise<Fault[]> {
  const stage = new Stage();
  const prepared = await scenario.prepare?.(stage);
  const counts = new Map<string, number>();
  const faults: Fault[] = [];
  const note = (message: unknown): void => {
    const { name } = message as NativeCall; // what the channel publishes
    if (name.startsWith('aclsim')) return;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    faults.push({ name, nth });
  };
  subscribe('ascendcl:call', note);
  try {
    await scenario.run(stage, prepared);
    await stage.clear(way);
  } finally {
    unsubscribe('ascendcl:call', note);
    await stage.ascend[Symbol.asyncDispose]();
  }
  return faults;
}

/**
 * Runs a scenario with one call failing. Afterwards handles must know of as many objects as before, the same operation
 * must work, and at the end nothing native may be left.
 */
export async function runWithFault(
  scenario: Scenario,
  fault: Fault,
  code: number,
  way: Way,
): Promise<Outcome> {
  const problems: string[] = [];
  const livingBefore = livingObjects();
  const warnings: string[] = [];
  const collect = (warning: Error): void => {
    warnings.push(warning.message);
  };
  process.on('warning', collect);
  let fired = false;
  const watch = (message: unknown): void => {
    const { name, result } = message as NativeCall; // what the channel publishes
    fired ||= name === fault.name && (result === code || result === null);
  };
  const stage = new Stage();
  const errors: unknown[] = [];
  try {
    const prepared = await scenario.prepare?.(stage);
    const before = stage.ascend.liveObjects().total;
    simulator.failCall(fault.name, fault.nth, code);
    subscribe('ascendcl:call', watch);
    errors.push(...(await failuresOf(async () => scenario.run(stage, prepared))));
    errors.push(...(await stage.clear(way)));
    unsubscribe('ascendcl:call', watch);
    simulator.clearFaults();
    errors.push(...(await failuresOf(() => stage.device.synchronize())));
    compare(stage, before, 'after the fault', problems);
    for (const error of await failuresOf(async () => scenario.run(stage, prepared)))
      problems.push(`the second run failed: ${error}`);
    await stage.clear(way);
    await stage.device.synchronize();
    compare(stage, before, 'after the second run', problems);
  } catch (error) {
    unsubscribe('ascendcl:call', watch);
    problems.push(`unusable: ${error instanceof Error ? error.stack : error}`);
  }
  simulator.clearFaults();
  const end =
    way === 'waiting' ? () => stage.ascend[Symbol.asyncDispose]() : async () => stage.ascend.dispose();
  for (const error of await failuresOf(end)) problems.push(`the end failed: ${error}`);
  if (livingObjects() !== livingBefore) problems.push(`left: ${livingObjects()} (before: ${livingBefore})`);
  const findings = takeFindings().filter((finding) => code !== LOST_DEVICE || !AFTER_THE_LOSS.test(finding));
  problems.push(...findings.map((finding) => `finding: ${finding}`));
  await new Promise(setImmediate); // warnings are emitted in the next turn
  process.off('warning', collect);
  const told =
    errors.some((error) => tells(error, fault, code)) || warnings.some((text) => text.includes(fault.name));
  return { problems, fired, told };
}

/** What a run throws, and that it takes too long. */
async function failuresOf(run: () => Promise<void>): Promise<unknown[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<unknown>((resolve) => {
    timer = setTimeout(() => resolve(new Error('it never ended')), PATIENCE_MS);
  });
  const failure = await Promise.race([
    run().then(
      () => undefined,
      (error: unknown) => error ?? new Error('undefined'),
    ),
    late,
  ]);
  clearTimeout(timer);
  return failure === undefined ? [] : [failure];
}

function compare(stage: Stage, before: number, when: string, problems: string[]): void {
  const live = stage.ascend.liveObjects();
  if (live.total === before) return;
  const kinds = Object.entries(live).filter(([, count]) => count > 0);
  problems.push(
    `${live.total} handles ${when}, ${before} before: ${JSON.stringify(Object.fromEntries(kinds))}`,
  );
}

/** Whether an error, or what it was made from, names the call that failed. */
function tells(error: unknown, fault: Fault, code: number): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AclError && error.api === fault.name && error.code === code) return true;
  return error.message.includes(fault.name) || tells(error.cause, fault, code);
}
