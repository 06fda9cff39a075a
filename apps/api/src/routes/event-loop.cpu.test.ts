import type { IncomingMessage } from 'node:http';
import type * as Fastify from 'fastify';
import type { InjectOptions, RouteOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anyone } from '../http/access.ts';
import { watchBlocking } from '@buddyline/tests/blocking-time';
import { limits } from '../http/limits/limits.ts';
import { runLongTasks } from '../long-tasks/long-tasks.ts';
import { fillBigUser } from '../testing/big-user-sql.ts';
import {
  headerNames,
  inBodies,
  inForms,
  inHeaders,
  inUrls,
  parsedHeaders,
  type SlowRequest,
  type SlowTexts,
} from '../testing/requests/slow-requests.ts';
import { type TestApi, as, startTestApi } from '../testing/test-api.ts';

/**
 * CPU time, ms. One thread answers all requests, so a long turn of its event loop blocks all others. The engine works
 * in another process, so one of them is enough.
 */
const maxBlockingMs = 50;

/** So that several fields at once can each have a text as long as a whole body may be. */
vi.mock('fastify', async (original) => {
  const module = await original<typeof Fastify>();
  const bodyLimit = 1_000_000;
  return { ...module, default: (options: object) => module.fastify({ ...options, bodyLimit }) };
});

let api: TestApi;
let headers: Record<string, string>;
let ids: Record<string, string>;
let addresses = 0;

beforeAll(async () => {
  // Calls above a limit would be refused before they are read.
  for (const limit of Object.values(limits)) Object.assign(limit, { points: 999_999 });
  api = await startTestApi({ writesPerMinute: 999_999 }, (own) => {
    own.get('/busy', { config: { access: anyone } }, () => work(2 * maxBlockingMs));
  });
});
afterAll(() => api.close());

function work(ms: number): string {
  const before = process.threadCpuUsage();
  while (process.threadCpuUsage(before).user < ms * 1000);
  return 'done';
}

/** Signs in again for each route, since some routes end the caller's session. */
async function signInAnew(): Promise<void> {
  const admin = await api.addPerson({ role: 'ADMIN' });
  headers = as(admin);
  ids = { userId: admin.id, resourceId: 'f'.repeat(32) };
}

async function send(request: InjectOptions) {
  addresses += 1;
  // Sign-ins from a single address would be throttled.
  const remoteAddress = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const blocking = watchBlocking();
  const answer = await api.api.inject({ remoteAddress, ...request });
  const ms = blocking();
  return { ms, status: answer.statusCode, undo: answer.headers['x-undo'], answer };
}

type Sent = Awaited<ReturnType<typeof send>>;

/** The minimum of up to three attempts, because one may include a garbage collection. */
async function blockingTimeOf(request: InjectOptions): Promise<Sent> {
  let least = await send(request);
  for (let again = 0; again < 2 && least.ms > maxBlockingMs; again += 1) {
    const { ms } = await send(request);
    least = { ...least, ms: Math.min(ms, least.ms) };
  }
  return least;
}

/** Without the event stream, whose response does not end. */
const routes = (): RouteOptions[] =>
  api.api.routeTable.filter(
    ({ method, url, config }) =>
      method !== 'HEAD' &&
      url.startsWith('/api/') &&
      !url.includes('/docs') &&
      config?.isStream !== true,
  );

test('work that blocks the event loop is detected', async () => {
  expect((await blockingTimeOf({ url: '/busy' })).ms).toBeGreaterThan(maxBlockingMs);
});

test(
  'deleting a user with 10,000 records, and restoring them, does not block the event loop for 50 ms',
  { timeout: 240_000 },
  async () => {
    await signInAnew();
    const userId = await fillBigUser(api.services.database.db, 1_700);
    const removals: number[] = [];
    const restores: number[] = [];
    /** The rest, in batches after the answer. */
    const goOn = async () => {
      const blocking = watchBlocking();
      await runLongTasks(api.services, api.api.log);
      return blocking();
    };
    // As in `blockingTimeOf`, one attempt may include a garbage collection.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const removed = await send({ method: 'DELETE', url: `/api/users/${userId}`, headers });
      expect(removed.status).toBe(200);
      const moved = await goOn();
      const url = `/api/trash/${String(removed.undo)}/restore`;
      const restored = await send({ method: 'POST', url, headers, payload: {} });
      expect(restored.status).toBe(200);
      removals.push(Math.max(removed.ms, moved));
      restores.push(Math.max(restored.ms, await goOn()));
      if (Math.max(...removals.slice(-1), ...restores.slice(-1)) <= maxBlockingMs) break;
    }
    expect(Math.min(...removals)).toBeLessThanOrEqual(maxBlockingMs);
    expect(Math.min(...restores)).toBeLessThanOrEqual(maxBlockingMs);
  },
);

