/** A native object that was made and has no owner yet. */
export const unowned: { destroy: (() => void) | undefined } = { destroy: undefined };

/**
 * Makes a native object and what owns it. Where JavaScript ends in between (a time limit, the end of the stack) the native
 * object is destroyed when the next one is made, or what it lives in ends. Nothing of the script runs meanwhile.
 * @param wrap makes a lifetime, whose `attach` takes it over
 */
export function own<P, O>(create: () => P, destroy: (pointer: P) => void, wrap: (pointer: P) => O): O {
  destroyUnowned();
  const pointer = create();
  // No call in between: JavaScript does not end here.
  unowned.destroy = () => destroy(pointer);
  return wrap(pointer);
}

/** Destroys what was made and got no owner. A failure is nobody's: the native object then ends with its device. */
export function destroyUnowned(): void {
  const { destroy } = unowned;
  if (destroy === undefined) return;
  unowned.destroy = undefined;
  try {
    destroy();
  } catch {
    // As said above.
  }
}
