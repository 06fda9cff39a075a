import { setTimeout as wait } from 'node:timers/promises';

/**
 * Loaded into the panel's server by `bench-rendering.ts`: answers each message with the memory after a
 * collection. What finalizers free is collected the second time.
 */
process.on('message', () => void report());

async function report(): Promise<void> {
  globalThis.gc?.();
  await wait(3_000);
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
}

// The channel must not keep the server running.
process.channel?.unref();
