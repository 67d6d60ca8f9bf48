import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { COMPILED } from '../support/compiled.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = /^(?:src|generated|scripts)\/.*(?=\.ts$)/;

/**
 * Tests get src, generated and scripts as test/setup/compile-programs.ts has compiled them, loaded by Node.js itself: that
 * costs a fraction of what it costs to hand hundreds of modules to every process. Watching needs the sources themselves.
 */
export function compiledSources(): Plugin {
  let isWatching = false;
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    configureVitest({ vitest }) {
      isWatching = vitest.config.watch;
    },
    async resolveId(source, importer) {
      if (isWatching || importer === undefined || !source.startsWith('.')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const [path] = (found?.id.startsWith(root) && SOURCE.exec(found.id.slice(root.length))) || [];
      return path === undefined ? undefined : { id: `${root}${COMPILED}/${path}.js`, external: true };
    },
  };
}
