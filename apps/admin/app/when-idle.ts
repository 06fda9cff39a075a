/**
 * Runs once when the browser has nothing else to do; Safari has no idle callbacks.
 * @returns withdraws it
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = requestIdleCallback(run);
    return () => cancelIdleCallback(callback);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
