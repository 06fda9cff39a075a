import { maxPageLimit } from '@buddyline/domain/constants';
import { csvColumns, csvHeaders } from '@buddyline/domain/csv-columns';
import { readDiveFile } from '@buddyline/dive-files/read';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleDiveLog, samplePost, sampleTicket } from '../../db/testing/sample-rows.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
});
// A new one each time, because exports are limited per person.
beforeEach(async () => {
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
});
afterAll(() => api.close());

const get = (path: string, caller: Person | null = admin) =>
  api.call({ method: 'GET', url: `/api/exports/${path}`, headers: caller ? as(caller) : {} });

/** The day in UTC. */
const today = () => new Date().toISOString().slice(0, 10);

/** The cells of a CSV; the texts of these tests have no commas. */
function rowsOf(bytes: Buffer): string[][] {
  const text = bytes.toString();
  expect(text).toMatch(/^\uFEFF/);
  const lines = text.slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split(','));
}

async function addLogs(person: Person, logs: Parameters<typeof sampleDiveLog>[1][]) {
  const rows = logs.map((log) => sampleDiveLog(person.id, log));
  await api.services.database.db.insertInto('dive_logs').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** The ids on all pages of a list. */
async function idsOfList(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const url = `/api/${query}&page=${page}&limit=${maxPageLimit}`;
    const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
    const { data, totalPages } = Object(body?.data);
    ids.push(...data.map(({ id }: { id: string }) => id));
    if (page >= totalPages) return ids;
  }
}

