import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import type { GlobalOptions } from '../global-options.js';
import { chosenDevice, openRuntime } from '../session.js';
import { checkHostMemory } from '../simulator/host-memory.js';
import { Interrupt } from '../terminal/interrupt.js';
import type { Output } from '../terminal/output.js';
import { Progress } from '../terminal/progress.js';
import { bytes, duration, rate } from '../terminal/units.js';
import type { MemoryError } from './compare.js';
import { PATTERN_NAMES, type PatternName, patternsFor } from './patterns.js';
import { type TestResult, testMemory } from './test-memory.js';

export interface MemtestOptions extends GlobalOptions {
  readonly share?: number;
  readonly size?: number;
  readonly pattern?: readonly PatternName[];
  readonly seed?: number;
  readonly quick?: boolean;
  readonly maxErrors: number;
}

const MIB = 1024 * 1024;
const DEFAULT_SHARE = 0.5;
/** The simulator's device memory is memory of this machine: half of 64 GiB would be too much of it. */
const SIMULATOR_SIZE = 256 * MIB;
const QUICK_SIZE = 32 * MIB;

export async function runMemtest(options: MemtestOptions, output: Output): Promise<number> {
  using ascend = await openRuntime(options, output);
  using interrupt = new Interrupt();
  using progress = new Progress(process.stderr, process.env, { hidden: output.asJson });
  const device = chosenDevice(ascend, options);
  const { free } = device.memoryInfo();
  const byteLength = sizeToTest(options, free, ascend.backend === 'simulator');
  checkHostMemory(ascend, byteLength, '--size');
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const where = `device ${device.id} (${ascend.socName ?? 'unknown chip'}), ${ascend.backend}`;
  if (!output.asJson)
    output.print(
      output.style.bold(where),
      `Testing ${bytes(byteLength)} of ${bytes(free)} free memory, seed ${seed}.`,
    );
  const result = await testMemory(device, {
    byteLength,
    patterns: patternsFor(options.pattern ?? PATTERN_NAMES, seed, options.quick === true),
    signal: interrupt.signal,
    errorLimit: options.maxErrors,
    onProgress: ({ fraction, pattern, phase, bytesPerSecond, errorCount }) =>
      progress.show(
        fraction,
        `${rate(bytesPerSecond)}  ${phase} ${pattern.description}${errorCount > 0 ? `, ${errorCount} errors` : ''}`,
      ),
  });
  progress.clear();
  if (output.asJson) output.json({ device: device.id, backend: ascend.backend, seed, ...withHex(result) });
  else printResult(result, output);
  if (result.errorCount > 0) return ExitCode.wrongBytes;
  return result.interrupted ? ExitCode.interrupted : ExitCode.ok;
}

function sizeToTest({ size, share, quick }: MemtestOptions, free: number, simulated: boolean): number {
  const wanted =
    size ??
    (share !== undefined
      ? free * share
      : quick
        ? QUICK_SIZE
        : simulated
          ? SIMULATOR_SIZE
          : free * DEFAULT_SHARE);
  const whole = Math.floor(Math.min(wanted, free) / 512) * 512;
  if (whole < 512) throw new CommandError(`there is nothing to test: ${bytes(free)} are free`);
  return whole;
}

function printResult(result: TestResult, output: Output): void {
  const { style } = output;
  for (const error of result.errors) output.print(...errorLines(error, output));
  const more = result.errorCount - result.errors.length;
  if (more > 0) output.print(style.dim(`… and ${more} more words`));
  const speed = rate((result.bytesMoved * 1000) / result.elapsedMs);
  const done = `${result.passes.length} ${result.passes.length === 1 ? 'pass' : 'passes'} over ${bytes(result.byteLength)} in ${duration(result.elapsedMs)}, ${speed}`;
  if (result.interrupted) output.print(style.yellow(`Stopped. ${done}.`));
  output.print(
    result.errorCount > 0
      ? style.red(
          style.bold(`${result.errorCount} ${result.errorCount === 1 ? 'word' : 'words'} came back wrong.`),
        ) + (result.interrupted ? '' : ` ${done}.`)
      : result.interrupted
        ? 'No errors so far.'
        : `${style.green(style.bold('No errors.'))} ${done}.`,
  );
}

function errorLines(
  { address, expected, actual, bits, pattern, lasting }: MemoryError,
  { style }: Output,
): string[] {
  const places =
    bits.length > 8 ? `${bits.length} bits` : `${bits.length === 1 ? 'bit' : 'bits'} ${bits.join(', ')}`;
  return [
    `${style.red(hex(address))}  expected ${hex(expected)}, found ${hex(actual)}`,
    `  ${places}; pattern ${pattern}; ${lasting ? 'the same when read again' : 'right when read again'}`,
  ];
}

const hex = (value: bigint): string => `0x${value.toString(16).padStart(16, '0')}`;

/** 64-bit numbers as text that a person recognises in a debugger. */
function withHex({ errors, blocks, ...rest }: TestResult): Record<string, unknown> {
  return {
    ...rest,
    blocks: blocks.map((block) => ({ ...block, address: hex(block.address) })),
    errors: errors.map((error) => ({
      ...error,
      address: hex(error.address),
      expected: hex(error.expected),
      actual: hex(error.actual),
    })),
  };
}
