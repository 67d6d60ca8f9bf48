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
