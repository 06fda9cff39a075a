import autocannon from 'autocannon';
import { median } from '@buddyline/tests/statistics';

export interface Target {
  name: string;
  url: string;
  /** The paths that each connection requests in turn, instead of that of `url`. */
  paths?: string[];
  method?: 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** The headers of each caller. Each connection has some of them, and takes these in turn. */
  callers?: Record<string, string>[];
  body?: string;
  connections?: number;
}

interface Figures {
  /** Requests per second. */
  rate: number;
  /** ms. */
  p99: number;
}

const rounds = 5;

/**
 * Figures of each target, as medians of interleaved rounds, so that other load on the machine affects
 * all targets.
 * @param seconds of a round
 * @throws when any response is not 200
 */
export async function measureInterleaved(
  targets: readonly Target[],
  seconds: number,
): Promise<Map<string, Figures>> {
  const samples = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const { requests, latency } = await load(target, { duration: seconds });
      // The first round warms up caches, pools and the compiler.
      if (round > 0) samples.get(target.name)?.push({ rate: requests.average, p99: latency.p99 });
    }
  }
  return new Map(
    [...samples].map(([name, figures]) => [
      name,
      {
        rate: median(figures.map(({ rate }) => rate)),
        p99: median(figures.map(({ p99 }) => p99)),
      },
    ]),
  );
}

/**
 * Sends requests to a target.
 * @param until how many seconds, or how many requests
 * @throws when any response is not 200
 */
export async function load(
  { name, paths, connections = 10, callers = [{}], ...request }: Target,
  until: { duration: number } | { amount: number },
): Promise<autocannon.Result> {
  let opened = 0;
  const requestsOf = (connection: number) => {
    const own = callers.filter((_, n) => n % connections === connection % callers.length);
    return own.flatMap((headers) =>
      paths ? paths.map((path) => ({ headers, path })) : [{ headers }],
    );
  };
  const result = await autocannon({
    ...request,
    ...until,
    connections,
    setupClient: (client) => {
      client.setRequests(requestsOf(opened));
      opened += 1;
    },
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
  return result;
}
