import { type REPLEval, type REPLServer, Recoverable } from 'node:repl';

/** Looks over the prompt's shoulder: Node.js tells neither whether code was finished nor results from errors. */
export class Evaluation {
  #isFinished = true;
  #isResult = false;

  /** To be called before the first line arrives. */
  watch(server: REPLServer): void {
    // Node.js calls it as a property of the server; its types call it read-only.
    const replaceable: { eval: REPLEval } = server;
    const evaluate = server.eval;
    replaceable.eval = (code, context, file, callback) =>
      evaluate.call(server, code, context, file, (error, value) => {
        this.#isFinished = !(error instanceof Recoverable);
        this.#isResult = error === null && value !== undefined;
        callback(error, value);
      });
  }

  /** False when the last line went on to another that did not come. */
  get isFinished(): boolean {
    return this.#isFinished;
  }

  /** Whether the value that is written now is a result; if not, it was thrown. */
  takeIsResult(): boolean {
    const isResult = this.#isResult;
    this.#isResult = false;
    return isResult;
  }
}
