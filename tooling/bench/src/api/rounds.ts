import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  method?: 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** The headers of each caller; connections take them in turn. */
  callers?: Record<string, string>[];
  body?: string;
  connections?: number;
}

const rounds = 5;
const seconds = 2;

/**
 * Requests per second of each target, as medians of interleaved rounds, so that other load on the
 * machine affects all targets.
 * @throws when any response is not 200
 */
export async function measureInterleaved(targets: Target[]): Promise<Map<string, number>> {
  const samples = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const rate = await load(target);
      // The first round warms up caches, pools and the compiler.
      if (round > 0) samples.get(target.name)?.push(rate);
    }
  }
  return new Map([...samples].map(([name, rates]) => [name, percentile(rates, 0.5)]));
}

/** @param part 0.5 is the median */
export function percentile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

async function load({
  name,
  connections = 10,
  callers = [{}],
  ...request
}: Target): Promise<number> {
  let opened = 0;
  const result = await autocannon({
    ...request,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setHeaders(callers[opened % callers.length] ?? {});
      opened += 1;
    },
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
  return result.requests.average;
}
