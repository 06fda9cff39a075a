import { pageSizes } from '@buddyline/domain/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sampleCertificate,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from '../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

/** The contract of the lists of all nouns. What only one of them can do is tested beside its route. */

let api: TestApi;
let admin: Person;
let diver: Person;

/** Of one record each, the oldest first. */
const texts = ['Night dive at THE Thistlegorm', 'Nitrox 100% ', 'غوّاص الإنقاذ', 'Épave_profonde'];
/** Later than those of the people who are there anyway. */
const at = (day: number) => ({ created_at: `2031-05-0${day + 1}` });

const nouns = [
  { path: 'users', search: 'search', size: pageSizes.users, text: 'fullName', others: 2 },
  { path: 'posts', search: 'query', size: pageSizes.posts, text: 'content', others: 0 },
  { path: 'certificates', search: 'query', size: pageSizes.certificates, text: 'title', others: 0 },
  { path: 'divelogs', search: 'query', size: pageSizes.diveLogs, text: 'site', others: 0 },
  { path: 'tickets', search: 'search', size: pageSizes.tickets, text: 'subject', others: 0 },
] as const;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
  const { db } = api.services.database;
  const rows = <TRow>(row: (text: string, day: number) => TRow): TRow[] => texts.map(row);
  const users = rows((full_name, day) => sampleUser({ full_name, ...at(day) }));
  const posts = rows((content, day) => samplePost(diver.id, { content, ...at(day) }));
  const certificates = rows((title, day) => sampleCertificate(diver.id, { title, ...at(day) }));
  const logs = rows((site, day) => sampleDiveLog(diver.id, { site, ...at(day) }));
  const tickets = rows((subject, day) => sampleTicket(diver.id, { subject, ...at(day) }));
  await db.insertInto('users').values(users).execute();
  await db.insertInto('posts').values(posts).execute();
  await db.insertInto('certificates').values(certificates).execute();
  await db.insertInto('dive_logs').values(logs).execute();
  await db.insertInto('tickets').values(tickets).execute();
});
afterAll(() => api.close());

describe.each(nouns)('GET /api/$path', ({ path, search, size, text, others }) => {
  const url = `/api/${path}`;
  const list = (query: string, person = admin) =>
    api.call({ method: 'GET', url: `${url}${query}`, headers: as(person) });

  /** The texts of a page, and what is said of it. */
  async function page(query: string) {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    const { data, ...rest } = body?.data as { data: Record<string, string>[] };
    return { found: data.map((item) => item[text]), rest };
  }

  test('200: newest first, with the exact total and the page size of the list', async () => {
    const total = texts.length + others;
    const { found, rest } = await page('');
    expect(found.slice(0, texts.length)).toEqual(texts.toReversed());
    expect(rest).toEqual({ total, totalPages: 1, page: 1, limit: size });
  });

  test.each([
    [1, [3, 2]],
    [2, [1, 0]],
  ])('200: page %i with two rows per page', async (number, days) => {
    const { found, rest } = await page(`?page=${number}&limit=2`);
    expect(found).toEqual(days.map((day) => texts[day]));
    const total = texts.length + others;
    expect(rest).toEqual({ total, totalPages: total / 2, page: number, limit: 2 });
  });

  test('200: a page past the end is empty and has the total', async () => {
    const total = texts.length + others;
    const rest = { total, totalPages: total / 2, page: 9, limit: 2 };
    expect(await page('?page=9&limit=2')).toEqual({ found: [], rest });
  });

  test.each([
    ['thistlegorm', [0]],
    ['THE thistle', [0]],
    ['100%', [1]],
    ['1%0', []],
    ['غواص الانقاذ', [2]],
    ['غواصـ', [2]],
    ['epave', [3]],
    ['e_p', [3]],
    ['eXp', []],
    ['\\', []],
    ["'; --", []],
    ['(.*)', []],
  ])('200: the search for %s finds %j', async (words, days) => {
    const { found, rest } = await page(`?${search}=${encodeURIComponent(words)}`);
    expect(found).toEqual(days.map((day) => texts[day]));
    expect(rest).toMatchObject({ total: days.length });
  });

  test('200: unknown parameters are ignored', async () => {
    expect((await page('?order=title&isDeep=true')).found).toHaveLength(texts.length + others);
  });

  test.each([
    ['page=0', 'page', /from 1/],
    ['page=-1', 'page', /from 1/],
    ['page=1.5', 'page', /from 1/],
    ['page=abc', 'page', /from 1/],
    ['page=1e309', 'page', /from 1/],
    ['page=99999999999999999999', 'page', /from 1/],
    ['limit=0', 'limit', /from 1 to 100/],
    ['limit=101', 'limit', /from 1 to 100/],
    [`${search}=%00`, search, /cannot be stored/],
    [`${search}=${'x'.repeat(201)}`, search, /200/],
    ['sort=nothing', 'sort', /newest/],
    ['sort=newest&sort=oldest', 'sort', /newest/],
  ])('400: %s, with the parameter and the allowed values', async (query, name, message) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body?.errors).toEqual([{ path: name, message: expect.stringMatching(message) }]);
  });

  test('401: without sign-in', async () => {
    expect(await api.call({ method: 'GET', url })).toMatchObject({ status: 401 });
  });

  test('403: a user who is not an administrator', async () => {
    expect(await list('', diver)).toMatchObject({ status: 403 });
  });
});
