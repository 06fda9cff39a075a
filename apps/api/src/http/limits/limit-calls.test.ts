import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 3 });
});
afterAll(() => api.close());

/** Writes to four different routes with unknown ids. */
async function writeAllOver(admin: Person) {
  const headers = as(admin);
  const answers = [];
  for (const noun of ['comments', 'tickets', 'divelogs', 'certificates']) {
    answers.push(await api.call({ method: 'DELETE', url: `/api/${noun}/${uuidv7()}`, headers }));
  }
  return answers;
}

test('writes of one user are counted over all routes and get 429 with Retry-After', async () => {
  const statuses = (await writeAllOver(await api.addPerson({ role: 'ADMIN' }))).map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([404, 404, 404, 429]);
  // Another user at the same address has a separate count.
  const last = (await writeAllOver(await api.addPerson({ role: 'ADMIN' }))).at(-1);
  expect(last?.headers['retry-after']).toMatch(/^[1-9]\d?$/);
});

test('writes without sign-in are counted by address over all routes and get 429', async () => {
  const send = (url: string, remoteAddress: string) =>
    api.call({ method: 'POST', url: `/api${url}`, remoteAddress });
  const calls = ['/auth/logout', '/auth/refresh-token', '/auth/logout', '/auth/refresh-token'];
  const statuses = [];
  for (const url of calls) statuses.push((await send(url, '192.0.2.1')).status);
  expect(statuses).toEqual([200, 401, 200, 429]);
  expect(await send('/auth/logout', '192.0.2.2')).toMatchObject({ status: 200 });
});

test('reads are not counted', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  for (let count = 0; count < 5; count += 1) {
    const url = '/api/tickets';
    expect(await api.call({ method: 'GET', url, headers: as(admin) })).toMatchObject({
      status: 200,
    });
  }
});
