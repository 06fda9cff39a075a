import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { keepCalling, statusCounts } from './load.ts';
import { addPosts, isDone, newPost } from './posts.ts';
import { type CallResult, withApi } from './running-api.ts';

/**
 * Sends SIGTERM while sixteen clients send requests; refused connections do not count as failures.
 */
export function stopUnderLoad(): Promise<Finding> {
  return withApi({}, async (api) => {
    const { call, child } = api;
    await addPosts(api, 500);
    const callUntilRefused = async (answer: () => Promise<CallResult>): Promise<CallResult> => {
      const given = await answer();
      // The port is closed: a proxy would use the next process.
      if (given.code === 'ECONNREFUSED') await wait(20);
      return given;
    };
    let exitMs = 0;
    let exitCode: unknown;
    const stop = async () => {
      await wait(1_500);
      const since = performance.now();
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      [exitCode] = await exited;
      exitMs = performance.now() - since;
    };
    const stopping = Promise.withResolvers<void>();
    const [reads, writes] = await Promise.all([
      keepCalling(
        12,
        () => callUntilRefused(() => call({ path: '/api/posts' })),
        () => stop().finally(stopping.resolve),
      ),
      keepCalling(
        4,
        () => callUntilRefused(() => call(newPost('Manta!'))),
        () => stopping.promise,
      ),
    ]);
    const answers = [...reads, ...writes].filter(({ code }) => code !== 'ECONNREFUSED');
    const failed = answers.filter((answer) => !isDone(answer));
    return {
      fault: 'SIGTERM under load',
      target: '0 failed requests, exit ≤ 10 s',
      result: `${answers.length} answered, failed: ${statusCounts(failed)}; exit ${String(exitCode)} after ${(exitMs / 1000).toFixed(2)} s`,
      isReached: failed.length === 0 && exitCode === 0 && exitMs <= 10_000,
    };
  });
}
