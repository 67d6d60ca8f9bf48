/**
 * Ends what a method has just made, because of a failure that it is about to tell. When that fails as well, the object
 * is left to its parent: the first failure is the one to tell.
 */
export function disposeQuietly(made: { dispose(): void }): void {
  try {
    made.dispose();
  } catch {
    // As said above.
  }
}
