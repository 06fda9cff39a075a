/**
 * Time-outs after which a test counts as hanging, in milliseconds. They do not test speed: on a busy
 * machine a step can take twenty times as long.
 */
export const hangs = {
  /** A whole test, or a hook that starts a database. */
  testMs: 120_000,
  /** An expectation that waits for a page to change. */
  expectationMs: 30_000,
};
