import type { InjectOptions, RouteOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyone } from '../http/access.ts';
import { inBodies, inForms, inHeaders, inUrls } from '../testing/slow-requests.ts';
import { type TestApi, as, startTestApi } from '../testing/test-api.ts';

/** Milliseconds of work. One thread answers all requests: while it works for one, all others wait. */
const longestHold = 50;

let api: TestApi;
let headers: Record<string, string>;
let ids: Record<string, string>;
let addresses = 0;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 999_999 }, (own) => {
    own.get('/busy', { config: { access: anyone } }, () => work(2 * longestHold));
  });
});
afterAll(() => api.close());

function work(ms: number): string {
  const before = process.threadCpuUsage();
  while (process.threadCpuUsage(before).user < ms * 1000);
  return 'done';
}

/** Signed in anew for each route: some end the session that calls them. */
async function signInAnew(): Promise<void> {
  const admin = await api.addPerson({ role: 'ADMIN' });
  headers = as(admin);
  ids = { userId: admin.id, resourceId: 'f'.repeat(32) };
}

/**
 * What this thread works on a request, which is as long as its longest hold or longer. Time by the
 * clock would count what other programs do meanwhile.
 */
async function send(request: InjectOptions): Promise<{ ms: number; status: number }> {
  addresses += 1;
  // From one address, sign-ins would soon be turned away unread.
  const remoteAddress = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const before = process.threadCpuUsage();
  const { statusCode } = await api.api.inject({ remoteAddress, ...request });
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, status: statusCode };
}

/** The least of three: garbage of others may be collected during one, and its own work is in all. */
async function holdOf(request: InjectOptions): Promise<{ ms: number; status: number }> {
  let least = await send(request);
  for (let again = 0; again < 2 && least.ms > longestHold; again += 1) {
    const { ms } = await send(request);
    least = { ...least, ms: Math.min(ms, least.ms) };
  }
  return least;
}

const routes = (): RouteOptions[] =>
  api.api.routeTable.filter(
    ({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && !url.includes('/docs'),
  );

test('work that holds the event loop is seen', async () => {
  expect((await holdOf({ url: '/busy' })).ms).toBeGreaterThan(longestHold);
});

test.each([
  { place: 'URLs', requestsTo: inUrls },
  { place: 'bodies', requestsTo: inBodies },
  { place: 'forms', requestsTo: inForms },
  { place: 'headers', requestsTo: inHeaders },
])(
  'no text in $place holds the event loop, whether it is let in or refused',
  { timeout: 240_000 },
  async ({ requestsTo }) => {
    const slow: string[] = [];
    const statuses: number[] = [];
    for (const route of routes()) {
      const method = route.method as 'GET';
      const pathOf = (given: Record<string, string> = {}) =>
        route.url.replaceAll(
          /:(\w+)/g,
          (_param, name: string) => given[name] ?? ids[name] ?? uuidv7(),
        );
      await signInAnew();
      // What a first call loads and compiles is no caller's doing.
      await send({ method, url: pathOf(), headers });
      for (const { place, request } of requestsTo(route, pathOf)) {
        const sent = { ...request, method, headers: { ...headers, ...request.headers } };
        const { ms, status } = await holdOf(sent);
        statuses.push(status);
        const described = `${method} ${route.url}, ${place}`;
        expect(status, described).toBeLessThan(500);
        if (ms > longestHold) slow.push(`${described}: ${ms.toFixed(0)} ms`);
      }
    }
    expect(slow).toEqual([]);
    // Requests that are turned away before anything reads them would prove little.
    const read = statuses.filter((status) => ![401, 413, 429].includes(status));
    expect(read.length).toBeGreaterThan(0.75 * statuses.length);
  },
);
