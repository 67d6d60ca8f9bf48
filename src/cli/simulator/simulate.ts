import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { recordingFile } from '../../recording/recording.js';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import type { GlobalOptions } from '../global-options.js';
import type { Output } from '../terminal/output.js';
import { checkMachine } from './check-machine.js';
import { type ProgramOptions, programEnvironment } from './environment.js';
import { LibraryOverlay } from './library-overlay.js';
import { readRecordings } from './recordings.js';
import { describeFindings, type ProcessReport, readReports } from './reports.js';
import { type ProgramOutcome, runProgram } from './run-program.js';

export interface SimulateOptions extends ProgramOptions, GlobalOptions {
  readonly report?: string;
  readonly findingsExitCode: number;
}

/** Runs the program on the simulator, and says at the end what the simulator has against it. */
export async function simulate(
  command: readonly string[],
  options: SimulateOptions,
  output: Output,
): Promise<number> {
  const [program = '', ...args] = command;
  if (program === '') throw new CommandError('the name of the program is empty', ExitCode.usage);
  using overlay = new LibraryOverlay();
  const env = programEnvironment(overlay, options, output.asJson);
  // After the program's environment was put together: loading the library here changes that of this process.
  await checkMachine(overlay.library, options);
  // A place that can't be written would be told when all is over.
  for (const file of [options.report, options.recordMemory]) if (file !== undefined) writeFileSync(file, '');
  const outcome = await runProgram(program, args, { env, stdoutToStderr: output.asJson });
  const reports = readReports(overlay.folder);
  if (options.recordMemory !== undefined)
    writeFileSync(
      options.recordMemory,
      JSON.stringify(recordingFile(readRecordings(overlay.folder, basename(program)))),
    );
  const found = reports.some(({ findings }) => findings.length > 0);
  const exitCode = outcome.status === 0 && found ? options.findingsExitCode : outcome.status;
  const document = { exitCode, program: { command, ...outcome }, processes: reports };
  if (options.report !== undefined) writeFileSync(options.report, `${JSON.stringify(document, null, 2)}\n`);
  if (output.asJson) output.json(document);
  else sayResult(outcome, reports, exitCode, output);
  return exitCode;
}

function sayResult(
  { status, signal }: ProgramOutcome,
  reports: readonly ProcessReport[],
  exitCode: number,
  output: Output,
): void {
  const ended = signal === null ? `ended with status ${status}` : `was ended by ${signal}`;
  const say = (text: string) => output.warn(`ascendcl sim: ${text}`);
  if (reports.some(({ findings }) => findings.length > 0)) {
    say(`${describeFindings(reports)}; the program ${ended}, exit code ${exitCode}`);
    return;
  }
  if (signal !== null) say(`the program ${ended}, exit code ${exitCode}`);
  else if (reports.length === 0)
    say(
      'the program did not use the AscendCL library, or loaded another one (--preload helps where its own path comes first)',
    );
  else if (output.terminal.isTerminal) say(`no findings; the program ${ended}`);
}