describe('GET /api/exports/{list}.csv', () => {
  test('200: the rows of the list with its filter, newest first, and an entry of filter and count', async () => {
    const [wreck] = await addLogs(diver, [
      { is_wreck: true, site: '=cmd', longitude: -80.5, latitude: 25, max_depth: 60 },
      { is_wreck: false },
    ]);
    const answer = await get('divelogs.csv?isWreck=true');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename=divelogs-${today()}.csv`,
    });
    const [headers = [], ...rows] = rowsOf(answer.bytes);
    expect(headers).toEqual(csvHeaders(csvColumns.divelogs));
    const cell = (name: string) => rows[0]?.[headers.indexOf(name)];
    expect(rows).toHaveLength(1);
    expect(cell('id')).toBe(wreck);
    expect(cell('site')).toBe("'=cmd");
    expect(cell('longitude [°]')).toBe('-80.5');
    expect(cell('maxDepth [ft]')).toBe('60');
    expect(cell('isWreck')).toBe('true');
    expect((await readEntries(api))[0]).toMatchObject({
      action: 'dive-logs.export',
      actor_id: admin.id,
      label: 'isWreck=true',
      counts: { 'dive-logs': 1 },
    });
  });

  test('200: a text with commas, quotes and lines is one cell, also with a line feed alone', async () => {
    const post = samplePost(diver.id, { content: 'a "b", c\nd' });
    await api.services.database.db.insertInto('posts').values(post).execute();
    const { bytes } = await get('posts.csv?query=a');
    expect(bytes.toString()).toContain(',"a ""b"", c\nd",');
  });

  test('200: more than one batch, each row once, in the order of the list', async () => {
    const tickets = Array.from({ length: 2_100 }, (_, at) =>
      sampleTicket(diver.id, { created_at: new Date(1_700_000_000_000 + Math.floor(at / 3)) }),
    );
    await api.services.database.db.insertInto('tickets').values(tickets).execute();
    const [, ...rows] = rowsOf((await get('tickets.csv')).bytes);
    const expected = tickets.toSorted((a, b) =>
      `${Number(a.created_at)}${a.id}` < `${Number(b.created_at)}${b.id}` ? 1 : -1,
    );
    expect(rows.map(([id]) => id)).toEqual(expected.map(({ id }) => id));
  });

  test('200: dive logs and tickets in each order of their lists, also in several batches', async () => {
    const { db } = api.services.database;
    const createdAt = (at: number) => new Date(1_700_000_000_000 + Math.floor(at / 2));
    const person = await api.addPerson({ fullName: 'Ona Tide' });
    await addLogs(
      person,
      Array.from({ length: 1_050 }, (_, at) => ({
        date: [null, '1850-03-01', '1899-12-31', '2024-02-29', '2026-05-01'][at % 5],
        max_depth: [null, 60.01, 60, 98.4, 12, 131][at % 6],
        is_wreck: at % 4 === 0,
        created_at: createdAt(at),
      })),
    );
    const priorities = [
      ...(['low', 'urgent', 'medium', 'high'] as const),
      ...Array.from({ length: 4 }, () => 'urgent' as const),
    ];
    const tickets = priorities.map((priority, at) =>
      sampleTicket(person.id, { priority, created_at: createdAt(at) }),
    );
    await db.insertInto('tickets').values(tickets).execute();
    for (const query of [
      'divelogs?query=tide&sort=date',
      'divelogs?query=tide&sort=depth',
      `divelogs?userId=${person.id}&isWreck=true&depthFrom=1&sort=date`,
      'divelogs?isWreck=true&sort=oldest',
      'divelogs?sort=depth',
      'tickets?search=tide&sort=priority',
      'tickets?search=tide&priority=urgent',
      'tickets?sort=oldest',
    ]) {
      const [, ...rows] = rowsOf((await get(query.replace('?', '.csv?'))).bytes);
      const listed = await idsOfList(query);
      expect(listed.length, query).toBeGreaterThan(4);
      expect(
        rows.map(([id]) => id),
        query,
      ).toEqual(listed);
    }
  });

  test('200: a search finds what the list finds, by the owner too', async () => {
    const total = async (search: string) => {
      const url = `/api/tickets?search=${search}`;
      const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
      return Object(body?.data).total;
    };
    for (const search of ['mira', 'haddad%20mira', 'nobody', '100%25']) {
      const [, ...rows] = rowsOf((await get(`tickets.csv?search=${search}`)).bytes);
      expect(rows).toHaveLength(await total(search));
    }
  });

  test.each(['users', 'posts', 'certificates', 'divelogs', 'tickets', 'activity'])(
    '200: %s, also without rows; 403: a member',
    async (list) => {
      const none = list === 'activity' ? 'to=2000-01-01T00:00:00Z' : 'query=zzz&search=zzz';
      const [, ...rows] = rowsOf((await get(`${list}.csv?${none}`)).bytes);
      expect(rows).toEqual([]);
      expect(await get(`${list}.csv`, diver)).toMatchObject({ status: 403 });
    },
  );

  test('400: a filter that the list refuses', async () => {
    const other = await api.addPerson({ role: 'ADMIN' });
    expect(await get('divelogs.csv?isWreck=yes', other)).toMatchObject({ status: 400 });
  });
});

describe('GET /api/exports/divelogs/{userId}.*', () => {
  test.each(['uddf', 'ssrf'] as const)('200: %s, which can be read again', async (format) => {
    const person = await api.addPerson({ fullName: 'Lina Farouk' });
    await addLogs(person, [
      { date: '2026-05-01', site: 'Blue Hole', max_depth: 66, time_this_dive: 40, pg: 'C' },
      { date: null },
      { date: '2026-05-02', max_depth: null, time_this_dive: 40 },
    ]);
    const answer = await get(`divelogs/${person.id}.${format}`, person);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename=${person.username}-${today()}.${format}`,
      'x-dives': '2',
      'x-dives-without-date': '1',
      'x-dives-incomplete': '1',
    });
    const read = await readDiveFile(Readable.from([answer.bytes]));
    const dives = read.dives.map(({ dive }) => dive);
    expect(read.format).toBe(format);
    expect(dives.toSorted((a, b) => Number(a.maxDepth) - Number(b.maxDepth))).toMatchObject([
      { date: '2026-05-02', maxDepth: null },
      { date: '2026-05-01', maxDepth: expect.closeTo(66), site: 'Blue Hole', pg: 'C' },
    ]);
  });

  test('200: CSV has every dive', async () => {
    const person = await api.addPerson();
    const ids = await addLogs(person, [{ date: null }, {}]);
    const [, ...rows] = rowsOf((await get(`divelogs/${person.id}.csv`, person)).bytes);
    expect(new Set(rows.map(([id]) => id))).toEqual(new Set(ids));
  });

  test('only an administrator’s export is audited, with the diver', async () => {
    const person = await api.addPerson({ fullName: 'Omar Aziz' });
    await addLogs(person, [{}]);
    const entries = async () =>
      (await readEntries(api)).filter(({ person_id: personId }) => personId === person.id);
    await get(`divelogs/${person.id}.uddf`, person);
    expect(await entries()).toEqual([]);
    await get(`divelogs/${person.id}.uddf`);
    expect(await entries()).toMatchObject([
      { action: 'dive-logs.export', label: 'Omar Aziz', counts: { 'dive-logs': 1 } },
    ]);
  });

  test('403: another member; 404: nobody; 405: HEAD', async () => {
    const other = await api.addPerson();
    expect(await get(`divelogs/${diver.id}.uddf`, other)).toMatchObject({ status: 403 });
    const unknown = diver.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await get(`divelogs/${unknown}.csv`)).toMatchObject({ status: 404 });
    const url = `/api/exports/divelogs/${diver.id}.csv`;
    expect(await api.call({ method: 'HEAD', url, headers: as(admin) })).toMatchObject({
      status: 405,
    });
  });
});
