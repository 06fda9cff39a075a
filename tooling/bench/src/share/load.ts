import autocannon from 'autocannon';

interface Figures {
  /** Requests per second. */
  rate: number;
  /** ms. */
  p99: number;
}

const rounds = 5;
const duration = 3;
const connections = 10;

/**
 * Medians of interleaved rounds; a target is one URL or several that are requested by rotation.
 * @throws when any response is not 200
 */
export async function measureInterleaved(targets: string[][]): Promise<Figures[]> {
  const samples = targets.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, urls] of targets.entries()) {
      const figures = await load(urls);
      // The first round warms up caches, pools and the compiler.
      if (round > 0) samples[index]?.push(figures);
    }
  }
  return samples.map((figures) => ({
    rate: median(figures.map(({ rate }) => rate)),
    p99: median(figures.map(({ p99 }) => p99)),
  }));
}

async function load(urls: string[]): Promise<Figures> {
  const requests = urls.map((url) => ({ path: new URL(url).pathname }));
  const result = await autocannon({ url: urls[0] ?? '', requests, connections, duration });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${urls[0]}: ${failed} requests failed.`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
