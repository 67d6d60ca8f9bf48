import * as rt from '../../../generated/checked/index.js';
import type { EventPtr } from '../../../generated/types.js';
import { Lifetime } from '../base/Lifetime.js';
import type { EventRecord } from '../queue/EventRecord.js';
import type { NativeContext } from '../thread/DeviceLifetime.js';
import type { StreamQueue } from './StreamQueue.js';

/** A native event. Queued work that records it or waits for it counts as a use. */
export class EventLifetime extends Lifetime {
  /** Where it was recorded last. */
  record: EventRecord<StreamQueue> | undefined;

  constructor(
    parent: Lifetime,
    readonly context: NativeContext,
    readonly pointer: EventPtr,
    readonly timing: boolean,
  ) {
    super('Event', parent);
    this.attach();
  }

  protected release(): void {
    this.destroy(() => rt.destroyEvent(this.pointer));
  }
}
