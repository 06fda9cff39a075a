import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { keepCalling, median, percentile, sendSteadily, statusCounts } from './load.ts';
import { addPosts } from './posts.ts';
import { type Answered, type OnPostgres, withApi } from './running-api.ts';

const rounds = 3;
const seconds = 3;

/** Four times as many requests a second as can be answered, whether or not they are answered. */
export function overload(): Promise<Finding> {
  return withApi({}, async (api) => {
    await addPosts(api, 5_000);
    await peakOf(api);
    const peaks: number[] = [];
    const goodputs: number[] = [];
    const refused: Answered[] = [];
    const others: Answered[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const peak = await peakOf(api);
      peaks.push(peak);
      const answers = await sendSteadily(4 * peak, seconds, () => ask(api));
      // Counted until the last was answered, which takes longer than sending did.
      const end = Math.max(...answers.map(({ sentAt, ms }) => sentAt + ms));
      const took = (end - Math.min(...answers.map(({ sentAt }) => sentAt))) / 1000;
      goodputs.push(answers.filter(({ status }) => status === 200).length / took);
      refused.push(...answers.filter(({ status }) => status === 503));
      others.push(...answers.filter(({ status }) => status !== 200 && status !== 503));
    }
    const share = median(goodputs) / median(peaks);
    const refusedMs = percentile(refused, 0.5);
    return {
      fault: 'overload 4 ×',
      figure: 'goodput ≥ 80 % of the peak, the rest 503 at once',
      seen: `${median(peaks).toFixed(0)} → ${median(goodputs).toFixed(0)} a second (${(100 * share).toFixed(0)} %), ${refused.length} × 503 in ${refusedMs.toFixed(0)} ms (median), other answers: ${statusCounts(others)}`,
      isReached: share >= 0.8 && refusedMs < 100 && others.length === 0,
    };
  });
}

/** A full page: what one process answers is limited by the work, not by the one who asks. */
const ask = ({ call }: OnPostgres): Promise<Answered> => call({ path: '/api/posts?limit=100' });

async function peakOf(api: OnPostgres): Promise<number> {
  const answers = await keepCalling(
    20,
    () => ask(api),
    () => wait(seconds * 1_000),
  );
  return answers.filter(({ status }) => status === 200).length / seconds;
}
