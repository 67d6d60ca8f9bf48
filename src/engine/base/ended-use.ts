import { AscendError, DisposedError } from '../../errors/index.js';
import type { LifetimeKind } from './kinds.js';
import type { LifetimeState } from './LifetimeScope.js';

/** Errors about handles that have ended, or can't end. */

/** `parameter`: the one that gave the object, unless it is the method's own. */
export const disposedError = (
  kind: LifetimeKind,
  state: LifetimeState,
  because: string | undefined,
  api: string,
  parameter: string | undefined,
): DisposedError =>
  new DisposedError({
    kind,
    api,
    parameter,
    because: because ?? (state === 'closing' ? CLOSING : undefined),
  });

const CLOSING = 'it was disposed; it ends when the work that uses it is done';

export const stillInUse = (kind: LifetimeKind): AscendError =>
  new AscendError(
    'ERR_IN_USE',
    `${kind}.dispose: queued work still uses this ${kind}, and could not be waited for.\n` +
      '  What to do: see what the streams report, then dispose again.',
  );
