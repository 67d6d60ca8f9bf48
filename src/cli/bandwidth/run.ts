import { writeFileSync } from 'node:fs';
import { ExitCode } from '../exit-codes.js';
import type { GlobalOptions } from '../global-options.js';
import { chosenDevice, openRuntime } from '../session.js';
import { checkHostMemory } from '../simulator/host-memory.js';
import { Interrupt } from '../terminal/interrupt.js';
import type { Output } from '../terminal/output.js';
import { Progress } from '../terminal/progress.js';
import { bytes } from '../terminal/units.js';
import { measureBandwidth } from './measure.js';
import { PATH_TITLES, PATHS, type PathName } from './paths.js';
import { plainCopy } from './plain-copy.js';
import { bandwidthCsv, bandwidthSvg, printBandwidth } from './report.js';

export interface BandwidthOptions extends GlobalOptions {
  readonly sizes?: readonly number[];
  readonly path?: readonly PathName[];
  readonly quick?: boolean;
  readonly svg?: string;
  readonly csv?: string;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const QUICK_SIZES = [64 * KIB, MIB, 16 * MIB];
const SIZES = [4 * KIB, 16 * KIB, 64 * KIB, 256 * KIB, MIB, 4 * MIB, 16 * MIB, 64 * MIB];
const BUFFERS = 6;
/** Every buffer has the largest size; those of the simulator are memory of this machine. */
const DEVICE_SIZES = [...SIZES, 256 * MIB];

export async function runBandwidth(options: BandwidthOptions, output: Output): Promise<number> {
  using ascend = await openRuntime(options, output);
  const copy = await plainCopy();
  using interrupt = new Interrupt();
  using progress = new Progress(process.stderr, process.env, { hidden: output.asJson });
  const device = chosenDevice(ascend, options);
  const where = `device ${device.id} (${ascend.socName ?? 'unknown chip'}), ${ascend.backend}`;
  const defaults = options.quick ? QUICK_SIZES : ascend.backend === 'simulator' ? SIZES : DEVICE_SIZES;
  const sizes = [...(options.sizes ?? defaults)].sort((a, b) => a - b);
  checkHostMemory(ascend, BUFFERS * (sizes.at(-1) ?? 0), '--sizes');
  // A place that can't be written is told before the measurements, which take a while.
  for (const file of [options.csv, options.svg]) if (file !== undefined) writeFileSync(file, '');
  if (!output.asJson) output.print(output.style.bold(where));
  const measurements = await measureBandwidth(device, {
    sizes,
    paths: options.path ?? PATHS,
    rounds: options.quick ? 3 : 9,
    roundMs: options.quick ? 10 : 25,
    seed: 1,
    signal: interrupt.signal,
    copy,
    onStep: (path, size, done, total) => progress.show(done / total, `${PATH_TITLES[path]}, ${bytes(size)}`),
  });
  progress.clear();
  if (options.csv !== undefined) writeFileSync(options.csv, bandwidthCsv(measurements));
  if (options.svg !== undefined) writeFileSync(options.svg, bandwidthSvg(measurements, where));
  const wrong = measurements.filter(({ verified }) => !verified);
  if (output.asJson)
    output.json({
      device: device.id,
      soc: ascend.socName ?? null,
      backend: ascend.backend,
      interrupted: interrupt.signal.aborted,
      measurements,
    });
  else {
    if (measurements.length > 0) printBandwidth(measurements, output);
    for (const { path, byteLength, wrongAt } of wrong)
      output.warn(
        output.style.red(
          `wrong bytes: ${PATH_TITLES[path]}, ${bytes(byteLength)}, first at offset ${wrongAt}`,
        ),
      );
    if (wrong.length === 0)
      output.print(
        output.style.dim(
          `${interrupt.signal.aborted ? 'Stopped. ' : ''}All bytes verified, ${measurements.length} measurements.`,
        ),
      );
  }
  if (wrong.length > 0) return ExitCode.wrongBytes;
  return interrupt.signal.aborted ? ExitCode.interrupted : ExitCode.ok;
}
