import { existsSync } from 'node:fs';
import { join } from 'node:path';
import koffi from 'koffi';
import { LibraryError } from '../../errors/index.js';
import { load } from '../library/load.js';
import { packageRoot } from '../library/package-root.js';
import type { FunctionPointer, Pointer } from '../values/pointers.js';

/** A thread of JavaScript as the bridge knows it. */
export type Port = Pointer<'port'>;
/** Memory that a custom allocator has lent to the runtime. */
export type AllocatorBlock = Pointer<'aclrtAllocatorBlock'>;

/** The bridge: the C library of this package with everything that C calls. Its sources say what each function does. */
export interface BridgeLibrary {
  readonly openPort: (dispatch: bigint) => Port | null;
  readonly closePort: (port: Port) => void;
  readonly endPort: bigint;
  readonly wakeBy: (port: Port, file: number) => void;
  readonly run: (port: Port) => void;
  readonly serve: (port: Port) => number;
  readonly addCallback: (port: Port, refusal: bigint) => number;
  readonly functionOf: (index: number) => bigint;
  readonly removeCallback: (port: Port, index: number) => void;
  readonly createBlock: (address: bigint) => AllocatorBlock | null;
  readonly isGivenBack: (block: AllocatorBlock) => number;
  readonly destroyBlock: (block: AllocatorBlock) => void;
  readonly createGate: (port: Port, cell: BigUint64Array) => number;
  readonly openGate: (cell: BigUint64Array, unused: number) => void;
  readonly runAtGate: (port: Port, cell: BigUint64Array) => void;
  readonly waitAtGate: FunctionPointer<'aclrtHostFunc'>;
  readonly giveBack: FunctionPointer<'aclrtAllocatorFreeFunc'>;
  readonly addressOfBlock: FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'>;
}

const NAME = 'libascendcl_bridge.so';

let library: BridgeLibrary | undefined;

/**
 * Loads the bridge, once.
 * @throws LibraryError when it was not built
 */
export function bridgeLibrary(): BridgeLibrary {
  library ??= open(bridgeFile());
  return library;
}

/** One that was built here, else that of the package. */
function bridgeFile(): string {
  const folder = join(packageRoot(), 'dist', 'native');
  const built = join(folder, NAME);
  const prebuilt = join(folder, process.arch, NAME);
  const file = !existsSync(built) && existsSync(prebuilt) ? prebuilt : built;
  if (existsSync(file)) return file;
  throw new LibraryError({
    file,
    kind: 'not-found',
    reason: 'callbacks, host functions and stream allocators need it, and it was not built',
    remedy:
      'install a C compiler and run `npm run build:simulator` in the repository; the published package has the file',
  });
}

function open(file: string): BridgeLibrary {
  const bridge = load(file);
  const name = (symbol: string): string => `bridge_${symbol}`;
  const func = (symbol: string, result: string, ...params: string[]): never =>
    bridge.func(name(symbol), result, params) as never; // the interface above has the signatures
  return {
    openPort: func('port_open', 'void *', 'void *'),
    closePort: func('port_close', 'void', 'void *'),
    endPort: bridge.symbol(name('port_end')),
    wakeBy: func('port_wake_by', 'void', 'void *', 'int'),
    run: func('run', 'void', 'void *'),
    serve: func('serve', 'int', 'void *'),
    addCallback: func('callback_add', 'int', 'void *', 'uint64_t'),
    functionOf: func('callback_function', 'void *', 'uint32_t'),
    removeCallback: func('callback_remove', 'void', 'void *', 'uint32_t'),
    createBlock: func('block_create', 'void *', 'void *'),
    isGivenBack: func('block_is_given_back', 'int', 'void *'),
    destroyBlock: func('block_destroy', 'void', 'void *'),
    createGate: func('gate_create', 'int', 'void *', 'void *'),
    openGate: func('gate_open', 'void', 'void *', 'int'),
    runAtGate: func('gate_run', 'void', 'void *', 'void *'),
    waitAtGate: bridge.symbol(name('gate_wait')) as never, // as above
    giveBack: bridge.symbol(name('block_give_back')) as never, // as above
    addressOfBlock: bridge.symbol(name('block_address')) as never, // as above
  };
}

/** What the C library and Node.js itself are asked for. */
interface Process {
  readonly pipe: (files: Int32Array, flags: number) => number;
  readonly addCleanupHook: (environment: bigint, hook: bigint, argument: bigint) => number;
}

let system: Process | undefined;

export function processCalls(): Process {
  if (system === undefined) {
    const process = koffi.load(null);
    system = {
      pipe: process.func('pipe2', 'int', ['void *', 'int']),
      addCleanupHook: process.func('napi_add_env_cleanup_hook', 'int', ['void *', 'void *', 'void *']),
    };
  }
  return system;
}
