import { aclCallCodes } from './100xxx-acl-call.js';
import { runtimeCallCodes } from './107xxx-runtime-call.js';
import { graphEngineCodes } from './145xxx-graph-engine.js';
import { aclSystemCodes } from './200xxx-acl-system.js';
import { runtimeResourceCodes } from './207xxx-runtime-resource.js';
import { runtimeDeviceCodes } from './507xxx-device-fault.js';
import { runtimeInternalCodes } from './507xxx-runtime-internal.js';
import type { CodeRow, ErrorClass } from './row.js';

/** What is known about an error code of AscendCL. */
export interface CodeDescription {
  /** The number that C returns. */
  readonly code: number;
  /** The C constant: `ACL_ERROR_RT_CONTEXT_NULL`. */
  readonly name: string;
  /** Who has to act. */
  readonly class: ErrorClass;
  /** What happened, without a full stop. */
  readonly meaning: string;
  /** What to do next, in sentences. */
  readonly hint: string;
  /** True when the same call may succeed later, after waiting or releasing something. */
  readonly retryable: boolean;
  /** For a deprecated alias: the code that the runtime returns today. */
  readonly replacedBy?: number;
  /** False when the headers do not know the code and only its range speaks. */
  readonly known: boolean;
}

const tables: readonly (readonly CodeRow[])[] = [
  aclCallCodes,
  aclSystemCodes,
  graphEngineCodes,
  runtimeCallCodes,
  runtimeResourceCodes,
  runtimeInternalCodes,
  runtimeDeviceCodes,
];

const success: CodeDescription = {
  code: 0,
  name: 'ACL_SUCCESS',
  class: 'state',
  meaning: 'The call succeeded; asynchronous work is queued, not necessarily done',
  hint: 'Nothing needs to be done.',
  retryable: false,
  known: true,
};

let byCode: Map<number, CodeDescription> | undefined;

/** Built at the first question, because most programs never ask one. */
function index(): Map<number, CodeDescription> {
  if (byCode === undefined) {
    byCode = new Map([[0, success]]);
    for (const row of tables.flat()) byCode.set(row[0], describeRow(row));
  }
  return byCode;
}

function describeRow([code, name, errorClass, meaning, hint, more]: CodeRow): CodeDescription {
  const { retryable = false, ...rest } = more ?? {};
  return { code, name, class: errorClass, meaning, hint, retryable, ...rest, known: true };
}

/**
 * Describes any error code. Never fails: a code that the headers do not know is described by its range.
 *
 * @example
 * ```ts
 * describeCode(107002).name; // 'ACL_ERROR_RT_CONTEXT_NULL'
 * describeCode(107002).class; // 'program'
 * ```
 */
export function describeCode(code: number): CodeDescription {
  return index().get(code) ?? describeByRange(code);
}

/** Every known code with its description, in ascending order; `ACL_SUCCESS` is the first. */
export function allCodes(): readonly CodeDescription[] {
  return [...index().values()].sort((a, b) => a.code - b.code);
}

/** The promise of the first digit; later CANN versions add codes inside these ranges. */
function describeByRange(code: number): CodeDescription {
  const unknown = (errorClass: ErrorClass, meaning: string, hint: string, retryable = false) => ({
    code,
    name: `UNKNOWN_ACL_ERROR_${code < 0 ? `MINUS_${-code}` : code}`,
    class: errorClass,
    meaning,
    hint,
    retryable,
    known: false,
  });
  const origin = originOf(code);
  switch (Math.trunc(code / 100000)) {
    case 1:
      return unknown(
        'program',
        `${origin} refused the call for a reason this version does not know (code range 1xxxxx)`,
        'Check the arguments, the order of calls and the environment; the text of the device may say more.',
      );
    case 2:
      return unknown(
        'resource',
        `${origin} lacks a resource or the feature on this hardware (unknown code of range 2xxxxx)`,
        'Release memory, streams and events and try again; if it persists, the product or driver lacks the feature.',
        true,
      );
    case 3:
      return unknown(
        'state',
        `${origin} is in a state that does not allow the operation now (unknown code of range 3xxxxx)`,
        'Let pending work finish and try again.',
        true,
      );
    case 5:
      return unknown(
        'internal',
        `${origin} reports a failure of its own (unknown code of range 5xxxxx)`,
        'Collect the logs (ASCEND_PROCESS_LOG_PATH, default ~/ascend/log) of host and device, and reset the device.',
      );
    default:
      return unknown(
        'internal',
        'The code lies outside every range of AscendCL',
        'Check that the library is an AscendCL runtime and that it matches the headers this package was generated from.',
      );
  }
}

function originOf(code: number): string {
  const group = Math.trunc(code / 1000) % 100;
  if (group === 7) return 'The runtime';
  if (group === 45) return 'The graph engine';
  return 'The ACL layer';
}
