import { checkFlag, checkPath, readOptions } from '../engine/arguments/options.js';
import { HANDLE } from '../engine/base/Resource.js';
import { Session } from '../engine/session/Session.js';
import { InvalidArgumentError } from '../errors/index.js';
import type { Backend } from '../native/library/locate.js';
import { Ascend } from './Ascend.js';
import { type Bindings, checkBindings } from './bindings.js';
import { explainMissingFeatures } from './features.js';

/** Which library to use, and how. */
export interface OpenOptions {
  /** The library's file, or the folder that holds it. Default: `ASCENDCL_LIBRARY`, an installed CANN, the simulator. */
  readonly library?: string;
  /** Insists on a real device or on the simulator. */
  readonly backend?: Backend;
  /** A JSON file for aclInit. Only the first initialisation of a process reads it. */
  readonly configFile?: string;
  /** Remembers where handles are made, so that what is left open can be told with its line. Costs time. Default false. */
  readonly trackAllocations?: boolean;
  /**
   * The module of a folder that `ascendcl generate` made, for another CANN version than the package was made for: it is
   * then at `ascend.bindings`, and `ascend.supports` knows its functions.
   */
  readonly bindings?: Bindings;
}

const OPEN_OPTIONS = ['library', 'backend', 'configFile', 'trackAllocations', 'bindings'] as const;

/**
 * Loads and initialises the AscendCL runtime for this thread. That another component has initialised it is fine.
 *
 * Without an option, an environment variable or an installed CANN the simulator answers, and a warning says so.
 *
 * @throws InvalidArgumentError
 * @throws LibraryError when there is no usable library; it names the file, the cause and the remedy
 * @throws AscendError `ERR_LIBRARY_IN_USE` when this thread has loaded another one
 * @throws AclError: 100003 when `configFile` can't be read, 100006 when it is no JSON, 100000 when it is not what the
 *   first initialisation of the process read
 * @see aclInit
 * @example
 * ```ts
 * using ascend = openAscend();
 * using memory = ascend.device(0).allocate(1024);
 * ```
 */
export function openAscend<B extends Bindings>(
  options: OpenOptions & { readonly bindings: B },
): Ascend & { readonly bindings: B };
export function openAscend(options?: OpenOptions): Ascend;
export function openAscend(options: OpenOptions = {}): Ascend {
  const api = 'openAscend';
  const read = readOptions(options, OPEN_OPTIONS, api);
  const { library, backend, configFile, bindings } = read;
  checkBindings(bindings, api);
  if (library !== undefined) checkPath(library, api, 'options.library');
  if (configFile !== undefined) checkPath(configFile, api, 'options.configFile');
  if (backend !== undefined && backend !== 'npu' && backend !== 'simulator')
    throw new InvalidArgumentError({
      api,
      parameter: 'options.backend',
      received: backend,
      expected: `'npu' or 'simulator'`,
    });
  const trackAllocations = checkFlag(read.trackAllocations, api, 'options.trackAllocations');
  explainMissingFeatures();
  return new Ascend(HANDLE, Session.join({ library, backend, configFile, trackAllocations }), bindings);
}
