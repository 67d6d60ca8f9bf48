import type { ExpectedRow, Fact, Facts } from './scenario.js';

/** What a note says about a fact: the value itself, or a test that it has to pass. */
export type Expectation = Fact | ((fact: Fact) => boolean);

interface NotePattern {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[], row: ExpectedRow) => Readonly<Record<string, Expectation>>;
}

const atLeast = (minimum: number) => (fact: Fact) => typeof fact === 'number' && fact >= minimum;

/** A sentinel of the probe that a failing call has left alone; the scenarios start the out parameter with 1. */
const UNTOUCHED_CONTEXT = '0x1';

const number =
  (fact: string) =>
  ([, value]: readonly string[]) => ({ [fact]: Number(value) });

/**
 * The facts in the notes of observed.json. Notes about the stub driver's own calls say nothing about the library and are
 * left out.
 */
const PATTERNS: readonly NotePattern[] = [
  { pattern: /^dev=(-?\d+)/, read: number('dev') },
  { pattern: /\bcount=(\d+)/, read: number('count') },
  { pattern: /\bstatus=(\d+)/, read: number('status') },
  { pattern: /\bgranularity=(\d+)/, read: number('granularity') },
  { pattern: /^runMode=(\d+)/, read: number('runMode') },
  { pattern: /^wrong bytes=(\d+)/, read: number('wrongBytes') },
  { pattern: /^access=(\d+)/, read: number('access') },
  { pattern: /^ctx=/, read: () => ({ ctx: UNTOUCHED_CONTEXT }) },
  { pattern: /^major=(\d+) minor=(\d+) patch=(\d+)/, read: (m) => ({ version: m.slice(1, 4).join('.') }) },
  { pattern: /^(\d+\.\d+\.\d+)$/, read: ([, version = '']) => ({ version }) },
  {
    pattern: /^message codes: ((?:E\w+ ?)+); text present/,
    read: ([, codes = '']) => ({ text: true, codes }),
  },
  { pattern: /^NULL \(per-thread\)/, read: () => ({ text: false, codes: '' }) },
  { pattern: /^out pointer afterwards=(0x\w+)/, read: ([, out = '']) => ({ out }) },
  { pattern: /^out pointer afterwards=\(nil\)/, read: () => ({ out: '0x0' }) },
  { pattern: /^align: (2M|>=\d+)/, read: alignment },
  { pattern: /^free=(\d+) total=(\d+)/, read: amounts },
  { pattern: /\btype=(-?\d+)/, read: number('type') },
  { pattern: /\bid=(-?\d+)/, read: number('id') },
  { pattern: /\bpageSize=(\d+)/, read: number('pageSize') },
  { pattern: /^base==ptr:1 size=(\d+)/, read: ([, size]) => ({ baseIsPointer: true, size: Number(size) }) },
  { pattern: /^got expected: 1/, read: () => ({ gotExpected: true }) },
  { pattern: /^ms=\d/, read: () => ({ ms: (fact) => typeof fact === 'number' && fact > 0 }) },
  { pattern: /^yes$/, read: () => ({ current: true }) },
  { pattern: /^function returned$/, read: () => ({ function: true }) },
  { pattern: /^holds (.+)$/, read: named },
  { pattern: /^(aclError \d.*)$/, read: ([, layout = '']) => ({ layout }) },
];

/** Facts by name, as rows of our own give them: `holds least=7 greatest=0`. */
function named([, facts = '']: readonly string[]): Record<string, Expectation> {
  const pairs = facts.split(' ').map((fact) => fact.split('='));
  return Object.fromEntries(
    pairs.map(([name = '', value]) => [name, (fact: Fact) => String(fact) === value]),
  );
}

/**
 * Huge pages start at 2 MiB. Where normal pages serve the request the documentation promises 64 bytes, and what the row
 * shows beyond that is the stub driver's luck. Requests for huge pages between devices get normal ones from these calls.
 */
function alignment([, seen]: readonly string[], row: ExpectedRow): Record<string, Expectation> {
  const huge = / (HUGE_FIRST|HUGE_ONLY|HUGE1G_ONLY|HUGE1G_ONLY_P2P)$/.test(row.case);
  return { align: atLeast(huge && seen === '2M' ? 2 ** 21 : 64) };
}

/** The amount that is free depends on what the scenario holds; whether there is memory of the kind does not. */
function amounts([, free, total]: readonly string[], row: ExpectedRow): Record<string, Expectation> {
  // The stub driver has no pages of 1 GiB; a device that has them tells how many are free.
  if (/ ACL_(HBM_)?MEM_HUGE1G$/.test(row.case)) return {};
  const [least, all] = Number(free) > 0 ? [Number(total) * 0.9, Number(total)] : [0, 0];
  return { free: (fact) => typeof fact === 'number' && fact >= least && fact <= all, total: Number(total) };
}

/** What a row's note says, fact by fact. */
function factsIn(row: ExpectedRow): Readonly<Record<string, Expectation>> {
  const facts: Record<string, Expectation> = {};
  for (const { pattern, read } of PATTERNS) {
    const match = pattern.exec(row.note);
    if (match !== null) Object.assign(facts, read(match.map(String), row));
  }
  return facts;
}

/** The facts that differ from a row's note, in words; empty when all hold. */
export function differences(row: ExpectedRow, facts: Facts): string[] {
  return Object.entries(factsIn(row)).flatMap(([name, expected]) => {
    const fact = facts[name];
    if (fact === undefined) return [`${name} was not reported`];
    const holds = typeof expected === 'function' ? expected(fact) : fact === expected;
    return holds ? [] : [`${name} is ${fact}, the note says "${row.note}"`];
  });
}
