import { nextTick } from './clock.js';

/** What warnings of this package are told apart by. */
export type WarningCode =
  | 'ASCENDCL_SIMULATOR'
  | 'ASCENDCL_LEAK'
  | 'ASCENDCL_LATE_FAILURE'
  | 'ASCENDCL_LONG_WAIT'
  | 'ASCENDCL_UNSEEN_FAILURE';

/**
 * Warns of something that nobody is there to catch. The text is made, and the warning emitted, when the JavaScript that
 * runs has come to its end: what a script has thrown may run its code when it becomes text.
 */
export function warn(code: WarningCode, text: () => string): void {
  nextTick(() => {
    process.emitWarning(text(), { type: 'AscendWarning', code });
  });
}

/** What was thrown, as text. Never fails, whatever it is. */
export function textOfThrown(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : String(error);
  } catch {
    return 'something that can not be shown was thrown';
  }
}
