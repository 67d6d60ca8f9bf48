/** `npm run verify`: the rules of the repository that no compiler checks. */
import { fileURLToPath } from 'node:url';
import { checkPages } from '../docs/pages.js';
import { checkArchitecturePage, checkImports } from './imports.js';
import { checkMachineTraces } from './machine-traces.js';
import { checkPublicApi } from './public-api.js';
import { checkReadmeCode } from './readme-code.js';
import { checkReadmeFigures } from './readme-figures.js';
import { checkSimulatorRooms } from './simulator-rooms.js';
import { checkSizes } from './sizes.js';
import { checkSurface } from './surface.js';
import { checkTranslation } from './translation.js';
import { checkUnused } from './unused.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules: Readonly<Record<string, (root: string) => readonly string[] | Promise<readonly string[]>>> = {
  'figures of the README': checkReadmeFigures,
  'layers and circles': checkImports,
  'layers in docs/architecture.md': checkArchitecturePage,
  'rooms of the simulator': checkSimulatorRooms,
  'sizes of files and folders': checkSizes,
  'machine traces': checkMachineTraces,
  'all is used': checkUnused,
  'README.zh.md in step with README.md': checkTranslation,
  'pages of docs made from the code': checkPages,
  'public surface as listed': checkSurface,
  'public API documented and tested': checkPublicApi,
  'code in README, docs and comments compiles and runs': checkReadmeCode,
};

let failed = 0;
for (const [name, check] of Object.entries(rules)) {
  const problems = await check(root);
  for (const problem of problems) console.error(`${name}: ${problem}`);
  console.log(`${problems.length === 0 ? 'holds' : 'BROKEN'}: ${name}`);
  failed += problems.length;
}
process.exitCode = failed === 0 ? 0 : 1;
