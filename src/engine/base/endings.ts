/**
 * Grows whenever the end of something begins that is not part of the end of something else. No function of the script runs
 * in the middle of an end: one that began at an earlier number and has not come to its end was cut off, with all JavaScript.
 */
export let endings = 0;

/** To be called where nothing ends: at the start of a turn of the event loop. */
export function noneIsEnding(): void {
  endings += 1;
}
