import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A process holds one C library, whose state is the process's: every file gets its own process.
    pool: 'forks',
    globalSetup: [
      'test/setup/build-simulator.ts',
      'test/setup/build-package.ts',
      'test/setup/compile-programs.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    typecheck: { enabled: false },
  },
});
