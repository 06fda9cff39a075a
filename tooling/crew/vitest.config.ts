import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: hangs.testMs, hookTimeout: hangs.testMs },
});
