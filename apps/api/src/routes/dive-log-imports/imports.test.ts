import { diveLogImportSchema } from '@buddyline/domain/dive-log-import';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import {
  diveFile,
  type FileDive,
  previewDives,
  sendDiveFile,
  sendTake,
  takeNew,
} from '../../testing/dive-files/import-calls.ts';
import { formOf } from '../../testing/forms.ts';
import { ageImports, daysInTrash } from '../../testing/dive-files/imports-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { deleteOldImports, insertImport } from './imports-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

const may = (day: number, rest: FileDive = {}): FileDive => ({
  date: `2026-05-${String(day).padStart(2, '0')}`,
  time: '09:30',
  depth: 18,
  minutes: 40,
  ...rest,
});
const week = [may(1, { site: 'Reef' }), may(2), may(3, { depth: 25 })];

const logsOf = (person: Person) =>
  api.services.database.db
    .selectFrom('dive_logs')
    .selectAll()
    .where('user_id', '=', person.id)
    .orderBy('date')
    .execute();
const logDive = (log: Parameters<typeof sampleDiveLog>[1]) =>
  api.services.database.db.insertInto('dive_logs').values(sampleDiveLog(diver.id, log)).execute();
const undo = (id: string, caller = diver) =>
  api.call({ method: 'POST', url: `/api/divelogs/imports/${id}/undo`, headers: as(caller) });
const statesOf = ({ dives }: { dives: { state: string }[] }) => dives.map(({ state }) => state);

describe('POST /api/divelogs/imports', () => {
  test('201: the dives of the file, with findings, notes and what is lost', async () => {
    const dives = [may(1, { samples: 3 }), may(2, { depth: 1_000 }), {}];
    const answer = await sendDiveFile(api, diver, diveFile(dives));
    expect(answer.status).toBe(201);
    expect(answer.body?.data).toMatchObject({
      format: 'ssrf',
      generator: 'subsurface 2',
      lost: { samples: 3 },
      dives: [
        { n: 1, state: 'new', duplicateOf: null, dive: { date: '2026-05-01', timeIn: '09:30' } },
        { n: 2, state: 'new' },
        { n: 3, state: 'unreadable' },
      ],
    });
    expect(await logsOf(diver)).toEqual([]);
  });

  test('201: findings and notes are in the language of the caller', async () => {
    const file = diveFile([{ date: '1940-01-01' }])
      .toString()
      .replace("number='1'", "number='1' tags='night'");
    const { payload, headers } = formOfFile(file);
    const answer = await api.call({
      method: 'POST',
      url: `/api/divelogs/imports?userId=${diver.id}`,
      headers: { ...as(diver), ...headers, 'accept-language': 'ar' },
      payload,
    });
    const [dive] = Object(answer.body?.data).dives;
    expect(dive.findings).toMatchObject([
      { message: expect.stringMatching(/\p{sc=Arab}/u), fields: ['date'] },
    ]);
    expect(dive.notes).toEqual([expect.stringMatching(/\p{sc=Arab}.*night/u)]);
  });

  test('201: duplicates by start within 15 minutes, or by depth and duration without times', async () => {
    await logDive({ date: '2026-05-01', time_in: '09:45', max_depth: 10 });
    await logDive({ date: '2026-05-01', time_in: '23:55', max_depth: 10 });
    await logDive({ date: '2026-05-03', time_in: null, max_depth: 59, time_this_dive: 41 });
    const preview = await previewDives(api, diver, [
      may(1),
      may(1, { time: '10:01' }),
      may(2, { time: '00:05' }),
      may(3),
      may(3, { depth: 20 }),
      may(3, { minutes: 50 }),
    ]);
    const states = ['duplicate', 'new', 'duplicate', 'duplicate', 'new', 'new'];
    expect(statesOf(preview)).toEqual(states);
    expect(preview.dives[0]?.duplicateOf).toMatch(/-/);
  });

  test('201: duplicates of the days before and after, and without a date', async () => {
    await logDive({ date: '2026-05-01', time_in: '23:55' });
    await logDive({ date: '2026-05-09', time_in: '00:05' });
    await logDive({ date: null, max_depth: 59, time_this_dive: 40 });
    for (const dive of [
      may(2, { time: '00:05' }),
      may(8, { time: '23:55' }),
      { depth: 18, minutes: 40 },
    ]) {
      expect(statesOf(await previewDives(api, diver, [dive]))).toEqual(['duplicate']);
    }
  });

  test('201: the same dive twice in a file is new once; free dives in a row are all new', async () => {
    const twice = await previewDives(api, diver, [may(1), may(1)]);
    expect(statesOf(twice)).toEqual(['new', 'duplicate']);
    expect(twice.dives[1]?.duplicateOf).toBeNull();
    const row = ['09:30', '09:34', '09:38'].map((time) => may(4, { time, minutes: 2 }));
    const preview = await previewDives(api, diver, row);
    expect(statesOf(preview)).toEqual(['new', 'new', 'new']);
    expect((await takeNew(api, diver, preview)).map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  test('201: the logbook of another diver has no duplicates', async () => {
    await takeNew(api, diver, await previewDives(api, diver, week));
    const other = await api.addPerson();
    expect(statesOf(await previewDives(api, other, week))).toEqual(['new', 'new', 'new']);
  });

  test('422: more than three million letters', async () => {
    const notes = 'x'.repeat(4_900);
    const many = Array.from({ length: 900 }, () => may(1, { notes }));
    expect(await sendDiveFile(api, diver, diveFile(many))).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/too much time or memory/) },
    });
  });

  test('409: an id that is taken; 403: for somebody else; 404: for nobody', async () => {
    const id = uuidv7();
    const bytes = diveFile(week);
    expect(await sendDiveFile(api, diver, bytes, { id })).toMatchObject({ status: 201 });
    expect(await sendDiveFile(api, diver, bytes, { id })).toMatchObject({ status: 409 });
    const other = await api.addPerson();
    expect(await sendDiveFile(api, other, bytes, { id })).toMatchObject({ status: 409 });
    expect(await get(id)).toMatchObject({ body: { data: { state: 'ready' } } });
    const { id: userId } = other;
    expect(await sendDiveFile(api, diver, bytes, { userId })).toMatchObject({ status: 403 });
    const nobody = { userId: uuidv7() };
    expect(await sendDiveFile(api, admin, bytes, nobody)).toMatchObject({ status: 404 });
  });
});

