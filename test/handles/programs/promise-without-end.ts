/** Waits for a host function whose promise never settles, with nothing else to do. */
import { openAscend } from '../../../src/index.js';

const stream = openAscend({ backend: 'simulator' }).device(0).createStream();
stream.hostFunction(() => new Promise<void>(() => {}));
await stream.synchronize();
