import { InvalidArgumentError } from '../../errors/index.js';
import { checkFlag, readOptions } from '../arguments/options.js';

/** Who may open shared memory. */
export interface ShareOptions {
  /**
   * Processes that may open it: their {@link Ascend.processId}. Default none; more can be let in later.
   */
  readonly processIds?: readonly number[];
  /** Lets every process of the machine open it. Default false. */
  readonly anyProcess?: boolean;
}

const SHARE_OPTIONS = ['processIds', 'anyProcess'] as const;

/** What all products take at once. */
const MOST_PROCESSES = 32768;

export function readShareOptions(
  options: ShareOptions | undefined,
  api: string,
): { readonly anyProcess: boolean; readonly processIds: readonly number[] | undefined } {
  const { anyProcess, processIds } = readOptions(options, SHARE_OPTIONS, api);
  return {
    anyProcess: checkFlag(anyProcess, api, 'options.anyProcess'),
    processIds: processIds === undefined ? undefined : readProcessIds(processIds, api, 'options.processIds'),
  };
}

/** Process ids as C takes them, each read once. Throws InvalidArgumentError. */
export function readProcessIds(value: unknown, api: string, parameter: string): readonly number[] {
  const reject = (received: unknown, name: string): never => {
    throw new InvalidArgumentError({
      api,
      parameter: name,
      received,
      expected: `process ids: an array of 1 to ${MOST_PROCESSES} whole numbers from 1 on`,
    });
  };
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_PROCESSES)
    return reject(value, parameter);
  return Array.from(value, (id: unknown, index) =>
    typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= 0x7fffffff
      ? id
      : reject(id, `${parameter}[${index}]`),
  );
}
