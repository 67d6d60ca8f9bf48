/**
 * Every function, called many times with arguments good and bad: `wild-calls.ts SEED ROUNDS JOURNAL [FUNCTION …]`. Prints what went
 * wrong as JSON. The journal names the call under way, for the case that the process does not survive it.
 */

import * as raw from '../../../generated/raw/index.js';
import * as simulator from '../../../generated/simulator/control.js';
import { aclsimObjectKind } from '../../../generated/simulator/control-types.js';
import { loadLibrary } from '../../../src/native/library/library.js';
import { Random } from '../../support/random.js';
import { Arguments, structType } from '../wild/arguments.js';
import { inTime, settle } from '../wild/blocking.js';
import { type ApiUnderTest, allFunctions } from '../wild/functions.js';
import { Journal, told } from '../wild/Journal.js';
import { Stock } from '../wild/Stock.js';
import { type Outcome, SLOW_MS, tryChecked, tryRaw } from '../wild/trial.js';
import { Values } from '../wild/values.js';
import { spoiled, wrongValues } from '../wild/wrong-types.js';

/** Calls of each kind to a function in a row, before the next has its turn. */
const CHECKED_CALLS = 4;
const RAW_CALLS = 2;
const WRONG_CALLS = 3;
/** Functions after which everything is ended and made anew. */
const LIFETIME = 40;
const MOST_PROBLEMS = 50;

const [seedText, roundsText, path = '', ...only] = process.argv.slice(2);
const seed = Number(seedText);
const random = new Random(seed);
const stock = new Stock(random);
const args = new Arguments(new Values(random, stock));
const problems: string[] = [];
const counts = { calls: 0, succeeded: 0, refused: 0 };
loadLibrary({ backend: 'simulator' });
const journal = new Journal(path);

function shuffled<T>(values: readonly T[]): T[] {
  const result = [...values];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = random.below(index + 1);
    [result[index], result[other]] = [result[other] as T, result[index] as T]; // both are within
  }
  return result;
}

function record(
  layer: string,
  fn: ApiUnderTest,
  given: readonly unknown[],
  outcome: Outcome,
  text: string,
): void {
  counts.calls += 1;
  if (outcome.succeeded) {
    counts.succeeded += 1;
    journal.succeeded(text);
    if (layer === 'checked') stock.keep(outcome.returned);
    stock.ended(
      fn.name,
      given.filter((value) => typeof value === 'bigint'),
    );
  }
  const slow = outcome.took > SLOW_MS ? `took ${Math.round(outcome.took)} ms` : undefined;
  const problem = outcome.verdict ?? slow;
  if (problem !== undefined && problems.length < MOST_PROBLEMS) problems.push(`${layer} ${text}: ${problem}`);
}

function renew(): void {
  stock.clear();
  stock.refill();
}

const describe = (fn: ApiUnderTest, given: readonly unknown[]): string =>
  `seed ${seed} call ${counts.calls} ${fn.name}(${given.map(told).join(', ')})`;

/** Else the configuration of a second aclInit is not even read. */
function prepare(fn: ApiUnderTest): void {
  if (fn.name === 'aclInit') raw.aclFinalize();
}

function callChecked(fn: ApiUnderTest): void {
  prepare(fn);
  const names = fn.inputs.map(({ name }) => name);
  const given = inTime(fn, names, args.checked(fn), random);
  const text = describe(fn, given);
  journal.write(`checked ${text}`);
  const outcome = tryChecked(fn, given);
  record('checked', fn, given, outcome, text);
  if (outcome.succeeded && !settle(fn, names, given)) renew();
}

function callRaw(fn: ApiUnderTest): void {
  prepare(fn);
  const names = fn.params.map(({ name }) => name);
  const given = inTime(fn, names, args.raw(fn), random);
  const text = describe(fn, given);
  journal.write(`raw ${text}`);
  const outcome = tryRaw(fn, given);
  record('raw', fn, given, outcome, text);
  if (outcome.succeeded && !settle(fn, names, given)) renew();
}

/** One argument of the wrong type among others that C would at least look at. */
function callWrongly(fn: ApiUnderTest): void {
  const { inputs } = fn;
  const index = random.below(inputs.length);
  const parameter = inputs[index];
  if (parameter === undefined) return;
  const { name, plan } = parameter;
  const given = args.checked(fn, true);
  const struct = 'struct' in plan && random.chance(0.5);
  const target = struct && plan.role !== 'struct-array' ? given[index] : undefined;
  const type = struct ? structType(plan.struct) : undefined;
  const wrong = (type && spoiled(target, type, random)) ?? random.pick(wrongValues(plan));
  given[index] = wrong;
  const text = describe(fn, given);
  journal.write(`wrong ${text}`);
  const outcome = tryChecked(fn, given, name);
  if (outcome.verdict === undefined) counts.refused += 1;
  record('wrong', fn, given, outcome, text);
}

const functions = allFunctions().filter(({ name }) => only.length === 0 || only.includes(name));
for (let round = 0; round < Number(roundsText); round += 1)
  for (const [turn, fn] of shuffled(functions).entries()) {
    if (turn % LIFETIME === 0) stock.clear();
    stock.refill();
    for (let call = 0; call < CHECKED_CALLS; call += 1) callChecked(fn);
    for (let call = 0; call < RAW_CALLS; call += 1) callRaw(fn);
    for (let call = 0; call < WRONG_CALLS; call += 1) callWrongly(fn);
  }
stock.clear();
await journal.close();
const alive = simulator.getLiveObjects(aclsimObjectKind.ACLSIM_OBJECT_KINDS);
console.log(JSON.stringify({ ...counts, functions: functions.length, alive: Number(alive), problems }));
