/**
 * Runs the scenario of one group and prints a line of JSON for each row: `run-group.ts GROUP`. The state of the library is
 * the process's, so that every group needs a process of its own. What was reported before a crash stays reported.
 */
import { writeSync } from 'node:fs';
import { loadLibrary } from '../../src/native/library/library.js';
import { scenarioOf } from './groups/index.js';
import { Recorder } from './harness/scenario.js';

const group = process.argv[2] ?? '';
loadLibrary(process.env.ASCENDCL_LIBRARY ? {} : { backend: 'simulator' });
const scenario = await scenarioOf(group);
await scenario(new Recorder((row) => writeSync(1, `${JSON.stringify(row)}\n`)));
