/** Nanoseconds of one operation, after a warm-up. */
export function timed(work, times = 50_000) {
  for (let i = 0; i < times / 5; i += 1) work();
  const start = process.hrtime.bigint();
  for (let i = 0; i < times; i += 1) work();
  return Number(process.hrtime.bigint() - start) / times;
}
