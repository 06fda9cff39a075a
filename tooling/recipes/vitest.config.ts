import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from 'vitest/config';

/** The templates in `noun` are tested in the copy that `src/recipes.test.ts` makes. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: hangs.testMs, hookTimeout: hangs.testMs },
});
