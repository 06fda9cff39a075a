/**
 * When something in a test counts as hanging, in milliseconds. Nobody's speed is judged by these: what
 * takes a second on an idle machine takes twenty beside twenty busy processes, and is as right then.
 */
export const hangs = {
  /** A whole test, or a hook that starts a database. */
  testMs: 120_000,
  /** One expectation that waits for a page to show something. */
  expectationMs: 30_000,
};
