import { AscendError } from './AscendError.js';

/** What is known of a handle that was used after its end. */
export interface DisposedErrorInit {
  /** The kind of handle: `DeviceMemory`. */
  readonly kind: string;
  /** The method that refused it. */
  readonly api: string;
  /** The parameter that gave the handle; absent when it is the method's own. */
  readonly parameter?: string | undefined;
  /** Why the handle ended, when it was not by its own `dispose()`. */
  readonly because?: string | undefined;
}

/**
 * A handle was used after its end. Nothing native was called.
 *
 * @example
 * ```ts
 * memory.dispose();
 * try {
 *   memory.fill(0);
 * } catch (error) {
 *   if (error instanceof DisposedError) console.error(error.kind, error.api); // DeviceMemory DeviceMemory.fill
 * }
 * ```
 */
export class DisposedError extends AscendError {
  static {
    DisposedError.prototype.name = 'DisposedError';
  }
  /** The kind of handle: `DeviceMemory`. */
  readonly kind: string;
  /** The method that refused it: `DeviceMemory.copyFrom`, `Stream.wait`. */
  readonly api: string;
  /** The parameter that gave the handle: `source`, `items[1].destination`; absent when it is the method's own. */
  readonly parameter?: string;

  /**
   * @param init what is known of the handle; or a text, for an error of the script's own making
   */
  constructor(init: DisposedErrorInit | string) {
    if (typeof init === 'string') {
      super('ERR_DISPOSED', init);
      this.kind = '';
      this.api = '';
      return;
    }
    const { kind, api, parameter, because = 'it was disposed' } = init;
    const which = parameter === undefined ? `this ${kind}` : `the ${kind} given as "${parameter}"`;
    super(
      'ERR_DISPOSED',
      `${api}: ${which} can no longer be used: ${because}.\n` +
        `  What to do: create a new ${kind}, or dispose of this one only after its last use; a handle ends with its parent.`,
    );
    this.kind = kind;
    this.api = api;
    if (parameter !== undefined) this.parameter = parameter;
  }
}
