import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeEntry } from '../activity/activity-sql.ts';
import { systemAudit } from '../activity/audit-entry.ts';
import { timeOfId } from '../activity/entry-time.ts';
import { startHousekeeping } from '../housekeeping.ts';
import { readEntries } from '../testing/activity-sql.ts';
import { countMails } from '../mail/mail-counts-sql.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { as, type TestApi, startTestApi } from '../testing/test-api.ts';
import { databaseNow, measureClock, timeId } from './database-clock.ts';
import { watchClock } from './watch-clock.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
});
afterEach(async () => {
  vi.useRealTimers();
  await measureClock(api.services.database.db);
});
afterAll(() => api.close());

const day = 86_400_000;

/** As if this machine's clock were wrong from now on. */
function setClock(wrongByMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongByMs });
}

test.each([800 * day, -800 * day])(
  'a process whose clock is wrong by %i ms deletes neither entries nor mails',
  async (wrongByMs) => {
    const { db } = api.services.database;
    const itemId = uuidv7();
    const entry = { ...systemAudit('tickets.update'), itemId, label: 'Help', personId: null };
    await writeEntry(db, entry);
    const values = { name: 'Mira' };
    const mail = { to: 'mira@example.org', userId: null, locale: 'en', values } as const;
    await queueMail(db, { ...mail, template: 'password-changed' }, 'Buddyline');
    const mails = await countMails(db);
    setClock(wrongByMs);
    await measureClock(db);
    await startHousekeeping(api.services, api.api.log)();
    expect((await readEntries(api)).filter((one) => one.item_id === itemId)).toHaveLength(1);
    expect(await countMails(db)).toEqual({ ...mails, oldestSeconds: expect.any(Number) });
  },
);

test.each([20 * 60_000, -20 * 60_000])(
  'a token of a process whose clock is right is valid where it is wrong by %i ms, and the other way round',
  async (wrongByMs) => {
    const { db } = api.services.database;
    const before = await api.addPerson();
    const isIn = async (person: typeof before) => {
      const url = `/api/users/${person.id}/profile`;
      return (await api.call({ method: 'GET', url, headers: as(person) })).status;
    };
    setClock(wrongByMs);
    await measureClock(db);
    const meanwhile = await api.addPerson();
    expect([await isIn(before), await isIn(meanwhile)]).toEqual([200, 200]);
    vi.useRealTimers();
    await measureClock(db);
    expect(await isIn(meanwhile)).toBe(200);
  },
);

test('what is ordered by ids has the time of the database', async () => {
  const right = Date.now();
  setClock(-800 * day);
  await measureClock(api.services.database.db);
  expect(Math.abs(timeOfId(timeId()).getTime() - right)).toBeLessThan(60_000);
  expect(Math.abs(databaseNow() - right)).toBeLessThan(60_000);
});

test('at the start a clock that is wrong by more than a minute is a warning, and a right one is none', async () => {
  const { database } = api.services;
  const lines: unknown[] = [];
  const note = (line: unknown) => void lines.push(line);
  const log = { ...api.api.log, info: note, warn: note };
  await (
    await watchClock(database, log)
  )();
  expect(lines).toEqual([]);
  setClock(120_000);
  await (
    await watchClock(database, log)
  )();
  expect(lines).toEqual([
    expect.stringMatching(
      /^The clock of this machine is 1(?:19|20|21) s ahead of the database's: /,
    ),
  ]);
});
