import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ascend, Device, OpenObject, Stream } from '../../index.js';
import type { GlobalOptions } from '../global-options.js';
import { chosenDevice, leaksAreTold, openRuntime } from '../session.js';
import type { Output } from '../terminal/output.js';

/** What a script or a prompt finds at hand, under these names. */
interface Tools {
  readonly ascend: Ascend;
  /** The device of `--device`. */
  readonly device: Device;
  /** A stream of that device, made when it is first used. */
  readonly stream: Stream;
  /** The checked functions of the API. */
  readonly rt: typeof import('../../../generated/checked/index.js');
  readonly enums: typeof import('../../../generated/enums.js');
}

/** Places in the command's own code. */
const OWN_FOLDER = dirname(fileURLToPath(import.meta.url));

/** Opens the runtime for a script: everything that it makes is remembered with its place. */
export class Toolbox implements AsyncDisposable {
  readonly tools: Tools;
  readonly #devices: readonly Device[];
  #stream: Stream | undefined;

  private constructor(tools: Omit<Tools, 'stream'>) {
    this.#devices = tools.ascend.devices();
    const streamOf = () => this.stream;
    this.tools = {
      ...tools,
      get stream() {
        return streamOf();
      },
    };
  }

  static async open(options: GlobalOptions, output: Output): Promise<Toolbox> {
    const ascend = await openRuntime(options, output, { trackAllocations: true });
    leaksAreTold();
    const rt = await import('../../../generated/checked/index.js');
    const enums = await import('../../../generated/enums.js');
    return new Toolbox({ ascend, device: chosenDevice(ascend, options), rt, enums });
  }

  get stream(): Stream {
    this.#stream ??= this.tools.device.createStream();
    return this.#stream;
  }

  /** Puts the tools into an object as properties that a script may replace, without making the stream. */
  define(target: object): void {
    for (const name of Object.keys(this.tools) as (keyof Tools)[])
      Object.defineProperty(target, name, {
        configurable: true,
        enumerable: true,
        get: () => this.tools[name],
        set: (value: unknown) =>
          Object.defineProperty(target, name, {
            value,
            writable: true,
            configurable: true,
            enumerable: true,
          }),
      });
  }

  /** What the script has open now. The stream that was made for it is not its business. */
  openObjects(): OpenObject[] {
    return this.tools.ascend.openObjects().filter(({ place }) => !place[0]?.startsWith(OWN_FOLDER));
  }

  /**
   * Ends everything, also what an Ascend that the script opened and left open still holds: at the end of the process the
   * library would list that, which the command has done, and the device would keep it.
   */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.tools.ascend[Symbol.asyncDispose]();
    for (const device of this.#devices) await device[Symbol.asyncDispose]();
  }
}
