import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from 'vitest/config';

/** The same test files on both engines; each file gets a migrated database of its own. */
const engines = ['pglite', 'postgres'];

export default defineConfig({
  test: {
    // Two files at a time: while one waits for its database to start, the other has the machine.
    maxWorkers: 2,
    projects: engines.map((name) => ({
      test: {
        name,
        // Said here too: projects take no limits from the command line.
        testTimeout: hangs.testMs,
        hookTimeout: hangs.testMs,
        teardownTimeout: hangs.testMs,
        expect: { poll: { timeout: hangs.expectationMs } },
        env: { TEST_ENGINE: name },
        globalSetup: ['src/db/testing/vitest-setup.ts'],
        include: ['src/**/*.test.ts'],
        // Nothing is global in the API, so files share what was imported once, which took a third of the time.
        isolate: false,
      },
    })),
  },
});
