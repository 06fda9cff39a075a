import { randomUUID } from 'node:crypto';
import {
  ticketCategories,
  ticketPriorities,
  type TicketSort,
  ticketSorts,
  ticketStatuses,
  ticketTakers,
  type Ticket,
} from '@buddyline/domain/ticket';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTicket } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

const subjects = ['Spam below my post', '100% broken_login', 'بلاغ عن مستخدم'];
const ticket = fc.record({
  subject: fc.constantFrom(...subjects),
  status: fc.constantFrom(...ticketStatuses),
  category: fc.constantFrom(...ticketCategories),
  priority: fc.constantFrom(...ticketPriorities),
  day: fc.integer({ min: 1, max: 9 }),
  is_answered: fc.boolean(),
  takenBy: fc.constantFrom('admin', 'diver', 'nobody'),
  /** Days from now; of pending ones only. */
  pendingDays: fc.constantFrom(null, -1, 0, 2),
});
/** Newest first, in the order of the list. */
const tickets = fc
  .sample(ticket, { numRuns: 60, seed: 1 })
  .map((one) => ({ ...one, id: randomUUID() }))
  .toSorted((a, b) => b.day - a.day || (a.id < b.id ? 1 : -1));

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  const takers = { admin: admin.id, diver: diver.id, nobody: null };
  const rows = tickets.map(({ day, takenBy, pendingDays, ...given }) =>
    sampleTicket(diver.id, {
      ...given,
      created_at: `2026-05-0${day}`,
      taken_by: takers[takenBy],
      pending_until: given.status === 'PENDING' ? dayFromNow(pendingDays) : null,
    }),
  );
  await api.services.database.db.insertInto('tickets').values(rows).execute();
});
afterAll(() => api.close());

function dayFromNow(days: number | null): string | null {
  if (days === null) return null;
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

type Sample = (typeof tickets)[number];

const statusNow = ({ status, pendingDays }: Sample) =>
  status === 'PENDING' && pendingDays !== null && pendingDays <= 0 ? 'OPEN' : status;

/** For a caller who is the administrator. */
function isTakenBy({ status, takenBy }: Sample, taker: string, isAnyStatus: boolean): boolean {
  if (isAnyStatus && status === 'CLOSED') return false;
  if (taker === 'mine') return takenBy === 'admin';
  if (taker === 'diver') return takenBy === 'diver';
  return (takenBy === 'nobody') === (taker === 'nobody');
}

function inOrder(found: readonly Sample[], sort: TicketSort): readonly Sample[] {
  if (sort === 'newest') return found;
  const byAge = found.toReversed();
  // Nobody has written again, so they wait since they were opened.
  if (sort === 'oldest' || sort === 'waiting') return byAge;
  const urgency = ({ priority }: Sample) => ticketPriorities.indexOf(priority);
  return byAge.toSorted((a, b) => urgency(b) - urgency(a));
}

const list = (query: string) =>
  api.call({ method: 'GET', url: `/api/tickets${query}`, headers: as(admin) });

describe('GET /api/tickets', () => {
  test('200: newest first, nine per page, with the priority and the reporter', async () => {
    const { status, body } = await list('');
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({ total: 60, totalPages: 7, page: 1, limit: 9 });
    const newest = tickets[0];
    expect(body?.data).toHaveProperty('data.0', {
      id: newest?.id,
      userId: diver.id,
      subject: newest?.subject,
      description: 'Please.',
      category: newest?.category,
      status: newest && statusNow(newest),
      priority: newest?.priority,
      createdAt: `2026-05-0${newest?.day}T00:00:00.000Z`,
      updatedAt: expect.any(String),
      Owner: { fullName: 'Mira Haddad', username: diver.username, profilePicture: null },
      about: null,
      waitingSince: `2026-05-0${newest?.day}T00:00:00.000Z`,
      isUnanswered: newest?.status !== 'CLOSED' && newest?.is_answered === false,
      takenBy:
        newest?.takenBy === 'nobody' ? null : { id: expect.any(String), name: expect.any(String) },
      pendingUntil:
        newest && statusNow(newest) === 'PENDING' ? dayFromNow(newest.pendingDays) : null,
    });
  });

  const filter = fc.record(
    {
      status: fc.constantFrom(...ticketStatuses),
      category: fc.constantFrom(...ticketCategories),
      priority: fc.constantFrom(...ticketPriorities),
      unanswered: fc.boolean(),
      taken: fc.constantFrom(...ticketTakers, 'diver'),
      sort: fc.constantFrom(...ticketSorts),
      search: fc.constantFrom(...subjects),
    },
    { requiredKeys: [] },
  );
  test('200: any combination and page gives the same result as a filter in memory', async () => {
    const pages = fc.integer({ min: 1, max: 8 });
    await fc.assert(
      fc.asyncProperty(filter, pages, fc.constantFrom(4, 9, 100), async (wanted, page, limit) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries({ ...wanted, page, limit })) {
          query.set(name, value === 'diver' ? diver.id : String(value));
        }
        const { body } = await list(`?${query.toString()}`);
        const { data, total } = body?.data as { data: Ticket[]; total: number };
        const { search = '', status, category, priority, unanswered = false } = wanted;
        const { taken, sort } = wanted;
        const found = tickets.filter(
          (one) =>
            one.subject.includes(search) &&
            (status === undefined || statusNow(one) === status) &&
            (category === undefined || one.category === category) &&
            (priority === undefined || one.priority === priority) &&
            (!unanswered || (one.status !== 'CLOSED' && !one.is_answered)) &&
            (taken === undefined || isTakenBy(one, taken, status === undefined)),
        );
        const expected = inOrder(found, sort ?? 'newest').slice((page - 1) * limit, page * limit);
        expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(total).toBe(found.length);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['please', ''],
    ['بلاغ', 'بلاغ'],
  ])('200: search for %s', async (search, part) => {
    const { body } = await list(`?search=${encodeURIComponent(search)}`);
    const total = tickets.filter(({ subject }) => part !== '-' && subject.includes(part)).length;
    expect(body?.data).toMatchObject({ total });
  });

  test.each([
    ['status=open', 'status', /OPEN, CLOSED, PENDING/],
    ['status=', 'status', /OPEN/],
    ['status=OPEN&status=CLOSED', 'status', /OPEN/],
    ['category=posts', 'category', /Comments, Posts, Users, Other/],
    ['priority=HIGH', 'priority', /low, medium, high, urgent/],
  ])('400: %s, with the parameter and the allowed values', async (query, path, message) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body?.errors).toEqual([{ path, message: expect.stringMatching(message) }]);
  });
});
