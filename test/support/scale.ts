/** How much the torture tests do: `ASCENDCL_TORTURE=10` does ten times as much as a default run. */
export const scale = ((text: string | undefined): number => {
  if (text === undefined || text === '') return 1;
  const factor = Number(text);
  if (!(factor > 0)) throw new Error(`ASCENDCL_TORTURE is ${text}: it must be a number greater than 0`);
  return factor;
})(process.env.ASCENDCL_TORTURE);

/**
 * Whether this is a long run, `ASCENDCL_TORTURE=2` or more: it also tries what takes long and what a default run has a
 * smaller part of. `.ci/run` has a stage for it.
 */
export const isLong = scale > 1;

export const scaled = (count: number): number => Math.max(1, Math.round(count * scale));

/** Time for a test: twice what a busy machine needs for a default run, more when it does more. */
export const timeoutMs = (defaultMs: number): number => Math.max(defaultMs, defaultMs * scale);

/**
 * The seeds of a run: fixed ones, so that a failure on another machine is the same failure; `ASCENDCL_TORTURE_SEEDS`
 * names others, separated by commas.
 */
export function seeds(...usual: readonly number[]): readonly number[] {
  const named = process.env.ASCENDCL_TORTURE_SEEDS;
  return named === undefined || named === '' ? usual : named.split(',').map(Number);
}

/**
 * Pairs of rows and columns. A long run has all of them; a default run has so many that each row and each column is in
 * one.
 */
export function pairs<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
): readonly (readonly [Row, Column])[] {
  const longer = Math.max(rows.length, columns.length);
  return rows.flatMap((row, index) =>
    columns
      .filter((_, other) => isLong || isDiagonal(index, other, rows.length, columns.length, longer))
      .map((column) => [row, column] as const),
  );
}

/** Whether a line that goes down the table, and starts again at its edges, comes through a cell. */
function isDiagonal(row: number, column: number, rows: number, columns: number, steps: number): boolean {
  for (let step = 0; step < steps; step += 1)
    if (step % rows === row && step % columns === column) return true;
  return false;
}

/** One in so many of a list, from the place on that `turn` tells; all of it in a long run. */
export const someOf = <T>(all: readonly T[], oneIn: number, turn = 0): readonly T[] =>
  isLong ? all : all.filter((_, index) => (index + turn) % oneIn === 0);
