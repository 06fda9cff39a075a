import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@buddyline/tests/free-port';
import type { Finding } from './finding.ts';
import { keepCalling, median, percentile, sendSteadily, statusCounts } from './load.ts';
import { addPosts } from './posts.ts';
import { type Answered, type OnPostgres, withApi } from './running-api.ts';

const rounds = 3;
const seconds = 3;
/**
 * Opened beforehand, as a proxy keeps them: libuv accepts one connection in each turn of the event
 * loop, so what arrives on a new one waits until the server sees it, however soon it is refused then.
 */
const connections = 2_000;

/** What became of some load, and what it cost. */
interface Yield {
  answers: Answered[];
  /** Good answers in a second by the clock, and in a second of the server's CPU. */
  perSecond: number;
  perCpuSecond: number;
  /** What the senders took of the same machine, as a part of what the server took. */
  sendersCpu: number;
}

/** Four times as many requests a second as can be answered, whether or not they are answered. */
export async function overload(): Promise<Finding> {
  const metricsPort = await freePort();
  return withApi({ METRICS_PORT: String(metricsPort) }, async (api) => {
    const measure = yieldOf(() => cpuSecondsOf(metricsPort));
    await addPosts(api, 5_000);
    await measure(() => calmLoad(api));
    await Promise.all(Array.from({ length: connections }, () => api.call({ path: '/api/health' })));
    const peaks: Yield[] = [];
    const beset: Yield[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const peak = await measure(() => calmLoad(api));
      peaks.push(peak);
      beset.push(await measure(() => sendSteadily(4 * peak.perSecond, seconds, () => ask(api))));
    }
    return findingOf(peaks, beset);
  });
}

/**
 * Judged by what a second of the server's CPU yields: senders, server and PostgreSQL share this
 * machine, and four times the senders leave the server less of it, which says nothing of the server.
 */
function findingOf(peaks: Yield[], beset: Yield[]): Finding {
  const answers = beset.flatMap((one) => one.answers);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  const medianOf = (yields: Yield[], key: Exclude<keyof Yield, 'answers'>) =>
    median(yields.map((one) => one[key]));
  const ratio = (key: 'perSecond' | 'perCpuSecond') => medianOf(beset, key) / medianOf(peaks, key);
  const change = (key: 'perSecond' | 'perCpuSecond') =>
    `${medianOf(peaks, key).toFixed(0)} → ${medianOf(beset, key).toFixed(0)} (${(100 * ratio(key)).toFixed(0)} %)`;
  const refusedMs = percentile(refused, 0.5);
  return {
    fault: 'overload 4 ×',
    figure: 'goodput ≥ 80 % of the peak, the rest 503 at once',
    seen: `${change('perCpuSecond')} a second of the server's CPU, ${change('perSecond')} by the clock while the senders took ${(100 * medianOf(beset, 'sendersCpu')).toFixed(0)} % of what the server took; ${refused.length} × 503 in ${refusedMs.toFixed(0)} ms (median), other answers: ${statusCounts(others)}`,
    isReached: ratio('perCpuSecond') >= 0.8 && refusedMs < 100 && others.length === 0,
  };
}

/** A full page: what one process answers is limited by the work, not by the one who asks. */
const ask = ({ call }: OnPostgres): Promise<Answered> => call({ path: '/api/posts?limit=100' });

const calmLoad = (api: OnPostgres): Promise<Answered[]> =>
  keepCalling(
    20,
    () => ask(api),
    () => wait(seconds * 1_000),
  );

function yieldOf(cpuSeconds: () => Promise<number>) {
  return async (load: () => Promise<Answered[]>): Promise<Yield> => {
    const before = await cpuSeconds();
    const own = process.cpuUsage();
    const answers = await load();
    const { user, system } = process.cpuUsage(own);
    const cpu = (await cpuSeconds()) - before;
    const good = answers.filter(({ status }) => status === 200).length;
    // Counted until the last was answered, which takes longer than sending did.
    const end = Math.max(...answers.map(({ sentAt, ms }) => sentAt + ms));
    const took = (end - Math.min(...answers.map(({ sentAt }) => sentAt))) / 1000;
    const sendersCpu = (user + system) / 1e6 / cpu;
    return { answers, perSecond: good / took, perCpuSecond: good / cpu, sendersCpu };
  };
}

/** CPU that the kernel has given to the server, s. */
async function cpuSecondsOf(metricsPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await answer.text())?.[1]);
}
