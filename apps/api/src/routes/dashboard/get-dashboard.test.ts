import type { Dashboard } from '@buddyline/domain/dashboard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sampleCertificate,
  sampleDiveLog,
  samplePost,
  sampleTicket,
} from '../../db/testing/sample-rows.ts';
import { foldRowCounts } from '../../db/upkeep.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

const dayMs = 86_400_000;
const now = Date.now();
const ago = (days: number) => new Date(now - days * dayMs);
const month = (date: Date) => date.toISOString().slice(0, 7);

/** Days ago; the 30th day belongs to the previous 30 days. */
const postDays = [0, 0.1, 1, 2, 29, 31, 45, 59, 61, 200, 3_000];

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  const { db } = api.services.database;
  const posts = postDays.map((days) => samplePost(diver.id, { created_at: ago(days) }));
  await db.insertInto('posts').values(posts).execute();
  const logs = [40, 40, 40, 400].map((days) => sampleDiveLog(diver.id, { created_at: ago(days) }));
  await db.insertInto('dive_logs').values(logs).execute();
  await db.insertInto('certificates').values(sampleCertificate(diver.id)).execute();
  const tickets = [0.1, 0.9, 1.1, 6.9, 7.1, 29, 31, 900].flatMap((days) => [
    sampleTicket(diver.id, { created_at: ago(days), priority: 'high' }),
    sampleTicket(diver.id, { created_at: ago(days + 0.05), status: 'CLOSED' }),
  ]);
  await db.insertInto('tickets').values(tickets).execute();
});
afterAll(() => api.close());

async function get(): Promise<Dashboard> {
  const { status, body } = await api.call({
    method: 'GET',
    url: '/api/dashboard',
    headers: as(admin),
  });
  expect(status).toBe(200);
  return body?.data as Dashboard;
}

describe('GET /api/dashboard', () => {
  test('200: totals, growth and new records of this month, before and after folding', async () => {
    for (const fold of [() => Promise.resolve(), () => foldRowCounts(api.services.database.db)]) {
      await fold();
      const { stats } = await get();
      const thisMonth = postDays.filter((days) => month(ago(days)) === month(new Date(now)));
      // Five of the last 30 days, three of the 30 before.
      expect(stats.posts).toEqual({ total: 11, growth: 66.7, newThisMonth: thisMonth.length });
      expect(stats.diveLogs).toMatchObject({ total: 4, growth: -100 });
      expect(stats.certifications).toEqual({ total: 1, growth: 0, newThisMonth: 1 });
      expect(stats.users).toEqual({ total: 2, growth: 0, newThisMonth: 2 });
    }
  });

  test('200: twelve months, oldest first, each with the records created in it', async () => {
    const { months } = await get();
    expect(months).toHaveLength(12);
    expect(months.map((one) => one.month)).toEqual(months.map((one) => one.month).toSorted());
    expect(months.at(-1)?.month).toBe(month(new Date(now)));
    for (const one of months) {
      const posts = postDays.filter((days) => month(ago(days)) === one.month).length;
      expect(one.posts).toBe(posts);
    }
  });

  test('200: open tickets by age, without closed ones, as many as the list has of that age', async () => {
    const { openTicketAges } = await get();
    expect(openTicketAges).toEqual({ underDay: 2, underWeek: 2, underMonth: 2, older: 2 });
    for (const [age, total] of Object.entries(openTicketAges)) {
      const url = `/api/tickets?status=OPEN&age=${age}`;
      const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
      expect(body?.data).toMatchObject({ total });
    }
  });

  test('200: the five latest posts and tickets, with the field names of the specification', async () => {
    const { recentPosts, recentTickets } = await get();
    expect(recentPosts.map(({ createdAt }) => createdAt)).toEqual(
      postDays.slice(0, 5).map((days) => ago(days).toISOString()),
    );
    expect(recentPosts[0]).toEqual({
      id: expect.any(String),
      content: 'Clear water today.',
      image: null,
      author: { name: 'Mira Haddad', avatar: null },
      createdAt: ago(0).toISOString(),
      likes: 0,
      comments: 0,
      isEnabled: true,
    });
    expect(recentTickets).toHaveLength(5);
    expect(recentTickets[0]).toEqual({
      id: expect.any(String),
      title: 'Help',
      description: 'Please.',
      reportedBy: { name: 'Mira Haddad', avatar: null },
      priority: 'high',
      status: 'OPEN',
      createdAt: ago(0.1).toISOString(),
    });
  });

  test('GET /api/meta lists the dashboard', async () => {
    const { body } = await api.call({ method: 'GET', url: '/api/meta' });
    expect(body?.data).toMatchObject({ features: expect.arrayContaining(['dashboard']) });
  });

  test('401: without sign-in; 403: a user who is not an administrator', async () => {
    const url = '/api/dashboard';
    expect(await api.call({ method: 'GET', url })).toMatchObject({ status: 401 });
    const answer = await api.call({ method: 'GET', url, headers: as(diver) });
    expect(answer.status).toBe(403);
  });
});
