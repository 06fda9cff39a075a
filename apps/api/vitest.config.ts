import { availableParallelism } from 'node:os';
import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from 'vitest/config';
import { onBothEngines } from './src/db/testing/files-by-engine.ts';

const tests = 'src/**/*.test.ts';
const measuring = 'src/**/*.cpu.test.ts';

/** Each file gets a migrated database of its own. */
const projects = [
  // The API has no global state, so test files can share imported modules; importing them for each file took a
  // third of the time.
  { engine: 'pglite', files: { include: onBothEngines, exclude: [measuring], isolate: false } },
  { engine: 'postgres', files: { include: [tests], exclude: [measuring], isolate: false } },
  // What measures the time of a turn has a process of its own: collecting the garbage of other files' objects took
  // longer than what is measured. The engine runs elsewhere, so one of them is enough.
  { engine: 'postgres', name: 'postgres-cpu', files: { include: [measuring], isolate: true } },
];

export default defineConfig({
  test: {
    // At least two files at a time: one uses the CPU while the other waits for its database to start.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: projects.map(({ engine, name = engine, files }) => ({
      test: {
        name,
        // Repeated here, because projects do not inherit time limits from the command line.
        testTimeout: hangs.testMs,
        hookTimeout: hangs.testMs,
        teardownTimeout: hangs.testMs,
        expect: { poll: { timeout: hangs.expectationMs } },
        env: { TEST_ENGINE: engine },
        globalSetup: ['src/db/testing/vitest-setup.ts'],
        ...files,
      },
    })),
  },
});
