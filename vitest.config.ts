import { defineConfig } from 'vitest/config';
import { compiledSources } from './test/setup/compiled-sources.js';

export default defineConfig({
  plugins: [compiledSources()],
  test: {
    include: ['test/**/*.test.ts'],
    // A process holds one C library, whose state is the process's: every file gets its own process.
    pool: 'forks',
    // One for each core: the default leaves one idle.
    maxWorkers: '100%',
    globalSetup: [
      'test/setup/build-simulator.ts',
      'test/setup/build-package.ts',
      'test/setup/compile-programs.ts',
    ],
    server: { deps: { external: [/\/dist\/test-programs\//] } },
    testTimeout: 30_000,
    hookTimeout: 120_000,
    typecheck: { enabled: false },
  },
});
