import { availableParallelism } from 'node:os';
import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from 'vitest/config';

/** The same test files on both engines; each file gets a migrated database of its own. */
const engines = ['pglite', 'postgres'];

export default defineConfig({
  test: {
    // At least two files at a time: one uses the CPU while the other waits for its database to start.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: engines.map((name) => ({
      test: {
        name,
        // Repeated here, because projects do not inherit time limits from the command line.
        testTimeout: hangs.testMs,
        hookTimeout: hangs.testMs,
        teardownTimeout: hangs.testMs,
        expect: { poll: { timeout: hangs.expectationMs } },
        env: { TEST_ENGINE: name },
        globalSetup: ['src/db/testing/vitest-setup.ts'],
        include: ['src/**/*.test.ts'],
        // The API has no global state, so test files can share imported modules; importing them for
        // each file took a third of the time.
        isolate: false,
      },
    })),
  },
});
