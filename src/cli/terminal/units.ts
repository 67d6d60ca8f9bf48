const BINARY = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'];

/** Bytes for people: three digits and a binary unit. `1536` → `1.5 KiB`. */
export function bytes(count: number | bigint): string {
  let value = Number(count);
  let unit = 0;
  while (Math.abs(value) >= 1023.5 && unit < BINARY.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? value : short(value)} ${BINARY[unit]}`;
}

/** Three significant digits, with trailing zeros: figures of a column stand below each other. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return value.toFixed(Math.abs(value) >= 99.95 ? 0 : Math.abs(value) >= 9.995 ? 1 : 2);
}

/** Three significant digits, no trailing zeros behind the point. */
export function short(value: number): string {
  const text = figure(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Bandwidth in decimal units, as data sheets state it: `12.3 GB/s`. */
export function rate(bytesPerSecond: number): string {
  const units = ['B/s', 'kB/s', 'MB/s', 'GB/s', 'TB/s'];
  let value = bytesPerSecond;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${short(value)} ${units[unit]}`;
}

/** `450 µs`, `12 ms`, `3.4 s`, `2 min 05 s`, `1 h 02 min`. */
export function duration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '-';
  if (milliseconds < 1) return `${short(milliseconds * 1000)} µs`;
  if (milliseconds < 999.5) return `${short(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${short(seconds)} s`;
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
  return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`;
}

const FACTORS: Readonly<Record<string, number>> = { '': 0, k: 10, m: 20, g: 30, t: 40 };

/**
 * Reads a size: `4096`, `64K`, `1.5MiB`, `2 GB`; letters mean powers of 1024. `0.3G` is no whole number of bytes and becomes
 * the nearest one. Undefined when it is none.
 */
export function parseBytes(text: string): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*([kmgt]?)(?:i?b)?\s*$/i.exec(text);
  if (match === null) return undefined;
  const [, figures = '', letter = ''] = match;
  const value = Number(figures) * 2 ** (FACTORS[letter.toLowerCase()] ?? 0);
  const whole = letter === '' ? value : Math.round(value);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/** Reads a time: `250ms`, `2s`, `1.5` (seconds), `1min`. In milliseconds; undefined when it is none. */
export function parseDuration(text: string): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|min|h)?\s*$/i.exec(text);
  if (match === null) return undefined;
  const factors: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 };
  return Number(match[1]) * (factors[(match[2] ?? 's').toLowerCase()] ?? 1000);
}
