import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { keepCalling, statusCounts } from './load.ts';
import { idOfPost, isDone, newPost } from './posts.ts';
import { type CallResult, type OnPostgres, withApi } from './running-api.ts';

/** Restarts PostgreSQL while four clients write and twelve read. */
export function restartPostgres(): Promise<Finding> {
  return withApi({}, async (api) => {
    const { answers, acknowledged, backMs } = await restartUnderLoad(api);
    const refused = answers.filter((answer) => !isDone(answer));
    const others = refused.filter(
      ({ status, headers }) => status !== 503 || headers['retry-after'] === undefined,
    );
    const lost = await countMissing(api, acknowledged);
    return {
      fault: 'PostgreSQL restarted under load',
      target: 'recovers in < 5 s, 0 acknowledged writes lost, only 503 + Retry-After meanwhile',
      result: `recovered after ${(backMs / 1000).toFixed(1)} s, ${lost} of ${acknowledged.length} lost, ${refused.length} × 503, other responses: ${statusCounts(others)}`,
      isReached: backMs < 5_000 && lost === 0 && acknowledged.length > 0 && others.length === 0,
    };
  });
}

async function restartUnderLoad({ call, postgres }: OnPostgres) {
  let stoppedAt = 0;
  const work = async () => {
    await wait(1_500);
    stoppedAt = performance.now();
    await postgres.restart();
    await wait(4_000);
  };
  const done = Promise.withResolvers<void>();
  const [reads, writes] = await Promise.all([
    keepCalling(
      12,
      () => withBackoff(call({ path: '/api/posts' })),
      () => work().finally(done.resolve),
    ),
    keepCalling(
      4,
      () => withBackoff(call(newPost('Manta!'))),
      () => done.promise,
    ),
  ]);
  const answers = [...reads, ...writes];
  const failed = answers.filter((answer) => !isDone(answer));
  const backMs = Math.max(0, ...failed.map(({ sentAt, ms }) => sentAt + ms - stoppedAt));
  const acknowledged = writes.filter(isDone);
  return { answers, backMs, acknowledged: acknowledged.map(({ body }) => idOfPost(body)) };
}

/** Waits a little after a failed call, as clients do. */
async function withBackoff(answer: Promise<CallResult>): Promise<CallResult> {
  const given = await answer;
  if (!isDone(given)) await wait(50);
  return given;
}

async function countMissing({ call }: OnPostgres, ids: string[]): Promise<number> {
  let missing = 0;
  for (const id of ids) {
    const { status } = await call({ path: `/api/posts/${id}` });
    if (status !== 200) missing += 1;
  }
  return missing;
}
