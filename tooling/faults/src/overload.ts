import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@buddyline/tests/free-port';
import { median } from '@buddyline/tests/statistics';
import type { Finding } from './finding.ts';
import { keepCalling, responseTime, sendSteadily, statusCounts } from './load.ts';
import { addPosts } from './posts.ts';
import { type CallResult, type OnPostgres, withApi } from './running-api.ts';

const rounds = 3;
const seconds = 3;
/**
 * Opened in advance, as by a proxy: libuv accepts one connection per turn of the event loop, so a
 * request on a new connection would wait even if it is then refused at once.
 */
const connections = 2_000;

/** The responses to a load, and its cost. */
interface LoadResult {
  answers: CallResult[];
  /** Successful responses per second, and per second of the server's CPU. */
  perSecond: number;
  perCpuSecond: number;
  /** CPU time of the clients, relative to the server's. */
  clientsCpu: number;
}

/**
 * Sends four times as many requests per second as the server can answer, without waiting for
 * responses.
 */
export async function overload(): Promise<Finding> {
  const metricsPort = await freePort();
  return withApi({ METRICS_PORT: String(metricsPort) }, async (api) => {
    const measure = meter(() => cpuSecondsOf(metricsPort));
    await addPosts(api, 5_000);
    await measure(() => peakLoad(api));
    await Promise.all(Array.from({ length: connections }, () => api.call({ path: '/api/health' })));
    const peaks: LoadResult[] = [];
    const overloads: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const peak = await measure(() => peakLoad(api));
      peaks.push(peak);
      overloads.push(
        await measure(() => sendSteadily(4 * peak.perSecond, seconds, () => ask(api))),
      );
    }
    return findingOf(peaks, overloads);
  });
}

/**
 * Compares throughput per second of the server's CPU: clients, server and PostgreSQL share this
 * machine, so under overload the clients leave less CPU to the server.
 */
function findingOf(peaks: LoadResult[], overloads: LoadResult[]): Finding {
  const answers = overloads.flatMap((one) => one.answers);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  const medianOf = (yields: LoadResult[], key: Exclude<keyof LoadResult, 'answers'>) =>
    median(yields.map((one) => one[key]));
  const ratio = (key: 'perSecond' | 'perCpuSecond') =>
    medianOf(overloads, key) / medianOf(peaks, key);
  const change = (key: 'perSecond' | 'perCpuSecond') =>
    `${medianOf(peaks, key).toFixed(0)} → ${medianOf(overloads, key).toFixed(0)} (${(100 * ratio(key)).toFixed(0)} %)`;
  const refusedMs = responseTime(refused, 0.5);
  return {
    fault: 'overload 4 ×',
    target: 'goodput ≥ 80 % of the peak, an immediate 503 for the rest',
    result: `${change('perCpuSecond')} per second of the server's CPU, ${change('perSecond')} per second while the clients used ${(100 * medianOf(overloads, 'clientsCpu')).toFixed(0)} % of the server's CPU time; ${refused.length} × 503 in ${refusedMs.toFixed(0)} ms (median), other answers: ${statusCounts(others)}`,
    isReached: ratio('perCpuSecond') >= 0.8 && refusedMs < 100 && others.length === 0,
  };
}

/** A full page, so that the server's work is the bottleneck and not the client. */
const ask = ({ call }: OnPostgres): Promise<CallResult> => call({ path: '/api/posts?limit=100' });

const peakLoad = (api: OnPostgres): Promise<CallResult[]> =>
  keepCalling(
    20,
    () => ask(api),
    () => wait(seconds * 1_000),
  );

function meter(cpuSeconds: () => Promise<number>) {
  return async (load: () => Promise<CallResult[]>): Promise<LoadResult> => {
    const before = await cpuSeconds();
    const own = process.cpuUsage();
    const answers = await load();
    const { user, system } = process.cpuUsage(own);
    const cpu = (await cpuSeconds()) - before;
    const good = answers.filter(({ status }) => status === 200).length;
    // Until the last response, which arrives after the last request was sent.
    const end = Math.max(...answers.map(({ sentAt, ms }) => sentAt + ms));
    const took = (end - Math.min(...answers.map(({ sentAt }) => sentAt))) / 1000;
    const clientsCpu = (user + system) / 1e6 / cpu;
    return { answers, perSecond: good / took, perCpuSecond: good / cpu, clientsCpu };
  };
}

/** The server's CPU time in seconds. */
async function cpuSecondsOf(metricsPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await answer.text())?.[1]);
}
