import type { Ascend, Device } from '../index.js';
import { ExitCode } from './exit-codes.js';
import { CommandError } from './failure.js';
import type { GlobalOptions } from './global-options.js';
import type { Output } from './terminal/output.js';

/** Opens the runtime as the global options say. Loads the native library, so that help and search do without it. */
export async function openRuntime(
  options: GlobalOptions,
  output: Output,
  more: { readonly trackAllocations?: boolean } = {},
): Promise<Ascend> {
  showWarningsAsLines(output);
  const { openAscend } = await import('../index.js');
  const { library, backend } = options;
  const ascend = openAscend({
    ...(library === undefined ? {} : { library }),
    ...(backend === undefined ? {} : { backend }),
    ...more,
  });
  const { loadedLibrary } = await import('../native/index.js');
  if (backend === undefined && loadedLibrary()?.origin === 'simulator')
    output.warn(
      output.style.dim('No CANN runtime was found: this is the simulator. `ascendcl doctor` says more.'),
    );
  return ascend;
}

/** The device of `--device`, by default the first. */
export function chosenDevice(ascend: Ascend, { device = 0 }: GlobalOptions): Device {
  const count = ascend.deviceCount;
  if (count === 0) throw new CommandError(NO_DEVICE);
  if (device >= count)
    throw new CommandError(
      `there is no device ${device}: the runtime sees ${count === 1 ? 'device 0 only' : `0 to ${count - 1}`}`,
      ExitCode.usage,
    );
  return ascend.device(device);
}

/** The device of `--device`, by default all; there is at least one. */
export function chosenDevices(ascend: Ascend, options: GlobalOptions): Device[] {
  const all = options.device === undefined ? ascend.devices() : [];
  return all.length > 0 ? all : [chosenDevice(ascend, options)];
}

const NO_DEVICE = 'the runtime sees no device; `ascendcl doctor` finds out why';

const FALLBACK = 'ASCENDCL_SIMULATOR';
const LEAK = 'ASCENDCL_LEAK';

/** Codes of warnings that the command tells in its own words. */
const toldOtherwise = new Set([FALLBACK]);

/** From now on the library's own reports of open and dropped objects are left out: the command lists them at its end. */
export const leaksAreTold = (): void => void toldOtherwise.add(LEAK);

/** Node.js would print its process id and a stack hint; a person needs the sentence. */
function showWarningsAsLines(output: Output): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning: Error & { code?: string }) => {
    // Told already, where it does not come between the lines of a result.
    if (!toldOtherwise.has(warning.code ?? ''))
      output.warn(`${output.style.yellow('warning:')} ${warning.message}`);
  });
}
