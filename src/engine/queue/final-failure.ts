import { AclErrorCode } from '../../../generated/error-codes.js';
import { aclError, withContext } from '../../errors/acl-error-factory.js';
import { AclError, DeviceFaultError, type QueuedOperation } from '../../errors/index.js';

/** The stream is no more. */
const GONE: ReadonlySet<number> = new Set([
  AclErrorCode.ACL_ERROR_RT_INVALID_HANDLE,
  AclErrorCode.ACL_ERROR_RT_CONTEXT_NULL,
]);

/**
 * The failure to tell when what the library says of a stream means that nothing is queued there any more: its device is
 * lost, or somebody else has ended the stream, its context or its device. Undefined for any other error.
 * @param because why they ended, where it is known
 */
export function finalFailure(
  error: unknown,
  operations: readonly QueuedOperation[],
  because = 'its stream, context or device was ended elsewhere',
): AclError | undefined {
  if (!(error instanceof AclError)) return undefined;
  if (error instanceof DeviceFaultError) return withContext(error, { operations });
  const { api, args, code } = error;
  const contextIsGone = api === 'aclrtSetCurrentContext' && code === AclErrorCode.ACL_ERROR_RT_PARAM_INVALID;
  if (!GONE.has(code) && !contextIsGone) return undefined;
  return aclError({
    code: AclErrorCode.ACL_ERROR_RT_STREAM_ABORT,
    api,
    args,
    context: { abortedBy: because, operations, cause: error },
  });
}

/** The failure to tell when queued work was dropped. `by`: the function that dropped it; `because`: why, if not as such. */
export const abortedFailure = (by: string, operations: readonly QueuedOperation[], because = by): AclError =>
  aclError({
    code: AclErrorCode.ACL_ERROR_RT_STREAM_ABORT,
    api: by,
    context: { abortedBy: because, operations },
  });
