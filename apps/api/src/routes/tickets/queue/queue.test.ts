import { dashboardSchema } from '@buddyline/domain/dashboard';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { ticketPriorities, ticketSchema } from '@buddyline/domain/ticket';
import { ticketTakersSchema } from '@buddyline/domain/ticket-message';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { suspend } from '../../../testing/accounts/suspensions-sql.ts';
import { readEntries } from '../../../testing/activity-sql.ts';
import { setPerson } from '../../../testing/people-sql.ts';
import { type Answer, type Person, type TestApi, startTestApi } from '../../../testing/test-api.ts';
import { ticketCalls } from '../../../testing/tickets/ticket-calls.ts';
import { openTicket } from '../../../testing/tickets/tickets-sql.ts';

let api: TestApi;
let admin: Person;
let other: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Said' });
  other = await api.addPerson({ role: 'ADMIN', fullName: 'Lina Aziz' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
});
afterAll(() => api.close());

const calls = () => ticketCalls(api);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function list(query: string, by = admin, limit = 100) {
  const { body } = await calls().call(by, 'GET', `tickets?limit=${limit}&${query}`);
  return v.parse(successSchema(pagedSchema(ticketSchema)), body).data;
}
const idsOf = async (query: string, by = admin) => (await list(query, by)).data.map(({ id }) => id);

