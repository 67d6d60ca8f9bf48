/** `npm run bench`: ratios measured side by side in this run. Noisy machines change the times, hardly the ratios. */
import { pathToFileURL } from 'node:url';
import { openAscend } from '../../src/index.js';
import { buildAddon } from './addon.js';
import { benchBandwidth } from './bandwidth.js';
import { benchCalls } from './calls.js';
import { benchCopies, benchEnqueue } from './copies.js';
import { benchImport } from './import-time.js';
import { benchSimulator } from './simulator.js';
import { benchWaiting } from './waiting.js';

using ascend = openAscend({ backend: 'simulator' });
const addon = buildAddon(ascend.library);
const device = ascend.device(0);
device.memoryInfo(); // makes the device's context current, which the addon and the lower layers need
console.log(`Node.js ${process.version}, ${ascend.library}`);
benchCalls(addon, device);
benchCopies(addon, device);
benchEnqueue(addon, device);
await benchBandwidth(addon, device);
benchImport(pathToFileURL(new URL('../../dist/esm/index.js', import.meta.url).pathname).href);
benchSimulator(ascend.library);
await benchWaiting(device);
