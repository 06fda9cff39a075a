import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { metricsUrl, serveMetrics } from './serve-metrics.ts';

let api: TestApi;
let admin: Person;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  const place = { host: '127.0.0.1', port: 0 };
  api = await startTestApi({ metrics: place, commit: '1a2b3c4d', mail: { way: 'folder' } });
  if (api.services.metrics) metrics = await serveMetrics(api.services.metrics.registry, place);
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(async () => {
  await metrics.close();
  await api.close();
});

const ask = (path: string) => fetch(new URL(path, metrics.url));
const lines = async () => (await (await ask('/metrics')).text()).split('\n');

test('an IPv6 address is in brackets in the address that the log names', () => {
  expect(metricsUrl('::1', 9400)).toBe('http://[::1]:9400/metrics');
  expect(metricsUrl('10.0.0.7', 9400)).toBe('http://10.0.0.7:9400/metrics');
});

test('calls are counted by method, route and status, without a series per id or unknown path', async () => {
  const get = (url: string) => api.call({ method: 'GET', url, headers: as(admin) });
  await get(`/api/users/${admin.id}/profile`);
  await get(`/api/users/${admin.id}/profile`);
  await get('/api/users?page=0');
  await get('/api/of-mine');
  const counts = (await lines()).filter((line) =>
    line.startsWith('http_request_duration_seconds_count'),
  );
  expect(counts.toSorted()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/users",status="400"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/users/:userId/profile",status="200"} 2',
    'http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
  ]);
});

test('there are metrics of the pool, the engine, requests in flight and the process', async () => {
  const found = await lines();
  const { engine } = api.services.database;
  expect(found).toContain(`database_up{engine="${engine}"} 1`);
  expect(found).toContain('http_requests_in_flight 0');
  expect(found).toContain('database_clock_ahead_seconds 0');
  for (const state of ['active', 'idle', 'waiting']) {
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^database_connections{state="${state}"} \\d+$`)),
    );
  }
  expect(found).toContainEqual(expect.stringMatching(/^process_resident_memory_bytes \d+$/));
  expect(found).toContainEqual(expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /));
});

test('the build is named', async () => {
  const { version } = api.services.config;
  expect(await lines()).toContain(`build_info{version="${version}",commit="1a2b3c4d"} 1`);
});

test('the figures of the mails are of the same moment', async () => {
  const waiting = async () =>
    (await lines())
      .filter((line) => /^mails_.*waiting/.test(line))
      .map((line) => line.split(' ')[1]);
  expect(await waiting()).toEqual(['0', '0']);
  const mail = {
    to: admin.email,
    userId: null,
    template: 'password-changed',
    locale: 'en',
  } as const;
  await api.services.mail?.queue(api.services.database.db, { ...mail, values: { name: 'Mira' } });
  const [count, seconds] = await waiting();
  expect([count, Number(seconds) > 0]).toEqual(['1', true]);
});

test('the metrics port serves only /metrics, and the API port does not serve it', async () => {
  expect((await ask('/api/users')).status).toBe(404);
  expect((await api.call({ method: 'GET', url: '/metrics' })).status).toBe(404);
});
