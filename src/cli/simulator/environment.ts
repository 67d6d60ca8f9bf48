/** What `ascendcl sim` sets in the environment of the program. */
import { join } from 'node:path';
import type { LibraryOverlay } from './library-overlay.js';
import type { MachineOptions } from './options.js';
import { recordingPattern } from './recordings.js';
import { reportPattern } from './reports.js';

type Value = string | number | undefined;

/** Each option, the variable that it becomes, and its text there. */
const SETTINGS: readonly (readonly [
  option: string,
  variable: string,
  value: (options: MachineOptions) => Value,
])[] = [
  ['--devices', 'ASCENDCL_SIM_DEVICES', ({ devices }) => devices],
  ['--memory', 'ASCENDCL_SIM_MEMORY', ({ memory }) => memory],
  ['--soc', 'ASCENDCL_SIM_SOC', ({ soc }) => soc],
  ['--cann', 'ASCENDCL_SIM_CANN', ({ cann }) => cann],
  ['--bandwidth', 'ASCENDCL_SIM_BANDWIDTH', ({ bandwidth }) => bandwidth],
  [
    '--latency',
    'ASCENDCL_SIM_LATENCY_US',
    ({ latency }) => (latency === undefined ? undefined : Math.round(latency * 1000)),
  ],
  ['--fault', 'ASCENDCL_SIM_FAULTS', ({ fault }) => fault?.join(',')],
  ['--lose', 'ASCENDCL_SIM_LOSE', ({ lose }) => lose?.join(',')],
  ['--bad-bit', 'ASCENDCL_SIM_BAD_BITS', ({ badBit }) => badBit?.join(',')],
  [
    '--no-uninitialised',
    'ASCENDCL_SIM_UNINITIALISED',
    ({ uninitialised }) => (uninitialised === false ? 'off' : undefined),
  ],
  [
    '--no-watch-pinned',
    'ASCENDCL_SIM_WATCH_PINNED',
    ({ watchPinned }) => (watchPinned === false ? 'off' : undefined),
  ],
  ['--config', 'ASCENDCL_SIM_CONFIG', ({ config }) => config],
];

/** The simulator's variables for these options; an option that was not given leaves what the environment says. */
export function machineEnvironment(options: MachineOptions): Record<string, string> {
  return Object.fromEntries(
    SETTINGS.flatMap(([, variable, value]) => {
      const text = value(options);
      return text === undefined ? [] : [[variable, String(text)]];
    }),
  );
}

/** The option that gave a variable its value; undefined when none did. */
export const optionOf = (variable: string, options: MachineOptions): string | undefined =>
  SETTINGS.find(([, name, value]) => name === variable && value(options) !== undefined)?.[0];

/**
 * What the program needs so that its library is the simulator.
 * @param preload also for programs whose own search path comes first
 */
function libraryEnvironment(
  { folder, library }: LibraryOverlay,
  env: NodeJS.ProcessEnv,
  preload: boolean,
): Record<string, string> {
  const first = (name: string, value: string, separator: string) =>
    env[name] ? `${value}${separator}${env[name]}` : value;
  return {
    LD_LIBRARY_PATH: first('LD_LIBRARY_PATH', folder, ':'),
    // For programs that use this package: they look there before anywhere else.
    ASCENDCL_LIBRARY: library,
    ...(preload ? { LD_PRELOAD: first('LD_PRELOAD', join(folder, 'libacl_rt.so'), ' ') } : {}),
  };
}

export interface ProgramOptions extends MachineOptions {
  readonly preload?: boolean;
  readonly recordMemory?: string;
}

/**
 * The environment that the program gets: that of this process, and what makes the simulator its library.
 * @param isQuiet whether findings go to the report only
 */
export function programEnvironment(
  overlay: LibraryOverlay,
  options: ProgramOptions,
  isQuiet: boolean,
): NodeJS.ProcessEnv {
  const reportFile = reportPattern(overlay.folder);
  return {
    ASCENDCL_SIM_WATCH_PINNED: 'on',
    ...process.env,
    ...libraryEnvironment(overlay, process.env, options.preload === true),
    ...machineEnvironment(options),
    // The simulator tells of each finding when it sees it, so that those of a program that crashes aren't lost.
    ASCENDCL_SIM_FINDINGS: isQuiet ? reportFile : `stderr,${reportFile}`,
    ...(options.recordMemory === undefined ? {} : { ASCENDCL_SIM_RECORD: recordingPattern(overlay.folder) }),
  };
}
