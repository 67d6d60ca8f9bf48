import * as rt from '../../../generated/checked/index.js';
import { Lifetime } from '../base/Lifetime.js';
import type { MemoryBlock } from '../memory/MemoryBlock.js';
import { openedUnder } from './SharedBlock.js';

/** Device memory that other processes may open under a key. */
export class ExportLifetime extends Lifetime {
  constructor(
    readonly block: MemoryBlock,
    readonly key: string,
    readonly anyProcess: boolean,
  ) {
    super('MemoryExport', block);
    block.exposed = true;
    this.attach();
  }

  protected release(): void {
    // The runtime would close what this process has opened under the key, and leave the export.
    for (const opened of openedUnder(this.key, this.block.device))
      opened.end('its memory is no longer shared');
    this.block.device.makeCurrent();
    this.destroy(() => rt.ipcMemClose(this.key));
  }
}