const get = (id: string, caller = diver) =>
  api.call({ method: 'GET', url: `/api/divelogs/imports/${id}`, headers: as(caller) });

describe('GET /api/divelogs/imports/{id}', () => {
  test('200: the preview, for the diver and for administrators; 404: others, and after a day', async () => {
    const { id } = await previewDives(api, diver, week);
    const { body } = await get(id);
    expect(v.parse(diveLogImportSchema, body?.data)).toMatchObject({
      state: 'ready',
      progress: 1,
      preview: { id, dives: [{ n: 1 }, { n: 2 }, { n: 3 }] },
    });
    expect(await get(id, admin)).toMatchObject({ status: 200 });
    expect(await get(id, await api.addPerson())).toMatchObject({ status: 404 });
    await ageImports(api);
    expect(await get(id)).toMatchObject({ status: 404 });
    expect(await deleteOldImports(api.services.database.db, 100)).toBeGreaterThan(0);
  });

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

  test('404: one after five newer ones; what was taken of it can be undone', async () => {
    const taken = await previewDives(api, diver, [may(1)]);
    await takeNew(api, diver, taken);
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await previewDives(api, diver, week)).id);
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await get(id)).status);
    expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
    expect(await sendTake(api, diver, taken.id, { take: [1] })).toMatchObject({ status: 404 });
    expect((await undo(taken.id)).body?.data).toEqual({ removed: 1 });
  });

  test('404: one whose reading has died, whose id its sender may use again', async () => {
    const { db } = api.services.database;
    const one = { id: uuidv7(), userId: diver.id, byId: diver.id };
    expect(await insertImport(db, one)).toBe(true);
    expect(await get(one.id)).toMatchObject({ status: 200 });
    expect(await insertImport(db, one)).toBe(false);
    await ageImports(api, '16 minutes');
    expect(await get(one.id)).toMatchObject({ status: 404 });
    const { id: byId } = await api.addPerson();
    expect(await insertImport(db, { ...one, byId })).toBe(false);
    const again = await sendDiveFile(api, diver, diveFile(week), { id: one.id });
    expect(again).toMatchObject({ status: 201 });
    expect(await get(one.id)).toMatchObject({ body: { data: { state: 'ready' } } });
    await ageImports(api, '16 minutes');
    expect(await get(one.id)).toMatchObject({ status: 200 });
  });

  test('200: the progress while the file is read', async () => {
    const id = uuidv7();
    const long = Array.from({ length: 60 }, (_, at) => may((at % 28) + 1, { samples: 4_000 }));
    const sent = sendDiveFile(api, diver, diveFile(long), { id });
    const states = new Set<string>();
    await expect
      .poll(async () => {
        const data = Object((await get(id)).body?.data);
        states.add(data.state);
        return data.state;
      })
      .toBe('ready');
    expect(await sent).toMatchObject({ status: 201 });
    expect(states).toContain('reading');
  });
});

