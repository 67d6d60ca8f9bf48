import { aclError, withContext } from '../../errors/acl-error-factory.js';
import { withoutSeenText } from '../../errors/detail.js';
import { type AclError, type AclErrorContext, LibraryError, NotSupportedError } from '../../errors/index.js';
import { hasFunction, loadedLibrary } from '../library/library.js';
import { bindAlone } from './bind.js';
import { isExhausted } from './exhaustion.js';
import { keepingLastError } from './last-error.js';

/** aclError of a library that is there for linking only. */
const COMPILING_STUB_MODE = 100039;

const PEEK = {
  name: 'aclrtPeekAtLastError',
  library: 'libacl_rt.so',
  result: 'int32_t',
  params: ['int32_t'],
} as const;

interface TextCalls {
  /** The error text that the library keeps for this thread; reading clears it. */
  readonly recent: () => string | null;
  readonly peek: ((level: number) => number) | undefined;
}

/** How the library is asked about a failure; bound at the first one. */
let texts: TextCalls | undefined;

function textCalls(): TextCalls {
  texts ??= {
    recent: bindAlone({ name: 'aclGetRecentErrMsg', library: 'libacl_rt.so', result: 'str', params: [] }),
    peek: hasFunction(PEEK) ? bindAlone(PEEK) : undefined,
  };
  return texts;
}

/**
 * The exception for a call that returned a code other than 0. Reads the thread's error text at once: the next call of
 * this thread may replace it.
 * @throws NotAvailableError when the library has no error texts; LibraryError when no library can be loaded
 */
export function failure(
  api: string,
  code: number,
  args: Readonly<Record<string, unknown>>,
  outputs?: Readonly<Record<string, number | bigint>>,
): AclError | LibraryError {
  if (code === COMPILING_STUB_MODE)
    return new LibraryError({
      file: loadedLibrary()?.file ?? api,
      kind: 'stub',
      reason: `${api} returned ${code}: this is the stub library, made for linking only`,
      remedy:
        "remove the folder devlib (or stub) from LD_LIBRARY_PATH and source CANN's set_env.sh, or name the real library",
    });
  const { recent, peek } = textCalls();
  return keepingLastError(
    () => withFacts(aclError({ api, code, args, outputs, detail: freshText(recent()?.trim()) })),
    peek,
  );
}

/** With what the handles know, which may make calls to find out. */
function withFacts(error: AclError): AclError {
  const { api, code } = error;
  if (isExhausted(api, code) && exhaustionFacts.of !== undefined)
    return withContext(error, exhaustionFacts.of(error));
  if (!(error instanceof NotSupportedError) || supportFacts.of === undefined) return error;
  return withContext(error, supportFacts.of(api));
}

/**
 * What a failed call has set: the values of cells by parameter name. With each cell comes the value that says nothing,
 * which is in the cell before the call.
 */
export function outputsOf(
  cells: Readonly<
    Record<string, readonly [cell: ArrayLike<number> | ArrayLike<bigint>, nothing: number | bigint]>
  >,
): Record<string, number | bigint> {
  const outputs: Record<string, number | bigint> = {};
  for (const [name, [cell, nothing]] of Object.entries(cells)) {
    const value = cell[0];
    if (value !== undefined && value !== nothing) outputs[name] = value;
  }
  return outputs;
}

/**
 * Where the handles put what they know about a function that is not supported here: which chip this is, and since when
 * the function exists. This layer knows neither.
 */
export const supportFacts: {
  /** Tells about a C function. Absent until handles are used. */
  of?: (api: string) => AclErrorContext;
} = {};

/**
 * Where the handles put what they know about a call that got nothing because something is used up: what there was no more
 * of, and what holds it. The call's context is still current.
 */
export const exhaustionFacts: {
  /** Tells about a failure. Absent until handles are used. */
  of?: (error: AclError) => AclErrorContext;
} = {};

let lastText: string | undefined;

/**
 * What is new in the library's text. Text that an earlier failure already reported is left out: without a current context
 * the library gives it again.
 */
function freshText(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const fresh = withoutSeenText(text, lastText).trim();
  lastText = text;
  return fresh || undefined;
}
