import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewDives } from '../../testing/dive-files/import-calls.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
});
afterAll(() => api.close());

const get = async (id: string, caller = diver) =>
  (await api.call({ method: 'GET', url: `/api/divelogs/imports/${id}`, headers: as(caller) }))
    .status;

test('429: while another preview is on its way to the same person', async () => {
  const site = 'x'.repeat(200);
  const long = Array.from({ length: 100 }, (_, depth) => ({ date: '2026-05-01', site, depth }));
  const { id } = await previewDives(api, diver, long);
  const other = await previewDives(api, diver, [{ date: '2026-05-02' }]);
  const admin = await api.addPerson({ role: 'ADMIN' });
  const unread = await api.api.inject({
    url: `/api/divelogs/imports/${id}`,
    headers: as(diver),
    payloadAsStream: true,
  });
  expect(await get(other.id)).toBe(429);
  expect(await get(other.id, admin)).toBe(200);
  await text(unread.stream());
  expect(await get(other.id)).toBe(200);
});

test('429: after 20 takes within a minute, each of which reads the preview', async () => {
  const { id } = await previewDives(api, diver, [{ date: '2026-05-03' }]);
  const take = (payload = { take: [1] }) =>
    api.call({
      method: 'POST',
      url: `/api/divelogs/imports/${id}`,
      headers: as(diver),
      payload,
    });
  for (let n = 0; n < 20; n += 1) expect(await take()).toMatchObject({ status: 200 });
  const refused = await take();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