describe('POST /api/divelogs/imports/{id}', () => {
  test('200: results in the order of take, and the same file again has nothing new', async () => {
    const { id } = await previewDives(api, diver, [...week, {}]);
    const answer = await sendTake(api, diver, id, { take: [3, 9, 1, 4] });
    expect(answer.body?.data).toMatchObject({
      results: [
        { n: 3, ok: true, id: expect.any(String) },
        { n: 9, ok: false, message: expect.any(String) },
        { n: 1, ok: true },
        { n: 4, ok: false, message: expect.any(String) },
      ],
      undo: true,
    });
    await takeNew(api, diver, await previewDives(api, diver, week));
    expect(await logsOf(diver)).toMatchObject([
      { date: '2026-05-01', site: 'Reef', time_in: '09:30', time_this_dive: 40, dive_number: 1 },
      { date: '2026-05-02' },
      { date: '2026-05-03', max_depth: expect.closeTo(82.02, 2) },
    ]);
    const again = await previewDives(api, diver, week);
    expect(statesOf(again)).toEqual(['duplicate', 'duplicate', 'duplicate']);
  });

  test('200: the same call again answers the same and takes nothing twice', async () => {
    const preview = await previewDives(api, diver, week);
    const first = await takeNew(api, diver, preview);
    expect(await takeNew(api, diver, preview)).toEqual(first);
    expect(await logsOf(diver)).toHaveLength(3);
  });

  test('200: a duplicate that is chosen nevertheless is taken', async () => {
    await logDive({ date: '2026-05-01', time_in: '09:30' });
    const { id, dives } = await previewDives(api, diver, [may(1)]);
    expect(dives).toMatchObject([{ state: 'duplicate' }]);
    const { body } = await sendTake(api, diver, id, { take: [1] });
    expect(body?.data).toMatchObject({ results: [{ ok: true }] });
    expect(await logsOf(diver)).toHaveLength(2);
  });

  test('200: times are shifted across midnight, and numbers begin where asked, in the order of time', async () => {
    const dives = [may(3, { time: '23:30' }), may(1), { date: '2026-05-02', depth: 9 }];
    await takeNew(api, diver, await previewDives(api, diver, dives), {
      shiftHours: 2,
      shiftMinutes: 15,
      firstNumber: 48,
    });
    expect(await logsOf(diver)).toMatchObject([
      { date: '2026-05-01', time_in: '11:45', dive_number: 48 },
      { date: '2026-05-02', time_in: null, dive_number: 49 },
      { date: '2026-05-04', time_in: '01:45', dive_number: 50 },
    ]);
  });

  test('an administrator imports for a diver, which is audited; a member’s own import is not', async () => {
    const preview = await previewDives(api, admin, week, { userId: diver.id });
    await takeNew(api, admin, preview);
    await takeNew(api, diver, await previewDives(api, diver, [may(9)]));
    expect(await logsOf(diver)).toHaveLength(4);
    const entries = (await readEntries(api)).filter(({ person_id: id }) => id === diver.id);
    expect(entries).toMatchObject([
      { action: 'dive-logs.import', actor_id: admin.id, counts: { 'dive-logs': 3 } },
    ]);
  });

  test.each([
    [{ take: [] }],
    [{ take: [0] }],
    [{ take: [1, 1] }],
    [{ take: [1], shiftHours: 25 }],
    [{ take: [1], shiftHours: 0.5 }],
    [{ take: [1], shiftMinutes: 60 }],
    [{ take: [1], shiftMinutes: 0.5 }],
    [{ take: [1], firstNumber: 0 }],
  ])('400: %j', async (wish) => {
    const { id } = await previewDives(api, diver, week);
    expect(await sendTake(api, diver, id, wish)).toMatchObject({ status: 400 });
  });

  test('404: the import of another diver', async () => {
    const { id } = await previewDives(api, diver, week);
    const other = await api.addPerson();
    expect(await sendTake(api, other, id, { take: [1] })).toMatchObject({ status: 404 });
    expect(await undo(id, other)).toMatchObject({ status: 404 });
  });
});

