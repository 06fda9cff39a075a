import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { keepCalling, statusCounts } from './load.ts';
import { addPosts, newPost } from './posts.ts';
import { type Answered, withApi } from './running-api.ts';

/** SIGTERM while sixteen clients call; a request counts as failed once it was on a connection. */
export function stopUnderLoad(): Promise<Finding> {
  return withApi({}, async (api) => {
    const { call, child } = api;
    await addPosts(api, 500);
    const callUntilRefused = async (answer: () => Promise<Answered>): Promise<Answered> => {
      const given = await answer();
      // Nobody listens any more: a proxy in front has gone on to the next process.
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
    const failed = answers.filter(({ status }) => status !== 200);
    return {
      fault: 'SIGTERM under load',
      figure: '0 failed requests, exit ≤ 10 s',
      seen: `${answers.length} answered, failed: ${statusCounts(failed)}; exit ${String(exitCode)} after ${(exitMs / 1000).toFixed(2)} s`,
      isReached: failed.length === 0 && exitCode === 0 && exitMs <= 10_000,
    };
  });
}
