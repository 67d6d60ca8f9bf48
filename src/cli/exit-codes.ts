/** What the command tells the shell. Scripts may rely on these numbers; `ascendcl --help` prints the table. */
export const ExitCode = {
  ok: 0,
  failure: 1,
  usage: 2,
  problem: 3,
  wrongBytes: 4,
  incompatible: 5,
  findings: 6,
  notExecutable: 126,
  notFound: 127,
  interrupted: 130,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The table as people read it, in order. */
export const EXIT_CODES: readonly (readonly [code: number | string, meaning: string])[] = [
  [ExitCode.ok, 'done, nothing wrong'],
  [ExitCode.failure, 'the operation failed: the library, a device call, a script'],
  [ExitCode.usage, 'the command line is wrong: an option, a device, a file to read'],
  [ExitCode.problem, 'doctor: something keeps the device from working'],
  [ExitCode.wrongBytes, 'memtest, bandwidth, load: bytes came back wrong'],
  [ExitCode.incompatible, 'diff --fail-on: there are changes of that kind'],
  [ExitCode.findings, 'sim: the program ended well, but the simulator has findings'],
  ['1-255', 'sim: the exit status of the program, when it is not 0; 128 + n: ended by signal n'],
  [ExitCode.notExecutable, 'sim: the program may not be executed'],
  [ExitCode.notFound, 'sim: there is no such program'],
  [ExitCode.interrupted, 'stopped by Ctrl-C before the work was done'],
];
