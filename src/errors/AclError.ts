import { AscendError, hideFromInspection } from './AscendError.js';
import { describeCode } from './codes/describe.js';
import type { ErrorClass } from './codes/row.js';
import { type DetailEntry, findRootCause, parseDetail } from './detail.js';
import { ABORTED, hintOf } from './hints.js';
import { type AclErrorContext, aclMessage } from './message.js';

/** What is known at the place where a native call failed. */
export interface AclErrorInit {
  /** The code the function returned, or that a stream reported later. */
  readonly code: number;
  /** The C function: `aclrtMalloc`. */
  readonly api: string;
  /** Its arguments by parameter name. Kept as they are, so give numbers and pointers rather than the objects behind. */
  readonly args?: Readonly<Record<string, unknown>> | undefined;
  /** Out parameters that it set although it failed, by parameter name. */
  readonly outputs?: Readonly<Record<string, number | bigint>> | undefined;
  /** The text of `aclGetRecentErrMsg`, read on the same thread before anything else ran there. */
  readonly detail?: string | null | undefined;
  /** What only a caller further up can know. */
  readonly context?: AclErrorContext | undefined;
}

/**
 * A native function answered with an error code. Subclasses exist where callers branch: {@link OutOfMemoryError},
 * {@link NotSupportedError}, {@link ContextError}, {@link DeviceFaultError}, {@link AclTimeoutError},
 * {@link AbortedError}.
 *
 * @example
 * ```ts
 * try {
 *   rt.synchronizeStream(stream.pointer);
 * } catch (error) {
 *   if (!(error instanceof AclError && error.retryable)) throw error;
 *   console.warn(`once more: ${error.hint}`);
 * }
 * ```
 */
export class AclError extends AscendError {
  static {
    AclError.prototype.name = 'AclError';
  }

  /** The native error code: 107002. */
  readonly code: number;
  /** The C constant of the code: `ACL_ERROR_RT_CONTEXT_NULL`. */
  readonly codeName: string;
  /** The C function that failed. */
  readonly api: string;
  /** The arguments of the call by parameter name. */
  readonly args: Readonly<Record<string, unknown>>;
  /**
   * What the call says beside the code, in out parameters by name: `failIndex` of `aclrtMemcpyBatch` is the number of
   * the item that failed. Empty for most functions, and when the call did not get as far.
   */
  readonly outputs: Readonly<Record<string, number | bigint>>;
  /** Who has to act: the script, the machine, the device … */
  readonly class: ErrorClass;
  /** What to do next. */
  readonly hint: string;
  /** True when the same call may succeed later, after waiting or releasing something. */
  readonly retryable: boolean;
  // `declare`, here and in the subclasses: an optional field that nothing is known of must not exist, not be undefined.
  /** The library's own text, unchanged; absent when it said nothing. */
  declare readonly detail?: string;
  /** The message of {@link detail} that explains the failure best. */
  declare readonly rootCause?: DetailEntry;
  /** What callers further up added. */
  readonly context: AclErrorContext;

  /** @internal The code of an error that a script makes of a text. */
  static readonly usualCode: number = 500000;

  /**
   * @param init what is known of the failure; or a text, for an error of the script's own making, which then is its
   *   message, with the code that is usual for the class
   */
  constructor(init: AclErrorInit | string) {
    const text = typeof init === 'string' ? init : undefined;
    const known: Partial<AclErrorInit> = typeof init === 'object' && init !== null ? init : {};
    const { code = new.target.usualCode, api = '', args = {}, outputs = {}, detail, context = {} } = known;
    const description = describeCode(code);
    const rootCause = findRootCause(parseDetail(detail), code);
    const options = context.cause === undefined ? undefined : { cause: context.cause };
    const hint = (context.abortedBy === undefined ? hintOf(code, api) : ABORTED) ?? description.hint;
    super(
      `ERR_ACL_${code}`,
      text ?? aclMessage({ description, hint, api, args, outputs, rootCause, context }),
      options,
    );
    this.code = code;
    this.codeName = description.name;
    this.api = api;
    this.args = args;
    this.outputs = outputs;
    this.class = description.class;
    this.hint = hint;
    this.retryable = description.retryable;
    if (detail) this.detail = detail;
    if (rootCause !== undefined) this.rootCause = rootCause;
    this.context = context;
    hideFromInspection(this, [
      'args',
      'outputs',
      'hint',
      'detail',
      'rootCause',
      'context',
      'class',
      'retryable',
    ]);
  }
}
