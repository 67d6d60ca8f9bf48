import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as simulator from '../../generated/simulator/control.js';
import { AclError } from '../../src/index.js';
import { Random } from '../support/random.js';
import { isLong, scale, seeds, timeoutMs } from '../support/scale.js';
import { deviceScenarios } from './scenarios/devices.js';
import { callsOf, type Fault, LOST_DEVICE, runWithFault } from './scenarios/faults.js';
import { memoryScenarios } from './scenarios/memory.js';
import { type Scenario, Stage, type Way } from './scenarios/Scenario.js';
import { streamScenarios } from './scenarios/streams.js';

const SCENARIOS = [...deviceScenarios, ...memoryScenarios, ...streamScenarios];
const INTERNAL_ERROR = 507899;

/** Failures after which the caller goes another way, or which say something of their own. */
const OTHER_CODES = {
  'out of memory': 207001,
  'not supported': 207000,
  'a time-out': 507046,
  'a lost device': LOST_DEVICE,
} as const;

/**
 * Calls whose failure may stay untold. A question about progress that nobody waits for is asked again, and with it the
 * context is entered again; markers that nobody asked for are set again, and their events given back the next time; a
 * missing name is told as undefined.
 */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  'ask the runtime': ['aclrtGetSocName'],
  'queue much without waiting': ['aclrtCreateEventExWithFlag', 'aclrtRecordEvent', 'aclrtDestroyEvent'],
  'run host functions': ['aclrtDestroyEvent'],
  'record events, wait for them and measure': ['aclrtDestroyEvent'],
  'wait in several ways': ['aclrtDestroyEvent'],
};
/** What the end of a stream, a context or a device asks before it ends: asked again when a context could not be entered. */
const ASKED_BY_ENDS = ['aclrtSetCurrentContext'];
const mayBeUntold = (scenario: Scenario, { name }: Fault): boolean =>
  ['aclrtStreamQuery', 'aclrtQueryEventStatus', ...ASKED_BY_ENDS, ...(UNTOLD[scenario.name] ?? [])].includes(
    name,
  );

const unhandled: string[] = [];
const note = (reason: unknown): void => {
  unhandled.push(String(reason).split('\n', 1).join());
};
let listeners: NodeJS.UnhandledRejectionListener[] = [];
beforeAll(() => {
  listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
});
beforeEach(() => {
  unhandled.length = 0;
});
afterEach(() => simulator.clearFaults());

async function problemsOf(
  scenario: Scenario,
  faults: readonly Fault[],
  code: number,
  way: Way,
  mustBeTold: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  for (const fault of faults) {
    const outcome = await runWithFault(scenario, fault, code, way);
    const untold = mustBeTold && outcome.fired && !outcome.told && !mayBeUntold(scenario, fault);
    for (const problem of [...(untold ? ['nobody was told'] : []), ...outcome.problems])
      problems.push(`${fault.name}, call ${fault.nth}: ${problem}`);
    for (const reason of unhandled.splice(0))
      problems.push(`${fault.name}, call ${fault.nth}: unhandled rejection: ${reason}`);
  }
  return problems;
}

/** The first and the last call of each function; all calls in a long run. */
const representative = (faults: readonly Fault[]): readonly Fault[] =>
  isLong
    ? faults
    : faults.filter(
        ({ name, nth }) => nth === 1 || !faults.some((other) => other.name === name && other.nth > nth),
      );

const named = SCENARIOS.map((scenario) => [scenario.name, scenario] as const);

describe.each(['at once', 'waiting'] as const)(
  'a native call that fails, with what was made disposed of %s',
  (way) => {
    it.each(named)(
      'is told, leaves nothing behind and breaks nothing: %s',
      async (_name, scenario) => {
        const faults = representative(await callsOf(scenario, way));
        expect(faults.length).toBeGreaterThan(0);
        expect(await problemsOf(scenario, faults, INTERNAL_ERROR, way, true)).toEqual([]);
      },
      timeoutMs(60_000),
    );
  },
);

/** All of a long run's faults, one in so many of a default run's. */
const ONE_IN = Math.max(1, Math.round(16 / scale));

describe.each(Object.entries(OTHER_CODES))('a native call that fails with %s', (name, code) => {
  const [seed = 0] = seeds(20260822);
  it.each(named)(
    'leaves nothing behind and breaks nothing: %s',
    async (_name, scenario) => {
      const random = new Random(seed + code);
      const faults = (await callsOf(scenario, 'at once')).filter(() => random.chance(1 / ONE_IN));
      const problems = await problemsOf(scenario, faults, code, 'at once', false);
      expect(problems, `${name}, seed ${seed}`).toEqual([]);
    },
    timeoutMs(60_000),
  );
});

describe('a question about progress that fails', () => {
  it('is told to those who wait, and the wait may be tried again', async () => {
    const stage = new Stage();
    const stream = stage.device.createStream();
    const memory = stage.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    simulator.failCall('aclrtStreamQuery', 3, INTERNAL_ERROR);
    const waits = await Promise.allSettled([stream.synchronize(), stream.synchronize()]);
    for (const wait of waits) {
      expect(wait.status).toBe('rejected');
      const reason: unknown = wait.status === 'rejected' ? wait.reason : undefined;
      expect(reason).toBeInstanceOf(AclError);
      expect(reason).toMatchObject({ api: 'aclrtStreamQuery', code: INTERNAL_ERROR });
    }
    const again = stream.synchronize();
    simulator.holdStreams(0);
    await again;
    stage.ascend.dispose();
  });
});
