import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ProbeLine, ProbeReport, ProbeRequest, Stage } from './stages.js';

/** Time to read what a process wrote that has ended. A process that the library forked may hold the pipe open for good. */
const DRAIN_MS = 100;

/**
 * Starts the probe, and ends it when one of its steps takes longer than `patienceMs`. Never throws for what the library
 * does.
 */
export function runProbe(
  request: ProbeRequest,
  patienceMs: number,
  env: NodeJS.ProcessEnv,
): Promise<ProbeReport> {
  const program = fileURLToPath(new URL('./probe.js', import.meta.url));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, JSON.stringify(request)], {
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let text = '';
    let late = false;
    const pipe = child.stdio[3] as Readable; // the last of `stdio` above
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, patienceMs);
    pipe.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      timer.refresh();
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      const failure = {
        name: error.name,
        message: `Node.js could not be started for the probe: ${error.message}`,
      };
      resolve({ results: {}, stopped: { stage: 'native', how: 'failed', failure } });
    });
    let drain: NodeJS.Timeout | undefined;
    child.on('exit', () => {
      clearTimeout(timer);
      drain = setTimeout(() => pipe.destroy(), DRAIN_MS);
    });
    // `close` comes after the pipe has been read to its end.
    child.on('close', (exitCode, signal) => {
      clearTimeout(drain);
      const ending = late ? { afterMs: patienceMs } : { signal: signal ?? `exit code ${exitCode}` };
      resolve(summarise(linesOf(text), ending));
    });
  });
}

type Ending = { readonly afterMs: number } | { readonly signal: string };

function linesOf(text: string): ProbeLine[] {
  // The last line may be cut where the process was ended.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): ProbeLine => JSON.parse(line));
}

/** What the lines say. `ending` counts when the process did not come to its end: a library may exit, too, even with 0. */
function summarise(lines: readonly ProbeLine[], ending: Ending): ProbeReport {
  const results: Record<string, unknown> = {};
  let open: Stage = 'native';
  for (const line of lines) {
    open = line.stage;
    if (line.state === 'failed')
      return { results, stopped: { stage: line.stage, how: 'failed', failure: line.failure } };
    if (line.state === 'done' && line.result !== undefined) results[line.stage] = line.result;
  }
  // Everything was done: how the process ended afterwards is the library's clean-up and harms nobody.
  if (lines.at(-1)?.stage === 'close' && lines.at(-1)?.state === 'done') return { results };
  return 'afterMs' in ending
    ? { results, stopped: { stage: open, how: 'no-answer', afterMs: ending.afterMs } }
    : { results, stopped: { stage: open, how: 'crashed', signal: ending.signal } };
}
