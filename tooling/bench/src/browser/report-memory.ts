/** Loaded into the panel's server by `bench-rendering.ts`: answers each message with the memory after a collection. */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
// The channel must not keep the server running.
process.channel?.unref();
