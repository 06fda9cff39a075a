import { defineConfig } from 'vitest/config';

/** The same test files on both engines; each file gets a migrated database of its own. */
const engines = ['pglite', 'postgres'];

export default defineConfig({
  test: {
    projects: engines.map((name) => ({
      test: {
        name,
        env: { TEST_ENGINE: name },
        globalSetup: ['src/db/testing/vitest-setup.ts'],
        include: ['src/**/*.test.ts'],
      },
    })),
  },
});
