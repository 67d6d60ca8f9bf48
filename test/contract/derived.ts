/**
 * Rows that nobody has observed: neighbours of the observed ones whose answer follows from the documented rules. Codes: 100000
 * is the check of pointers, sizes and reserved arguments, 107000 the check of ranges and combinations, 107002 a thread without
 * context, 107003 a stream of another context, 107017 a dead handle.
 */
import { devicesAndContexts } from './derived/devices-and-contexts.js';
import { lifecycle } from './derived/lifecycle.js';
import { allocation, copying, virtualMemory } from './derived/memory.js';
import { allocators, handles, streams } from './derived/streams-and-handles.js';
import type { ExpectedRow } from './harness/scenario.js';
import { keyOf, observed } from './harness/table.js';
import { rowsOfUnobserved } from './unobserved/group.js';
import { unobserved } from './unobserved/index.js';

const seen = new Set(observed.map((row) => `${row.group} ${keyOf(row)}`));

/** The derived rows; where a matrix meets an observed row, the observation stands. */
export const derived: readonly ExpectedRow[] = [
  ...lifecycle,
  ...devicesAndContexts,
  ...allocation,
  ...copying,
  ...virtualMemory,
  ...streams,
  ...allocators,
  ...handles,
  ...unobserved.flatMap(rowsOfUnobserved),
].filter((row) => !seen.has(`${row.group} ${keyOf(row)}`));
