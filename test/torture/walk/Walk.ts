import * as simulator from '../../../generated/simulator/control.js';
import { aclsimFindingKind } from '../../../generated/simulator/control-types.js';
import type { Random } from '../../support/random.js';
import { World } from './World.js';

type FindingName = keyof typeof aclsimFindingKind;
const FINDING_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(aclsimFindingKind).map(([name, kind]) => [kind, name]),
);

/** Calls that the report of a difference shows. */
const SHOWN = 25;

/** One operation of the walk. What it can't do in the present state it leaves out, without a call. */
export interface Operation {
  readonly name: string;
  readonly weight: number;
  readonly run: (walk: Walk) => void;
}

/** Goes through operations, and compares what the library does with what the model says. */
export class Walk {
  readonly world: World;
  readonly #trace: string[] = [];
  readonly counts = new Map<string, number>();
  /** Native calls whose result was compared. */
  compared = 0;
  #step = 0;
  #operation = '';
  #done = 0;

  constructor(readonly random: Random) {
    this.world = new World(random);
  }

  /** Goes on until `steps` operations found something to do. */
  run(operations: readonly Operation[], steps: number, audit: (walk: Walk) => void, every: number): void {
    for (let attempts = 0; this.#step < steps; attempts += 1) {
      if (attempts > 100 * steps) this.#differ('nothing is left to do');
      if (!this.#perform(this.random.weighted(operations))) continue;
      this.#step += 1;
      if (this.#step % every !== 0) continue;
      this.#operation = 'audit';
      audit(this);
    }
  }

  /** @returns whether there was anything to do */
  #perform({ name, run }: Operation): boolean {
    this.#operation = name;
    const before = this.#done;
    run(this);
    if (this.#done === before) return false;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    return true;
  }

  /** Something was done that returns nothing. */
  did(what: string): void {
    this.#done += 1;
    this.#note(what);
  }

  /** Compares what a call returned. @param what the call, for the report */
  returns(actual: number, expected: number, what: string, ...findings: FindingName[]): void {
    this.compared += 1;
    this.did(`${what} → ${actual}`);
    if (actual !== expected) this.#differ(`${what} returned ${actual}, the model says ${expected}`);
    this.#compareFindings(what, findings);
  }

  /** As {@link returns} where time decides. @returns what came */
  returnsOneOf(actual: number, expected: readonly number[], what: string): number {
    this.compared += 1;
    this.did(`${what} → ${actual}`);
    if (!expected.includes(actual))
      this.#differ(`${what} returned ${actual}, the model says ${expected.join(' or ')}`);
    this.#compareFindings(what, []);
    return actual;
  }

  /** As {@link returns}, with one finding, of whatever kind. */
  returnsWithFinding(actual: number, expected: number, what: string): void {
    this.compared += 1;
    this.did(`${what} → ${actual}`);
    if (actual !== expected) this.#differ(`${what} returned ${actual}, the model says ${expected}`);
    this.equal(Number(simulator.getFindingCount()), 1, `number of findings of ${what}`);
    simulator.clearFindings();
  }

  equal(actual: unknown, expected: unknown, what: string): void {
    if (actual !== expected) this.#differ(`${what} is ${actual}, the model says ${expected}`);
  }

  equalBytes(actual: Uint8Array, expected: Uint8Array, what: string): void {
    if (Buffer.compare(actual, expected) === 0) return;
    const at = actual.findIndex((byte, index) => byte !== expected[index]);
    this.#differ(
      `${what}: byte ${at} of ${expected.length} is ${actual[at]}, the model says ${expected[at]} (${
        actual.filter((byte, index) => byte !== expected[index]).length
      } bytes differ)`,
    );
  }

  #compareFindings(what: string, expected: readonly FindingName[]): void {
    const count = Number(simulator.getFindingCount());
    if (count === 0 && expected.length === 0) return;
    const found = Array.from({ length: count }, (_, index) => simulator.getFinding(index));
    simulator.clearFindings();
    const names = found.map(({ kind }) => FINDING_NAMES.get(kind));
    if (names.sort().join() !== [...expected].sort().join())
      this.#differ(
        `${what}: findings ${JSON.stringify(found.map(({ kind, message, history }) => [FINDING_NAMES.get(kind), message, history]))}, the model says [${expected.join()}]`,
      );
  }

  #note(text: string): void {
    this.#trace.push(`${this.#step} ${this.#operation}: ${text}`);
    if (this.#trace.length > 2 * SHOWN) this.#trace.splice(0, SHOWN);
  }

  #differ(text: string): never {
    const trace = this.#trace.slice(-SHOWN).join('\n  ');
    throw new Error(
      `seed ${this.random.seed}, step ${this.#step}, ${this.#operation}: ${text}\nLast calls:\n  ${trace}`,
    );
  }
}
