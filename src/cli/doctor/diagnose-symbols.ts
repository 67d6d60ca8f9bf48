import { basename } from 'node:path';
import { plainVersion } from '../../model/declarations.js';
import { DECLARED_ONLY } from '../model/declared-only.js';
import type { Evidence } from './evidence.js';
import type { Finding } from './finding.js';
import { compareVersions, guessVersion } from './library-version.js';

/** Without these nothing can be done on a device. */
const CORE = [
  'aclInit',
  'aclrtGetDeviceCount',
  'aclrtSetDevice',
  'aclrtResetDevice',
  'aclrtMalloc',
  'aclrtFree',
  'aclrtMemcpy',
  'aclrtCreateStream',
  'aclrtSynchronizeStream',
  'aclrtDestroyStream',
];

const missingCore = (missing: ReadonlySet<string>): string[] => CORE.filter((name) => missing.has(name));

/** Whether a missing function is a problem already. */
export const lacksCore = ({ probe }: Evidence): boolean =>
  missingCore(new Set(probe.results.symbols?.missing)).length > 0;

/** What a library of the headers' version has. */
type Promised = Pick<Evidence['model'], 'functions' | 'version'>;

/** Does the library have what the headers promise? */
export function diagnoseSymbols({ probe, model }: Evidence): Finding[] {
  const missingList = probe.results.symbols?.missing;
  if (missingList === undefined) return [];
  const missing = new Set(missingList.filter((name) => !DECLARED_ONLY.has(name)));
  const core = missingCore(missing);
  const total = model.functions.length;
  const file = basename(probe.results.load?.file ?? 'the library');
  if (core.length > 0)
    return [
      {
        id: 'symbols-missing',
        severity: 'problem',
        title: `${file} lacks ${missing.size} of ${total} functions, among them ${some(core)}`,
        remedy:
          core.length === CORE.length
            ? 'This is not the AscendCL runtime. Name libacl_rt.so (CANN 8.5 and later) or libascendcl.so (before) with --library or ASCENDCL_LIBRARY.'
            : 'The library is incomplete or of a special product. Install the CANN runtime package again, and name its library with --library.',
      },
    ];
  if (missing.size === 0)
    return [
      { id: 'symbols', severity: 'ok', title: `all ${total} functions of CANN ${model.version} are there` },
    ];
  const promised = {
    functions: model.functions.filter(({ name }) => !DECLARED_ONLY.has(name)),
    version: model.version,
  };
  return [...siblings(missing, promised), ...age(missing, promised, file)];
}

/** Profiling, dump and data transfer live in libraries of their own, which need not be installed. */
function siblings(missing: ReadonlySet<string>, model: Promised): Finding[] {
  const names = [...new Set(model.functions.map(({ library }) => library))].filter((name) => name !== MAIN);
  const gone = names.filter((name) =>
    model.functions.filter(({ library }) => library === name).every((fn) => missing.has(fn.name)),
  );
  if (gone.length === 0) return [];
  const count = model.functions.filter(({ library }) => gone.includes(library)).length;
  return [
    {
      id: 'siblings-missing',
      severity: 'note',
      title: `${gone.join(', ')}: not found, so that ${count} functions of profiling, dump or data transfer are not there`,
      remedy: 'Install the full CANN toolkit if you need them.',
    },
  ];
}

const MAIN = 'libacl_rt.so';

function age(missing: ReadonlySet<string>, model: Promised, file: string): Finding[] {
  const guess = guessVersion(model.functions, missing, MAIN);
  const lacking = model.functions.filter((fn) => fn.library === MAIN && missing.has(fn.name));
  if (guess === undefined || lacking.length === 0)
    return [{ id: 'symbols', severity: 'ok', title: `all functions of ${MAIN} are there` }];
  const own = plainVersion(model.version ?? '');
  const findings: Finding[] = [];
  if (compareVersions(guess.version, own) !== 0)
    findings.push({
      id: 'version-mismatch',
      severity: 'warning',
      title: `${file} is about CANN ${guess.version}, this package was generated from the headers of ${own}: ${lacking.length} functions are not there`,
      detail: some(lacking.map(({ name }) => name)),
      remedy:
        'Calling one of them throws NotAvailableError, all others work. `ascendcl generate` makes bindings from the headers that are installed; or install a newer CANN.',
    });
  if (guess.holes.length > 0)
    findings.push({
      id: 'symbols-missing',
      severity: 'warning',
      title: `${file} lacks ${guess.holes.length} functions that CANN ${guess.version} has: ${some(guess.holes)}`,
      remedy:
        'Calling one of them throws NotAvailableError. If you need one, check that all CANN packages are of one version.',
    });
  return findings;
}

function some(names: readonly string[]): string {
  return names.length <= 4
    ? names.join(', ')
    : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}
