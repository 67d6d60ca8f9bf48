import { aclGetRecentErrMsg } from '../../../generated/raw/index.js';
import type { Recorder } from './scenario.js';

/** Reads the thread's recent error text as a row: whether there is one, and the message ids in it. */
export function errorTextRow(run: Recorder, name: string): void {
  let text: string | null = null;
  run.row(
    'aclGetRecentErrMsg',
    name,
    () => {
      text = aclGetRecentErrMsg();
      return 0;
    },
    () => ({ text: text !== null && text !== '', codes: codesOf(text ?? '') }),
  );
}

/** The message ids in a text. */
export const codesOf = (text: string): string => [...new Set(text.match(/\bE[A-Z]\d{4}\b/g) ?? [])].join(' ');
