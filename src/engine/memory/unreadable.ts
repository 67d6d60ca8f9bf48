/**
 * Runs what reads memory to show it to a person, who must get a text and no error.
 * @returns why it could not be read, in one line; undefined when it was
 */
export function whyUnreadable(read: () => void): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return `contents not shown: ${text.split('\n', 1)[0]}`;
  }
}

/** What is to be said of memory that work is queued for, which looking at it does not wait for. */
export const queuedNote = (isUsed: boolean): string =>
  isUsed ? 'queued work may still change it: not waited for' : '';
