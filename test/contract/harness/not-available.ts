/** The result of a row whose function the library lacks. */
export const notAvailable = (symbol: string, since: string | undefined): string =>
  `NOT_AVAILABLE(${symbol}, since ${since})`;