/** Tells each header that a request's headers are asked for. */
function watchHeaders(request: IncomingMessage, read: Set<string>): void {
  const tell = (name: string | symbol) => void (typeof name === 'string' && read.add(name));
  const value = new Proxy(request.headers, {
    get: (all, name) => {
      tell(name);
      return Reflect.get(all, name);
    },
    // A schema asks whether there is one.
    has: (all, name) => {
      tell(name);
      return Reflect.has(all, name);
    },
  });
  Object.defineProperty(request, 'headers', { value, writable: true });
}

test('every header that is read is one of those that are filled below', async () => {
  await signInAnew();
  const read = new Set<string>();
  const { server } = api.api;
  const watch = (request: IncomingMessage) => watchHeaders(request, read);
  server.prependListener('request', watch);
  const origin = await api.api.listen({ port: 0, host: '127.0.0.1' });
  for (const { url, method } of routes()) {
    const path = url.replaceAll(/:(\w+)/g, (_param, name: string) => ids[name] ?? uuidv7());
    const isGet = method === 'GET';
    const sent = isGet ? { headers } : { headers, method: String(method), body: new FormData() };
    await (await fetch(origin + path, sent)).arrayBuffer();
    const json = { ...headers, 'content-type': 'application/json' };
    if (!isGet) await fetch(origin + path, { ...sent, headers: json, body: '{}' });
    await signInAnew();
  }
  server.off('request', watch);
  expect(read).toContain('prefer');
  expect([...read].filter((name) => ![...headerNames, ...parsedHeaders].includes(name))).toEqual(
    [],
  );
});

/** The fields that the schema of a route has refused. */
function refusedFields({ answer }: Sent): Set<string | undefined> {
  const { errors = [] }: { errors?: { path: string }[] } =
    answer.statusCode === 400 ? answer.json() : {};
  return new Set(errors.map(({ path }) => path.split('.')[0]));
}

/**
 * Which of the texts of a request are sent again, in which groups: each by itself if the answer was slow, or if one may
 * have kept the others from being read; what the schema has not refused, without the rest.
 * @param plain the status of the request without these texts
 */
function nextGroups(names: string[], sent: Sent, plain: number | undefined): string[][] {
  const alone = names.length === 1 ? [] : names.map((name) => [name]);
  if (sent.ms > maxBlockingMs) return alone;
  const refused = refusedFields(sent);
  const others = names.filter((name) => !refused.has(name));
  if (others.length < names.length) return others.length === 0 ? [] : [others];
  return sent.status === plain ? [] : alone;
}

const pick = (texts: SlowTexts, names: string[]): SlowTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));

const anyMethod = () => true;
const isPost = ({ method }: RouteOptions) => method === 'POST';

test.each([
  { place: 'URLs', requestsTo: inUrls, isTested: anyMethod },
  { place: 'bodies of POST', requestsTo: inBodies, isTested: isPost },
  {
    place: 'bodies of other methods',
    requestsTo: inBodies,
    isTested: (route: RouteOptions) => !isPost(route),
  },
  { place: 'forms', requestsTo: inForms, isTested: anyMethod },
  { place: 'headers', requestsTo: inHeaders, isTested: anyMethod },
])(
  'no text in $place blocks the event loop for 50 ms, whether it is accepted or refused',
  { timeout: 240_000 },
  async ({ requestsTo, isTested }) => {
    const slow: string[] = [];
    const statuses: number[] = [];
    for (const route of routes().filter(isTested)) {
      const pathOf = (given: Record<string, string> = {}) =>
        route.url.replaceAll(
          /:(\w+)/g,
          (_param, name: string) => given[name] ?? ids[name] ?? uuidv7(),
        );
      const asRoute = (request: InjectOptions) => ({
        ...request,
        method: route.method as 'GET',
        headers: { ...headers, ...request.headers },
      });
      await signInAnew();
      const requests = requestsTo(route, pathOf);
      const plainly = async () =>
        requests[0] && (await send(asRoute(requests[0].requestWith({})))).status;
      // A warm-up call, since the first call loads and compiles code. It may also make the record.
      await plainly();
      const plain = await plainly();
      await signInAnew();

      const examine = async ({ kind, texts, requestWith }: SlowRequest): Promise<void> => {
        const names = Object.keys(texts);
        const sent = await blockingTimeOf(asRoute(requestWith(texts)));
        const described = `${String(route.method)} ${route.url}, ${kind} ${names.join(', ')}`;
        expect(sent.status, described).toBeLessThan(500);
        statuses.push(sent.status);
        if (sent.ms > maxBlockingMs && names.length === 1) {
          slow.push(`${described}: ${sent.ms.toFixed(0)} ms`);
        }
        for (const group of nextGroups(names, sent, plain)) {
          await examine({ kind, texts: pick(texts, group), requestWith });
        }
      };
      for (const request of requests) await examine(request);
    }
    expect(slow).toEqual([]);
    // Enough requests must be processed instead of being refused early.
    const read = statuses.filter((status) => ![401, 413, 429].includes(status));
    expect(read.length).toBeGreaterThan(0.75 * statuses.length);
  },
);
