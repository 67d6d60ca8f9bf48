/** Ends without giving back what it has. */
import { openAscend } from '../../../src/index.js';

openAscend({ backend: 'simulator', trackAllocations: true }).device(0).allocate(1024);
