/**
 * What a code says about who has to act:
 * - `program`: the call is wrong; correct the script.
 * - `environment`: files, configuration, driver or installation are wrong; correct the machine.
 * - `resource`: something is used up; release some of it and call again.
 * - `not-supported`: this chip, driver or CANN version can't do it; choose another way.
 * - `state`: a time-out or "not yet"; often no failure at all.
 * - `device-fault`: hardware or a kernel failed; work on the device is lost until it is repaired or reset.
 * - `internal`: the software stack failed; collect the logs.
 */
export type ErrorClass =
  | 'program'
  | 'environment'
  | 'resource'
  | 'not-supported'
  | 'state'
  | 'device-fault'
  | 'internal';

/** One row of the table of codes: code, C constant, class, meaning (no full stop), hint (sentences). */
export type CodeRow = readonly [
  code: number,
  name: string,
  errorClass: ErrorClass,
  meaning: string,
  hint: string,
  more?: { readonly retryable?: true; readonly replacedBy?: number },
];
