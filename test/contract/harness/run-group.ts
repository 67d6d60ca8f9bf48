import { spawn } from 'node:child_process';
import { compiled } from '../../support/compiled.js';
import type { ReportedRow } from './scenario.js';

/** What a group's process left behind. */
export interface GroupReport {
  readonly rows: readonly ReportedRow[];
  /** How the process ended, and what it wrote to standard error; null when it ended well. */
  readonly failure: string | null;
}

const runner = compiled(new URL('../run-group.ts', import.meta.url));
const PARALLEL = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** Runs a group in a process of its own; a few at a time. */
export async function runGroup(group: string): Promise<GroupReport> {
  if (running === PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await start(group);
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

function start(group: string): Promise<GroupReport> {
  // Scenarios misuse the library on purpose: its findings would only be noise here.
  const env = { ASCENDCL_SIM_FINDINGS: 'off', ...process.env };
  const child = spawn(process.execPath, [runner, group], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => errors.push(data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const lines = Buffer.concat(output)
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '');
      const failure = code === 0 ? null : `ended by ${signal ?? `status ${code}`}: ${Buffer.concat(errors)}`;
      resolve({ rows: lines.map((line) => JSON.parse(line) as ReportedRow), failure });
    });
  });
}
