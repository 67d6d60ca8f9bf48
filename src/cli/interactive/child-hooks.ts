/** Loaded first by the processes that a script forks and the workers that it starts: for them too the package has its name, and TypeScript runs. */
import { registerScriptHooks } from './own-package.js';

registerScriptHooks();
process.setSourceMapsEnabled(true);
