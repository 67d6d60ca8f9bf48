/** What the demo prints: numbered steps with sizes, addresses and times. */

let step = 0;

/** Runs a step and prints it with the time that it took. The result's text, if any, follows. */
export async function show<T>(
  title: string,
  work: () => T | Promise<T>,
  tell: (result: T) => string = () => '',
): Promise<T> {
  step += 1;
  const start = performance.now();
  const result = await work();
  const elapsedMs = performance.now() - start;
  const text = tell(result);
  console.log(
    `${String(step).padStart(2)}. ${title.padEnd(44)} ${elapsedMs.toFixed(2).padStart(9)} ms  ${text}`.trimEnd(),
  );
  return result;
}

export function size(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Number.isInteger(value) ? value : value.toFixed(1)} ${units[unit]}`;
}

export const address = (pointer: bigint): string => `0x${pointer.toString(16)}`;