describe('POST /api/divelogs/imports/{id}/undo', () => {
  test('200: everything that was taken is in the trash, and can be taken again', async () => {
    const preview = await previewDives(api, diver, week);
    const taken = await takeNew(api, diver, preview);
    const url = `/api/divelogs/${taken[0]?.id}`;
    await api.call({ method: 'DELETE', url, headers: as(diver) });
    expect((await undo(preview.id)).body?.data).toEqual({ removed: 2 });
    expect(await logsOf(diver)).toEqual([]);
    expect((await undo(preview.id)).body?.data).toEqual({ removed: 0 });
    expect(await daysInTrash(api, diver.id)).toEqual([1, 1, 30]);
    expect(await takeNew(api, diver, preview)).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
    ]);
  });

  test('200: each dive is in the trash and audited as if it were deleted alone', async () => {
    const preview = await previewDives(api, diver, week);
    const [alone, ...others] = await takeNew(api, diver, preview);
    const rows = new Map((await logsOf(diver)).map((row) => [row.id, row]));
    const url = `/api/divelogs/${alone?.id}`;
    await api.call({ method: 'DELETE', url, headers: as(diver) });
    expect((await undo(preview.id, admin)).body?.data).toEqual({ removed: 2 });

    const [reference] = await readEntries(api, alone?.id);
    for (const { id } of others) {
      const [entry] = await readEntries(api, id);
      const differs = { operation_id: preview.id, actor_id: admin.id, actor_name: 'Ada Admin' };
      const own = { ...differs, ...ownOf(entry), label: rows.get(id ?? '')?.site ?? '' };
      expect(entry).toEqual({ ...reference, ...own });
      const restored = await api.call({
        method: 'POST',
        url: `/api/trash/${entry?.id}/restore`,
        headers: as(admin),
        payload: {},
      });
      expect(restored).toMatchObject({ status: 200 });
    }
    const back = await logsOf(diver);
    expect(back).toEqual([...rows.values()].filter(({ id }) => id !== alone?.id));
  });

  test('200: a dive that somebody deletes at the same moment is counted once', async () => {
    const dives = Array.from({ length: 28 }, (_, at) => may(at + 1));
    const preview = await previewDives(api, diver, dives);
    const taken = await takeNew(api, diver, preview);
    const [undone, ...deletes] = await Promise.all([
      undo(preview.id),
      ...taken.toReversed().map(({ id }) => {
        const url = `/api/divelogs/${id}`;
        return api.call({ method: 'DELETE', url, headers: as(admin) });
      }),
    ]);
    const deletedAlone = deletes.filter(({ status }) => status === 200).length;
    const data = { removed: 28 - deletedAlone };
    expect(undone).toMatchObject({ status: 200, body: { data } });
    expect(await logsOf(diver)).toEqual([]);
    for (const { id } of taken) expect(await readEntries(api, id)).toHaveLength(1);
  });
});

/** What differs from entry to entry. */
function ownOf(entry: Awaited<ReturnType<typeof readEntries>>[number] | undefined) {
  return { id: entry?.id, at: entry?.at, item_id: entry?.item_id, request_id: entry?.request_id };
}

function formOfFile(text: string) {
  return formOf([{ name: 'file', filename: 'a.ssrf', bytes: Buffer.from(text) }]);
}
