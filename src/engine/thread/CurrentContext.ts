import * as rt from '../../../generated/checked/index.js';
import type { ContextPtr } from '../../../generated/types.js';
import { assertMayAct } from '../../native/bridge/bystander.js';
import { contextChanges } from '../../native/calls/context-changes.js';

/**
 * Which context is current on this thread. Handles make theirs current before a call; raw calls that may have changed
 * it are counted by the native layer, so that nothing is assumed after them.
 */
export class CurrentContext {
  #pointer: ContextPtr | undefined;
  #changes = -1;

  /** Makes a context current, unless it is. Costs three comparisons when it is. */
  makeCurrent(pointer: ContextPtr): void {
    assertMayAct('aclrtSetCurrentContext');
    if (pointer === this.#pointer && this.#changes === contextChanges.count) return;
    this.#pointer = undefined;
    rt.setCurrentContext(pointer);
    this.know(pointer);
  }

  /** Remembers what a native call has just made current. */
  know(pointer: ContextPtr): void {
    this.#pointer = pointer;
    this.#changes = contextChanges.count;
  }
}
