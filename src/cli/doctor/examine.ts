import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { candidates } from '../../native/library/locate.js';
import { ExitCode } from '../exit-codes.js';
import type { GlobalOptions } from '../global-options.js';
import { ownModel } from '../model/own-model.js';
import type { Output } from '../terminal/output.js';
import { diagnose } from './diagnose.js';
import type { Evidence } from './evidence.js';
import type { Finding } from './finding.js';
import { printFindings } from './print.js';
import { runProbe } from './run-probe.js';
import type { ProbeRequest } from './stages.js';
import { holdersOf, readSystemFiles, type SystemFiles } from './system-files.js';

/** How long a step of the probe may take: the first start of a device takes seconds. */
const PATIENCE_MS = 15_000;

interface ExamineOptions extends GlobalOptions {
  readonly timeout?: number;
  readonly sysroot: string;
  readonly strict?: boolean;
}

/** Gathers what can be seen, judges it and prints the result. */
export async function examine(options: ExamineOptions, output: Output): Promise<number> {
  const started = performance.now();
  const { env } = process;
  const request: ProbeRequest = {
    device: options.device ?? 0,
    ...(options.library === undefined ? {} : { library: options.library }),
    ...(options.backend === undefined ? {} : { backend: options.backend }),
  };
  const files = readSystemFiles(options.sysroot);
  const probe = await runProbe(request, options.timeout ?? PATIENCE_MS, env);
  const evidence: Evidence = {
    request,
    env,
    files,
    probe,
    model: ownModel(),
    backend: probe.results.load?.backend,
    installed: installedLibraries(env),
    holdersOf: (name) => holdersOf(name, foldersOfLibraries(request, files, env)),
  };
  const findings: Finding[] = [
    {
      id: 'node',
      severity: 'ok',
      title: `Node.js ${process.versions.node} on ${process.platform} ${process.arch}`,
    },
    ...diagnose(evidence),
  ];
  const elapsedMs = performance.now() - started;
  const problems = findings.filter(({ severity }) => severity === 'problem').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const healthy = problems === 0 && (options.strict !== true || warnings === 0);
  if (output.asJson)
    output.json({ healthy, findings, backend: evidence.backend ?? null, elapsedMs: Math.round(elapsedMs) });
  else printFindings(findings, elapsedMs, output);
  return healthy ? ExitCode.ok : ExitCode.problem;
}

/** Libraries of CANN installations, found without the variables that lead to one. */
function installedLibraries(env: NodeJS.ProcessEnv): string[] {
  const { ASCEND_HOME_PATH: _home, ASCEND_TOOLKIT_HOME: _toolkit, ASCENDCL_LIBRARY: _library, ...rest } = env;
  return candidates({ backend: 'npu' }, rest)
    .map(({ file }) => file)
    .filter((file) => file.includes('/'));
}

/** Where a library that the loader misses may be all the same: beside the named ones, around them, in the driver. */
function foldersOfLibraries(
  request: ProbeRequest,
  { driver }: SystemFiles,
  env: NodeJS.ProcessEnv,
): string[] {
  const named = candidates(request, env).filter(({ simulator, file }) => !simulator && file.includes('/'));
  const beside = named.map(({ file }) => dirname(existsSync(file) ? realpathSync(file) : file));
  const around = beside.flatMap((folder) => subfolders(dirname(folder)));
  const ofDriver = driver === undefined ? [] : [join(driver, 'lib64'), ...subfolders(join(driver, 'lib64'))];
  // Stubs have the same names, and using them would be the next mistake.
  return [...new Set([...beside, ...around, ...ofDriver])].filter(
    (folder) => !/\/(devlib|stub)(\/|$)/.test(folder),
  );
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}
