import type { DeviceArray } from '../../index.js';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import type { GlobalOptions } from '../global-options.js';
import { chosenDevice, openRuntime } from '../session.js';
import { checkHostMemory } from '../simulator/host-memory.js';
import { Interrupt } from '../terminal/interrupt.js';
import type { Output } from '../terminal/output.js';
import { Progress } from '../terminal/progress.js';
import { table } from '../terminal/table.js';
import { bytes, duration, rate } from '../terminal/units.js';
import { type Loaded, openSource, type Source } from './source.js';
import { type Hashes, hashBoth } from './verify.js';

export interface LoadCommandOptions extends GlobalOptions {
  readonly tensor?: readonly string[];
  readonly verify?: boolean;
}

interface Row {
  readonly name: string;
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly byteLength: number;
  readonly elapsedMs: number;
  readonly hashes?: Hashes;
}

export async function runLoad(file: string, options: LoadCommandOptions, output: Output): Promise<number> {
  using ascend = await openRuntime(options, output);
  using interrupt = new Interrupt();
  using progress = new Progress(process.stderr, process.env, { hidden: output.asJson });
  const { signal } = interrupt;
  const device = chosenDevice(ascend, options);
  const { tensor: names } = options;
  const arrays: DeviceArray[] = [];
  const rows: Row[] = [];
  try {
    const source = await openSource(file, signal);
    const needed = source.byteLengthOf(names) ?? 0;
    checkHostMemory(ascend, needed, '--tensor');
    const { free } = device.memoryInfo();
    if (needed > free)
      throw new CommandError(
        `the tensors take ${bytes(needed)}, device ${device.id} (${ascend.socName ?? 'unknown chip'}) has ${bytes(free)} free; load some of them with --tensor`,
      );
    let elapsedMs = 0;
    let started = performance.now();
    const onProgress = (done: number, total: number): void =>
      progress.show(
        total === 0 ? 1 : done / total,
        `${rate((done * 1000) / (elapsedMs + performance.now() - started))}  ${bytes(done)} of ${bytes(total)}`,
      );
    const loading = { signal, onProgress, ...(names === undefined ? {} : { names }) };
    for await (const loaded of source.load(device, loading)) {
      const tookMs = performance.now() - started;
      elapsedMs += tookMs;
      arrays.push(loaded.array);
      const { dtype, shape, byteLength } = loaded.array;
      const hashes = options.verify === true ? await hashesOf(loaded, source, file, signal) : undefined;
      rows.push({
        name: loaded.name,
        dtype,
        shape,
        byteLength,
        elapsedMs: tookMs,
        ...(hashes && { hashes }),
      });
      started = performance.now();
    }
    progress.clear();
    const where = {
      file,
      device: device.id,
      backend: ascend.backend,
      elapsedMs,
      free: device.memoryInfo().free,
    };
    if (output.asJson) output.json({ ...where, byteLength: bytesOf(rows), tensors: rows.map(asData) });
    else printRows(rows, where, output);
  } catch (error) {
    if (signal.aborted) return ExitCode.interrupted;
    const isUnreadable = error instanceof Error && 'syscall' in error && !('errorCode' in error);
    throw isUnreadable ? new CommandError(error.message, ExitCode.usage, { cause: error }) : error;
  } finally {
    for (const array of arrays) array.dispose();
  }
  return rows.every(isRight) ? ExitCode.ok : ExitCode.wrongBytes;
}

async function hashesOf(loaded: Loaded, source: Source, file: string, signal: AbortSignal): Promise<Hashes> {
  const place = await source.place(loaded);
  if (place !== undefined) return hashBoth(loaded.array, place, signal);
  throw new CommandError(
    `${file} has its bytes in an archive, with checksums that loading checks: leave --verify away`,
    ExitCode.usage,
  );
}

const isRight = ({ hashes }: Row): boolean => hashes === undefined || hashes.device === hashes.file;
const bytesOf = (rows: readonly Row[]): number => rows.reduce((sum, { byteLength }) => sum + byteLength, 0);

const asData = ({ hashes, ...row }: Row): Record<string, unknown> => ({
  ...row,
  ...(hashes === undefined ? {} : { sha256: hashes.device, verified: hashes.device === hashes.file }),
});

function printRows(
  rows: readonly Row[],
  where: {
    readonly file: string;
    readonly device: number;
    readonly elapsedMs: number;
    readonly free: number;
  },
  output: Output,
): void {
  const { style } = output;
  const withHashes = rows.some(({ hashes }) => hashes !== undefined);
  const columns = [
    { title: 'tensor', flexible: 'cut' as const },
    { title: 'type' },
    { title: 'shape' },
    { title: 'size', align: 'right' as const },
    ...(withHashes ? [{ title: 'sha256' }] : []),
  ];
  const lines = rows.map((row) => [
    row.name === '' ? '-' : row.name,
    row.dtype,
    row.shape.length === 0 ? 'one element' : row.shape.join(' × '),
    bytes(row.byteLength),
    ...(row.hashes === undefined
      ? []
      : [isRight(row) ? row.hashes.device.slice(0, 16) : style.red('differs from the file')]),
  ]);
  output.print(...table(columns, lines, { width: output.drawingColumns, styleTitle: style.bold }));
  const total = bytesOf(rows);
  const speed = rate((total * 1000) / where.elapsedMs);
  output.print(
    `${rows.length} ${rows.length === 1 ? 'tensor' : 'tensors'}, ${bytes(total)} in ${duration(where.elapsedMs)}, ${speed}; ${bytes(where.free)} are free on device ${where.device}.`,
  );
  if (withHashes)
    output.print(
      rows.every(isRight)
        ? style.green('The device has the bytes of the file.')
        : style.red(style.bold('The device has other bytes than the file.')),
    );
}
