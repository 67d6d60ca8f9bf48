/**
 * `npm run generate [-- --include DIR] [--out DIR] [--version V] [--check]`: headers → generated/.
 * Nothing is written unless everything succeeded.
 */
import { argv } from 'node:process';
import { writeGenerated } from './write-generated.js';

process.exitCode = await writeGenerated(argv.slice(2), console);