describe('taking a ticket', () => {
  const take = (by: Person, id: string, payload = {}) =>
    calls().call(by, 'PUT', `tickets/${id}/taker`, payload);

  const omar = () => ({ id: admin.id, name: 'Omar Said' });
  const lina = () => ({ id: other.id, name: 'Lina Aziz' });

  test('others see who works on it, and taking it over is said', async () => {
    const id = await openTicket(api, diver);
    expect(await take(admin, id)).toMatchObject({ status: 200 });
    const ticket = await calls().ticket(other, id);
    expect(ticket.takenBy).toEqual(omar());
    // The reporter is not told.
    expect((await calls().ticket(diver, id)).takenBy).toBeNull();

    const refused = await take(other, id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'taken' } });
    expect(refused.body?.message).toContain('Omar Said');
    const takenOver = await take(other, id, { takeOver: true });
    expect(takenOver.body?.message).toContain('instead of Omar Said');
    expect((await calls().ticket(admin, id)).takenBy).toMatchObject({ name: 'Lina Aziz' });

    expect(await idsOf('taken=mine', other)).toEqual([id]);
    expect(await idsOf('taken=mine', admin)).toEqual([]);
    await calls().call(admin, 'DELETE', `tickets/${id}/taker`);
    expect((await calls().ticket(admin, id)).takenBy).toBeNull();
    const entries = await readEntries(api, id);
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['tickets.take', { takenBy: { from: null, to: omar() } }],
      ['tickets.take', { takenBy: { from: omar(), to: lina() } }],
      ['tickets.release', { takenBy: { from: lina(), to: null } }],
    ]);
  });

  test('a colleague gets it, also from somebody else, and a suspended or former one does not', async () => {
    const id = await openTicket(api, diver);
    const assign = (to: Person) => calls().call(admin, 'PUT', `tickets/${id}/taker/${to.id}`);
    expect((await assign(other)).body?.message).toContain('Lina Aziz');
    await assign(other);
    expect((await calls().ticket(admin, id)).takenBy).toEqual({ id: other.id, name: 'Lina Aziz' });
    const suspended = await api.addPerson({ role: 'ADMIN' });
    await suspend(api, suspended.id);
    const { body } = await calls().call(admin, 'GET', 'tickets/takers');
    const takers = v.parse(successSchema(ticketTakersSchema), body).data.data;
    expect(takers).toContainEqual({ id: other.id, name: 'Lina Aziz' });
    for (const person of [suspended, diver]) {
      expect(takers.map(({ id: taker }) => taker)).not.toContain(person.id);
      expect(await assign(person)).toMatchObject({ status: 409 });
    }
    const entries = await readEntries(api, id);
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['tickets.assign', { takenBy: { from: null, to: lina() } }],
    ]);
  });

  test('each change can be undone, which gives it back to whoever had it before', async () => {
    const id = await openTicket(api, diver);
    const assign = () => calls().call(admin, 'PUT', `tickets/${id}/taker/${other.id}`);
    const undo = ({ headers }: Answer) =>
      calls().call(admin, 'POST', `activity/${String(headers['x-undo'])}/undo`);
    const taker = async () => (await calls().ticket(admin, id)).takenBy;
    const taken = await take(admin, id);
    expect((await take(admin, id)).headers).not.toHaveProperty('x-undo');
    const assigned = await assign();
    expect(assigned.body?.message).toContain('Lina Aziz');
    expect(assigned.body?.message).toContain('instead of \u2068Omar Said');
    expect(await undo(taken)).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'takenBy' }] },
    });
    await setPerson(api.services.database.db, other.id, { full_name: 'Lina Renamed' });
    const undone = await undo(assigned);
    expect(undone).toMatchObject({ status: 200 });
    expect(await taker()).toEqual(omar());
    expect(await undo(undone)).toMatchObject({ status: 200 });
    expect(await taker()).toMatchObject({ id: other.id });
    await setPerson(api.services.database.db, other.id, { full_name: 'Lina Aziz' });
    const released = await calls().call(admin, 'DELETE', `tickets/${id}/taker`);
    expect(await undo(released)).toMatchObject({ status: 200 });
    expect(await taker()).toEqual(lina());
    const last = (await readEntries(api, id)).at(-1);
    expect(last).toMatchObject({ action: 'tickets.undo', changes: { takenBy: { to: lina() } } });
  });

  test('409: it is not given back to somebody who cannot work on tickets any more', async () => {
    const id = await openTicket(api, diver);
    const former = await api.addPerson({ role: 'ADMIN' });
    await take(former, id);
    const { headers } = await take(admin, id, { takeOver: true });
    await suspend(api, former.id);
    const path = `activity/${String(headers['x-undo'])}/undo`;
    expect(await calls().call(admin, 'POST', path)).toMatchObject({ status: 409 });
    expect((await calls().ticket(admin, id)).takenBy).toEqual(omar());
  });

  test('of two at once one has it', async () => {
    const id = await openTicket(api, diver);
    const answers = await Promise.all([take(admin, id), take(other, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a ticket whose taker is gone can be taken', async () => {
    const id = await openTicket(api, diver, { taken_by: uuidv7() });
    expect((await calls().ticket(admin, id)).takenBy).toBeNull();
    expect(await take(admin, id)).toMatchObject({ status: 200 });
  });
});

describe('pending until a day', () => {
  const pend = (id: string, pendingUntil?: string) =>
    calls().call(admin, 'PUT', `tickets/${id}`, { status: 'PENDING', pendingUntil });

  test('it is open again when the day has come, everywhere and without a job', async () => {
    const waiting = await openTicket(api, diver, { subject: 'Waiting' });
    const due = await openTicket(api, diver, { subject: 'Due' });
    const always = await openTicket(api, diver, { subject: 'Always' });
    await pend(waiting, day(1));
    await pend(due, day(0));
    await pend(always);
    expect(await calls().ticket(admin, waiting)).toMatchObject({
      status: 'PENDING',
      pendingUntil: day(1),
    });
    expect(await calls().ticket(admin, due)).toMatchObject({ status: 'OPEN', pendingUntil: null });
    const pending = await idsOf('status=PENDING');
    expect(pending).toContain(waiting);
    expect(pending).toContain(always);
    expect(pending).not.toContain(due);
    expect(await idsOf('status=OPEN')).toContain(due);
    expect(await idsOf('status=OPEN&search=due')).toEqual([due]);
    const own = await calls().call(diver, 'GET', `tickets/user/${diver.id}?limit=100`);
    const { data } = v.parse(successSchema(pagedSchema(ticketSchema)), own.body).data;
    expect(data.find(({ id }) => id === due)).toMatchObject({ status: 'OPEN' });
  });

  test('a change of the day can be undone, and another status ends it', async () => {
    const id = await openTicket(api, diver);
    await pend(id, day(3));
    const { headers } = await pend(id, day(5));
    const undone = await calls().call(admin, 'POST', `activity/${String(headers['x-undo'])}/undo`);
    expect(undone).toMatchObject({ status: 200 });
    expect(await calls().ticket(admin, id)).toMatchObject({ pendingUntil: day(3) });
    await calls().call(admin, 'PUT', `tickets/${id}`, { status: 'CLOSED' });
    expect(await calls().ticket(admin, id)).toMatchObject({ pendingUntil: null });
  });

  test('400: no day of the calendar', async () => {
    const id = await openTicket(api, diver);
    expect(await pend(id, '2026-02-31')).toMatchObject({ status: 400 });
  });
});

test('the queue in its orders and filters is the same as in memory', async () => {
  const person = await api.addPerson({ fullName: 'Queue Diver' });
  const rows = Array.from({ length: 40 }, (_, n) => ({
    priority: ticketPriorities[n % 4] ?? 'low',
    is_answered: n % 3 === 0,
    status: n % 5 === 0 ? ('CLOSED' as const) : ('OPEN' as const),
    taken_by: n % 2 === 0 ? admin.id : null,
    created_at: new Date(Date.UTC(2026, 0, 1 + (n % 7))),
  }));
  const all: ((typeof rows)[number] & { id: string })[] = [];
  for (const row of rows) all.push({ ...row, id: await openTicket(api, person, row) });
  const byAge = all.toSorted(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1),
  );
  const rank = ['urgent', 'high', 'medium', 'low'];
  const byPriority = byAge.toSorted((a, b) => rank.indexOf(a.priority) - rank.indexOf(b.priority));
  const orders = { newest: byAge.toReversed(), oldest: byAge, priority: byPriority };
  const filters = {
    '': () => true,
    'unanswered=true': (one: (typeof all)[number]) => !one.is_answered && one.status !== 'CLOSED',
    'taken=mine': (one: (typeof all)[number]) =>
      one.taken_by === admin.id && one.status !== 'CLOSED',
    'taken=anybody': (one: (typeof all)[number]) =>
      one.taken_by !== null && one.status !== 'CLOSED',
    'taken=nobody': (one: (typeof all)[number]) => one.taken_by === null && one.status !== 'CLOSED',
    'status=CLOSED&taken=mine': (one: (typeof all)[number]) =>
      one.taken_by === admin.id && one.status === 'CLOSED',
  };
  for (const [sort, sorted] of Object.entries(orders)) {
    for (const [filter, isWanted] of Object.entries(filters)) {
      const wanted = sorted.filter(isWanted).map(({ id }) => id);
      const query = `search=queue+diver&sort=${sort}&${filter}`;
      const found = await list(query);
      expect(
        found.data.map(({ id }) => id),
        query,
      ).toEqual(wanted);
      expect(found.total).toBe(wanted.length);
    }
  }
  // Without a search, among all others.
  const known = new Set(all.map(({ id }) => id));
  for (const [sort, sorted] of Object.entries(orders)) {
    const found = await idsOf(`sort=${sort}&unanswered=true`);
    const wanted = sorted.filter(filters['unanswered=true']).map(({ id }) => id);
    expect(found.filter((id) => known.has(id))).toEqual(wanted);
  }
  expect((await list('sort=priority&page=3', admin, 7)).data).toHaveLength(7);
  const past = await list('sort=oldest&page=99&unanswered=true');
  expect(past).toMatchObject({ data: [], total: (await list('unanswered=true')).total });
});

