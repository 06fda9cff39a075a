import { text } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FileDive, previewDives } from '../../testing/dive-files/import-calls.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { insertImport } from './imports-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  admin = await api.addPerson({ role: 'ADMIN' });
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

const may = (day: number, rest: FileDive = {}): FileDive => ({
  date: `2026-05-${String(day).padStart(2, '0')}`,
  ...rest,
});
const week = [may(1), may(2), may(3)];

const get = (id: string, caller = diver) =>
  api.call({ method: 'GET', url: `/api/divelogs/imports/${id}`, headers: as(caller) });

test('429: after 20 previews within a minute, however often the progress was asked', async () => {
  const { db } = api.services.database;
  const waiting = { id: uuidv7(), userId: diver.id, byId: diver.id };
  await insertImport(db, waiting);
  for (let n = 0; n < 25; n += 1) expect(await get(waiting.id)).toMatchObject({ status: 200 });
  const { id } = await previewDives(api, diver, week);
  for (let n = 0; n < 20; n += 1) expect(await get(id)).toMatchObject({ status: 200 });
  const refused = await get(id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await get(waiting.id)).toMatchObject({ status: 200 });
});

test('429: while another preview is on its way to the same person', async () => {
  const long = Array.from({ length: 100 }, (_, n) =>
    may(1 + (n % 28), { site: 'x'.repeat(200), depth: n }),
  );
  const [one, other] = [await previewDives(api, diver, long), await previewDives(api, diver, week)];
  const unread = await api.api.inject({
    url: `/api/divelogs/imports/${one.id}`,
    headers: as(diver),
    payloadAsStream: true,
  });
  expect(await get(other.id)).toMatchObject({ status: 429 });
  expect(await get(other.id, admin)).toMatchObject({ status: 200 });
  await text(unread.stream());
  expect(await get(other.id)).toMatchObject({ status: 200 });
});
