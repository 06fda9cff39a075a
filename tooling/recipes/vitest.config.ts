import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from 'vitest/config';

/** The files in `noun` are tested in the copy that `src/new-noun.test.ts` makes. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: hangs.testMs, hookTimeout: hangs.testMs },
});
