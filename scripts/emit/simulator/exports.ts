/**
 * Export lists: which symbols the library of a CANN version has, as linker version scripts. A build with such a list lacks
 * what that version lacks, so that code for older CANN can be tested.
 */
import type { ApiFunction } from '../../../src/model/api-model.js';
import { versionCode } from './version.js';

export const exportListVersions = ['8.1.RC1', '8.5.0', '9.0.0', '9.1.0'] as const;

/** Declared in the headers, missing from the symbol table of the real library (seen in a build of the open runtime). */
const DECLARED_ONLY: ReadonlySet<string> = new Set([
  'aclopStartDumpArgs',
  'aclopStopDumpArgs',
  'aclrtCreateStreamV2',
  'aclrtDestroyStreamConfigHandle',
  'aclrtProcessHostFunc',
  'aclrtSetStreamConfigOpt',
  'aclrtSubscribeHostFunc',
]);

export function emitExportList(functions: readonly ApiFunction[], version: string): string {
  const names = functions.filter((fn) => isExported(fn, version)).map((fn) => fn.name);
  return `{\n  global:\n${names.map((name) => `    ${name};`).join('\n')}\n    aclsim*;\n  local:\n    *;\n};\n`;
}

function isExported(fn: ApiFunction, version: string): boolean {
  const code = versionCode(version);
  const open = code >= versionCode('8.5.0');
  if (open && DECLARED_ONLY.has(fn.name)) {
    return false;
  }
  const since = fn.since === undefined ? 0 : versionCode(fn.since);
  const last = fn.last === undefined ? 0xffffffff : versionCode(fn.last);
  return since <= code && code <= last;
}
