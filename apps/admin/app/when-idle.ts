/**
 * Runs it once the browser is idle; Safari has no idle callbacks.
 *
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = requestIdleCallback(run);
    return () => cancelIdleCallback(callback);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