test('400: unknown orders and flags', async () => {
  for (const query of ['sort=age', 'unanswered=1', 'taken=me']) {
    const answer = await calls().call(admin, 'GET', `tickets?${query}`);
    expect(answer.status).toBe(400);
  }
});

test('the dashboard has the queue of the caller', async () => {
  const staff = await api.addPerson({ role: 'ADMIN' });
  const created_at = new Date('2020-01-01');
  const oldest = await openTicket(api, diver, { subject: 'Oldest', created_at });
  await openTicket(api, diver, { taken_by: staff.id, is_answered: true });
  await openTicket(api, diver, { taken_by: staff.id, status: 'CLOSED' });
  const { body } = await calls().call(staff, 'GET', 'dashboard');
  const { ticketQueue } = v.parse(successSchema(dashboardSchema), body).data;
  expect(ticketQueue).toMatchObject({
    mine: 1,
    oldest: { id: oldest, subject: 'Oldest', createdAt: created_at.toISOString() },
  });
  expect(ticketQueue?.unanswered).toBe((await list('unanswered=true')).total);
});

describe('a ticket waits since the last words of its reporter', () => {
  const reply = (by: Person, id: string, payload: object) =>
    calls().call(by, 'POST', `tickets/${id}/messages`, payload);
  const old = { created_at: new Date('2019-05-01') };
  const since = async (id: string) => (await calls().ticket(admin, id)).waitingSince;
  const opened = old.created_at.toISOString();

  test.each([
    ['of the ticket itself', async (_id: string) => undefined, false],
    [
      'not of an internal note',
      (id: string) => reply(admin, id, { body: 'Hm', isInternal: true }),
      false,
    ],
    ['not of a reply of staff', (id: string) => reply(admin, id, { body: 'Why?' }), false],
    [
      'not of a status',
      (id: string) => calls().call(admin, 'PUT', `tickets/${id}`, { status: 'CLOSED' }),
      false,
    ],
    [
      'not of being taken',
      (id: string) => calls().call(admin, 'PUT', `tickets/${id}/taker`, {}),
      false,
    ],
    ['of a reply of theirs', (id: string) => reply(diver, id, { body: 'Again' }), true],
    [
      'of a reply to staff',
      async (id: string) => {
        await reply(admin, id, { body: 'Why?' });
        await reply(diver, id, { body: 'So.' });
      },
      true,
    ],
    [
      'of a reply that opens it again, and not of what staff take back after it',
      async (id: string) => {
        await calls().call(admin, 'PUT', `tickets/${id}`, { status: 'CLOSED' });
        await reply(diver, id, { body: 'No!' });
        const { body } = await reply(admin, id, { body: 'Oh.' });
        const { data } = v.parse(successSchema(v.object({ id: v.string() })), body);
        await calls().call(admin, 'DELETE', `tickets/${id}/messages/${data.id}`);
      },
      true,
    ],
  ])('%s', async (_what, happen, hasNew) => {
    const id = await openTicket(api, diver, old);
    await happen(id);
    const at = await since(id);
    const isNew = Date.now() - new Date(at ?? 0).getTime() < 3_600_000;
    expect({ isNew, isOld: at === opened }).toEqual({ isNew: hasNew, isOld: !hasNew });
  });

  test('in the list, a search, the export, the order of the next ticket, and the dashboard', async () => {
    const reporter = await api.addPerson();
    const subject = `Waiting ${uuidv7()}`;
    const ticket = (year: number, last?: number) =>
      openTicket(api, reporter, {
        subject,
        created_at: new Date(`${year}-06-01`),
        ...(last !== undefined && { last_words_at: new Date(`${last}-06-01`) }),
      });
    const wanted = [
      await ticket(2012),
      await ticket(2010, 2013),
      await ticket(2014),
      await ticket(2011, 2015),
      await ticket(2009, 2016),
    ];
    const mine = (ids: string[]) => ids.filter((id) => wanted.includes(id));
    expect(mine(await idsOf('unanswered=true&sort=waiting'))).toEqual(wanted);
    expect(await idsOf(`sort=waiting&search=${encodeURIComponent(subject)}`)).toEqual(wanted);
    const { body } = await calls().call(admin, 'GET', 'dashboard');
    const { ticketQueue } = v.parse(successSchema(dashboardSchema), body).data;
    expect(ticketQueue?.oldest).toMatchObject({
      id: wanted[0],
      waitingSince: new Date('2012-06-01').toISOString(),
    });
    const [first = '', second = ''] = wanted;
    await reply(reporter, first, { body: 'Hello?' });
    const after = v.parse(
      successSchema(dashboardSchema),
      (await calls().call(admin, 'GET', 'dashboard')).body,
    );
    expect(after.data.ticketQueue?.oldest).toMatchObject({
      id: second,
      createdAt: new Date('2010-06-01').toISOString(),
      waitingSince: new Date('2013-06-01').toISOString(),
    });
  });
});
