import { AclErrorCode } from '../../../generated/error-codes.js';
import { aclError } from '../../errors/acl-error-factory.js';
import type { AclError, ReachedLimit } from '../../errors/index.js';

/** What a resource had left when it could not serve a request. */
export interface Remaining {
  /** The resource, for a person. */
  readonly name: string;
  readonly free?: number | undefined;
  readonly total?: number | undefined;
  readonly held?: number | undefined;
  readonly largestFree?: number | undefined;
}

/** The error of a resource that could not serve a request, with the limit that was hit and what is left there. */
export function shortageError(
  api: string,
  requested: number,
  remaining: Remaining,
  cause: AclError | undefined,
): AclError {
  const own: ReachedLimit = {
    name: remaining.name,
    unit: 'bytes',
    ...(remaining.free === undefined ? {} : { free: remaining.free }),
    ...(remaining.total === undefined ? {} : { total: remaining.total }),
    ...(remaining.held === undefined ? {} : { held: remaining.held }),
    ...(remaining.largestFree === undefined ? {} : { largestFree: remaining.largestFree }),
  };
  const { limits = [], ...context } = cause?.context ?? {};
  return aclError({
    api,
    code: AclErrorCode.ACL_ERROR_RT_MEMORY_ALLOCATION,
    args: { byteLength: requested },
    context: { ...context, requested, limits: [own, ...limits], ...(cause === undefined ? {} : { cause }) },
  });
}
