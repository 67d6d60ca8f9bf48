/** Operations of a stream that were given up before they were done. */
export class Loss {
  /** Number of the last one: without limit until the script knows of the loss, since it relies on what is lost. */
  upTo = Number.POSITIVE_INFINITY;
  /** Whether the failure is known to a wait of the script, or kept for one. */
  told = false;

  constructor(
    /** Number of the last operation in front of them. */
    readonly after: number,
    readonly failure: unknown,
  ) {}

  covers(number: number): boolean {
    return number > this.after && number <= this.upTo;
  }
}
