/** Timings side by side: every contender runs in every round, so that what else the machine does hits all alike. */

export interface Contender {
  readonly name: string;
  /** Does the work `times` times. */
  readonly run: (times: number) => void;
}

export interface Measured {
  readonly name: string;
  /** Median nanoseconds of one operation. */
  readonly nanoseconds: number;
  /** Median over the rounds of this contender's time through the first contender's. */
  readonly ratio: number;
}

/** Times each contender in turn, round by round. The first is the yardstick of the ratios. */
export function sideBySide(contenders: readonly Contender[], times: number, rounds = 15): Measured[] {
  for (const { run } of contenders) run(Math.max(1, Math.ceil(times / 4)));
  const perRound: number[][] = [];
  for (let round = 0; round < rounds; round += 1)
    perRound.push(contenders.map(({ run }) => nanosecondsOf(() => run(times)) / times));
  return contenders.map(({ name }, index) => ({
    name,
    nanoseconds: median(perRound.map((round) => round[index] as number)),
    ratio: median(perRound.map((round) => (round[index] as number) / (round[0] as number))),
  }));
}

function nanosecondsOf(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** One table: operation, contender, time, ratio to the first contender. */
export function printTable(title: string, rows: readonly Measured[], target = ''): void {
  console.log(`\n${title}${target === '' ? '' : `  (target: ${target})`}`);
  for (const { name, nanoseconds, ratio } of rows)
    console.log(`  ${name.padEnd(34)} ${format(nanoseconds).padStart(12)}   ${ratio.toFixed(2)} ×`);
}

function format(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(0)} ns`;
  return nanoseconds < 1e6 ? `${(nanoseconds / 1e3).toFixed(2)} µs` : `${(nanoseconds / 1e6).toFixed(2)} ms`;
}
