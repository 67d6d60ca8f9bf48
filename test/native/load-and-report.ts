/** Loads a library as the arguments say and prints what happened as JSON. Run in a process of its own. */
import * as rt from '../../generated/checked/index.js';
import { loadLibrary } from '../../src/native/library/library.js';

const [options = '{}', call = ''] = process.argv.slice(2);

function report(): Record<string, unknown> {
  try {
    const { backend, file } = loadLibrary(JSON.parse(options));
    if (call === 'init') rt.init(null);
    if (call === 'synchronizeDevice') rt.synchronizeDevice();
    return { name: 'loaded', message: '', backend, file };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ...error, name: error.name, message: error.message };
  }
}

console.log(JSON.stringify(report()));
