import {
  type Activity,
  activityActorSchema,
  type ActivityChanges,
  activitySchema,
} from '@buddyline/domain/activity';
import { cursorPageSchema } from '@buddyline/domain/cursor';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeEntry } from '../../activity/activity-sql.ts';
import { systemAudit } from '../../activity/audit-entry.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { openTicket } from '../../testing/tickets/tickets-sql.ts';

let api: TestApi;
let admin: Person;
let other: Person;
let diver: Person;
let tickets: string[];

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
  other = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Said' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  tickets = [await openTicket(api, diver), await openTicket(api, diver)];
  for (const id of tickets) {
    for (const status of ['CLOSED', 'PENDING']) {
      await send('PUT', `tickets/${id}`, { status });
    }
  }
  await send('PUT', `users/admin/${diver.id}`, { country: 'Egypt' }, other);
  await send('DELETE', `tickets/${tickets[1]}`, undefined, other);
});
afterAll(() => api.close());

function send(method: string, path: string, payload?: object, caller = admin) {
  return api.call({ method, url: `/api/${path}`, headers: as(caller), payload });
}

async function list(query: Record<string, string> = {}) {
  const { status, body } = await send('GET', `activity?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return v.parse(cursorPageSchema(activitySchema), body?.data);
}

const actionsOf = (data: Activity[]) => data.map(({ noun, verb }) => `${noun}.${verb}`);

describe('GET /api/activity', () => {
  test('200: newest first, with what can be undone', async () => {
    const { data, next } = await list();
    expect(next).toBeNull();
    expect(actionsOf(data)).toEqual([
      'tickets.delete',
      'users.update',
      ...Array<string>(4).fill('tickets.update'),
    ]);
    expect(data[0]).toMatchObject({ canUndo: true, label: 'Help', itemId: tickets[1], counts: {} });
    expect(data[1]).toMatchObject({
      actor: { id: other.id, name: 'Omar Said' },
      personId: diver.id,
      label: 'Mira Haddad',
      changes: { country: { from: null, to: 'Egypt' } },
      canUndo: true,
      undoneAt: null,
    });
  });

  test('200: pages by cursor have every act once', async () => {
    const pages: Activity[] = [];
    let before: string | null = null;
    do {
      const page: { data: Activity[]; next: string | null } = await list({
        limit: '2',
        ...(before !== null && { before }),
      });
      pages.push(...page.data);
      before = page.next;
    } while (before !== null);
    expect(pages).toEqual((await list()).data);
  });

  test('200: filters combine', async () => {
    const all = (await list()).data;
    const [first = '', second = ''] = tickets;
    const queries: Record<string, string>[] = [
      { actorId: admin.id },
      { actorId: other.id, noun: 'tickets' },
      { personId: diver.id },
      { noun: 'users' },
      { verb: 'update' },
      { noun: 'tickets', verb: 'delete' },
      { itemId: first },
      { itemId: second, noun: 'tickets' },
      { itemId: second, noun: 'posts' },
      { operationId: uuidv7() },
      { from: all[3]?.at ?? '', to: all[0]?.at ?? '' },
      { to: all.at(-1)?.at ?? '' },
    ];
    const counts = await Promise.all(queries.map(async (query) => (await list(query)).data.length));
    // Several acts may be of one millisecond; `from` is included, `to` is not.
    const between = all.filter(
      ({ at }) => at !== null && at >= (all[3]?.at ?? '') && at < (all[0]?.at ?? ''),
    );
    expect(counts).toEqual([4, 1, 6, 1, 5, 1, 2, 3, 0, 0, between.length, 0]);
  });

  test.each(['from=2026-02-31T00:00:00Z', 'to=today', 'noun=boats', 'before=x', 'limit=101'])(
    '400: %s',
    async (query) => {
      expect(await send('GET', `activity?${query}`)).toMatchObject({ status: 400 });
    },
  );

  test('200: an act that was undone says when', async () => {
    const [audit] = (await list({ noun: 'tickets', verb: 'delete' })).data;
    expect(await send('POST', `activity/${audit?.id}/undo`)).toMatchObject({ status: 200 });
    const [undone] = (await list({ noun: 'tickets', verb: 'delete' })).data;
    expect(undone).toMatchObject({ canUndo: false, undoneAt: expect.any(String) });
    expect(await send('GET', `tickets/${tickets[1]}`)).toMatchObject({ status: 200 });
    expect((await list({ verb: 'restore' })).data).toMatchObject([{ itemId: tickets[1] }]);
  });
});

test('GET /api/activity/actors: everybody with an act, by their newest name', async () => {
  await send('PUT', `users/admin/${other.id}`, { fullName: 'Omar Said Ali' });
  // A changed name is cached for up to a second.
  api.services.sessions.forget();
  await send('PUT', `tickets/${tickets[0]}`, { status: 'OPEN' }, other);
  const { body } = await send('GET', 'activity/actors');
  const actors = v.parse(v.array(activityActorSchema), body?.data);
  expect(actors.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { id: admin.id, name: 'Ada Admin' },
    { id: other.id, name: 'Omar Said Ali' },
  ]);
});

describe('GET /api/exports/activity.csv', () => {
  async function writeTicketEntry(label: string, changes: ActivityChanges | null = null) {
    const audit = systemAudit('tickets.update');
    const entry = { ...audit, itemId: uuidv7(), label, personId: null, changes };
    await writeEntry(api.services.database.db, entry);
    return audit.id;
  }

  const rowsOf = (csv: string) => csv.split('\r\n');

  test('200: quoted as RFC 4180 says, without formulas, and audited', async () => {
    await writeTicketEntry('say "hi", all');
    for (const sign of ['=', '+', '-', '@']) await writeTicketEntry(`${sign}1+1`);
    await writeTicketEntry('مرحبا', { status: { from: 'OPEN', to: 'CLOSED' } });
    const answer = await send('GET', 'exports/activity.csv?noun=tickets');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(
        /^attachment; filename=activity-\d{4}-\d\d-\d\d\.csv$/,
      ),
    });
    const [headings, ...rows] = rowsOf(answer.bytes.toString());
    expect(headings).toMatch(/^\uFEFFid,at,actorId,actor,noun,verb,/);
    expect(rows.at(-1)).toBe('');
    expect(rows).toHaveLength((await list({ noun: 'tickets', limit: '100' })).data.length + 1);
    expect(rows[0]).toContain(',مرحبا,,"{""status"":{""from"":""OPEN"",""to"":""CLOSED""}}",');
    expect(rows.slice(1, 5).map((row) => row.split(',')[7])).toEqual([
      "'@1+1",
      "'-1+1",
      "'+1+1",
      "'=1+1",
    ]);
    expect(rows[5]).toContain(',"say ""hi"", all",');
    const exports = (await readEntries(api)).filter(({ action }) => action === 'activity.export');
    expect(exports).toMatchObject([{ actor_id: admin.id }]);
  });

  test('200: more than one batch', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 1_001; n += 1) ids.push(await writeTicketEntry(`Ticket ${n}`));
    const answer = await send('GET', 'exports/activity.csv?noun=tickets');
    const listed = rowsOf(answer.bytes.toString()).map((row) => row.split(',')[0]);
    expect(listed.slice(1, 1_002)).toEqual(ids.toReversed());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('HEAD exports nothing', async () => {
    expect(await send('HEAD', 'exports/activity.csv')).toMatchObject({ status: 405 });
  });
});
