import { InvalidArgumentError } from '../../errors/index.js';

/** Who may open shared memory. */
export interface ShareOptions {
  /**
   * Processes that may open it: their {@link Ascend.processId}. Default none; more can be let in later.
   */
  readonly processIds?: readonly number[];
  /** Lets every process of the machine open it. Default false. */
  readonly anyProcess?: boolean;
}

export const SHARE_OPTIONS = ['processIds', 'anyProcess'] as const;

/** What all products take at once. */
const MOST_PROCESSES = 32768;

/** Process ids as C takes them. Throws InvalidArgumentError. */
export function checkProcessIds(
  value: unknown,
  api: string,
  parameter: string,
): asserts value is readonly number[] {
  const reject = (received: unknown, name: string): never => {
    throw new InvalidArgumentError({
      api,
      parameter: name,
      received,
      expected: `process ids: an array of 1 to ${MOST_PROCESSES} whole numbers from 1 on`,
    });
  };
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_PROCESSES) reject(value, parameter);
  for (const [index, id] of (value as readonly unknown[]).entries())
    if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > 0x7fffffff)
      reject(id, `${parameter}[${index}]`);
}
