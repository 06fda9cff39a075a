import { describe, expect, test } from 'vitest';
import { type DemoData, makeDemoData } from '../demo-data.ts';
import { planFiles } from '../demo-files.ts';
import { dayMs, isoDate } from '../rows/moments.ts';
import { isColleague, noPassword } from '../rows/people.ts';
import { labelOf } from './entries.ts';
import { makeStaffWeek } from './staff-week.ts';

const moments = ['2026-11-21T00:00:20Z', '2026-11-21T08:10:00Z', '2026-11-21T21:30:00Z'];
const weeks = moments.map((time) => {
  const now = new Date(time);
  return { now, ...makeStaffWeek(makeDemoData(now, 'hash'), now) };
});
const [, , evening] = weeks;
if (!evening) throw new Error('There is no week to test');
const { data, entries, deletes, deleted, purged } = evening;

describe('the entries', () => {
  test('are the same for the same time', () => {
    const { now, ...week } = evening;
    expect(makeStaffWeek(makeDemoData(now, 'hash'), now)).toEqual(week);
  });

  test.each(weeks)('are about ninety, in order, in the week before $now', (week) => {
    const all = [...week.entries, ...week.deletes.map(({ audit }) => audit)];
    expect(all.length).toBeGreaterThan(85);
    expect(all.length).toBeLessThan(120);
    const times = week.entries.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { at } of all) {
      expect(at < week.now).toBe(true);
      expect(week.now.getTime() - at.getTime()).toBeLessThan(8 * dayMs);
    }
  });

  test('have ids of their time, and are made while people are awake', () => {
    for (const { id, at } of [...entries, ...deletes.map(({ audit }) => audit)]) {
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at.getTime());
      expect(at.getUTCHours()).toBeGreaterThanOrEqual(7);
      expect(at.getUTCHours()).toBeLessThan(22);
    }
  });

  test('are by the two administrators, after they have signed in that day', () => {
    const staff = [data.people[0], data.people.find(isColleague)];
    expect(staff.map((person) => person?.row.role)).toEqual(['ADMIN', 'ADMIN']);
    const names = new Map(staff.map((person) => [person?.row.id, person?.row.full_name]));
    const signedIn = new Map(
      entries
        .filter(({ action }) => action === 'sessions.sign-in')
        .map(({ actor, at }) => [`${actor?.id} ${isoDate(at)}`, at]),
    );
    expect(signedIn.size).toBe(16);
    for (const { actor, action, at } of [...entries, ...deletes.map(({ audit }) => audit)]) {
      if (action === 'sessions.refuse') continue;
      expect(names.get(actor?.id)).toBe(actor?.name);
      expect(signedIn.get(`${actor?.id} ${isoDate(at)}`)?.getTime()).toBeLessThanOrEqual(
        at.getTime(),
      );
    }
  });

  test('cover what can be done', () => {
    const actions = [...entries, ...deletes.map(({ audit }) => audit)].map(({ action }) => action);
    expect([...new Set(actions)].toSorted()).toEqual([
      'certificates.delete',
      'comments.delete',
      'dive-logs.update',
      'posts.delete',
      'posts.hide',
      'posts.purge',
      'posts.show',
      'sessions.refuse',
      'sessions.sign-in',
      'tickets.delete',
      'tickets.note',
      'tickets.reply',
      'tickets.take',
      'tickets.undo',
      'tickets.update',
      'users.delete',
      'users.suspend',
      'users.update',
      'users.warn',
    ]);
  });
});

describe.each(weeks)('at $now', (week) => {
  const records = recordsOf(week.data);
  const changes = week.entries.flatMap((entry) =>
    Object.entries(entry.changes ?? {}).map(([field, values]) => ({ ...entry, ...values, field })),
  );
  const series = Map.groupBy(changes, ({ itemId, field }) => `${itemId} ${field}`);

  test('every change begins where the one before has ended, and the last is what the row holds', () => {
    expect(series.size).toBeGreaterThan(45);
    for (const steps of series.values()) {
      let before = steps[0]?.from;
      for (const { from, to } of steps) {
        expect(from).toEqual(before);
        expect(from).not.toEqual(to);
        before = to;
      }
      const last = steps.at(-1);
      expect(records.get(String(last?.itemId))?.fields[String(last?.field)]).toEqual(before);
    }
  });

  test('labels and owners are those of the rows, which existed and were last changed then', () => {
    for (const { itemId, noun, at, label, personId } of changes.map(withNoun)) {
      const record = records.get(String(itemId));
      expect([label, personId]).toEqual([record?.label, record?.owner]);
      expect(record?.created.getTime()).toBeLessThan(at.getTime());
      if (noun === 'posts') continue;
      const last = week.entries.findLast((entry) => entry.itemId === itemId);
      expect(record?.updated).toEqual(last?.at);
    }
  });

  test('the undone entry has the id of its undo, which reverses it', () => {
    const undone = week.entries.filter(({ undoneBy }) => undoneBy !== null);
    expect(undone).toHaveLength(1);
    const [entry] = undone;
    const undo = week.entries.find(({ id }) => id === entry?.undoneBy);
    expect(undo).toMatchObject({ action: 'tickets.undo', itemId: entry?.itemId });
    const { from, to } = entry?.changes?.status ?? {};
    expect(undo?.changes).toEqual({ status: { from: to, to: from } });
  });
});

describe('what was deleted', () => {
  test('is one member with everything, three of eight posts, and one of several kinds', () => {
    expect(deletes.map(({ noun }) => noun)).toEqual([
      'posts',
      'posts',
      'posts',
      'comments',
      'certificates',
      'tickets',
      'users',
    ]);
    const { people, posts, comments, diveLogs, certificates, tickets } = deleted;
    expect(
      [people, posts, comments, diveLogs, certificates, tickets].map((rows) => rows.length),
    ).toEqual([1, 6, 7, 6, 3, 1]);
    expect(planFiles(deleted).map(({ kind }) => kind)).toContain('avatar');
    const texts = [...posts.map(({ row }) => row.content), ...comments.map((row) => row.content)];
    expect(texts.filter((text) => /\p{Script=Arabic}/u.test(text))).toHaveLength(2);
  });

  test('was there before it was deleted', () => {
    const rows = new Map(
      [
        ...[...deleted.people, ...deleted.posts, ...deleted.certificates].map(({ row }) => row),
        ...deleted.comments,
        ...deleted.tickets,
      ].map(({ id, created_at }) => [id, created_at]),
    );
    for (const { itemId, audit } of deletes) {
      expect(rows.get(itemId)?.getTime()).toBeLessThan(audit.at.getTime());
    }
  });

  test('the eight posts are one operation with a reason, of which five are deleted for good', () => {
    const eight = [...entries, ...deletes.map(({ audit }) => audit)].filter(
      ({ action }) => action === 'posts.delete',
    );
    expect(eight).toHaveLength(8);
    expect(new Set(eight.map(({ operationId }) => operationId)).size).toBe(1);
    expect(eight.every(({ reason }) => reason !== null)).toBe(true);
    const gone = entries.filter(({ action }) => action === 'posts.purge');
    expect(gone.map(({ itemId }) => itemId)).toEqual(purged.map(({ item_id }) => item_id));
    expect(purged.map(({ id }) => id)).toEqual(
      entries.filter(({ action }) => action === 'posts.delete').map(({ id }) => id),
    );
  });
});

describe('the second administrator', () => {
  const ines = data.people.find(isColleague);

  test('has a picture that nobody else has, and nobody can sign in as her', () => {
    const pictures = planFiles(data).filter(({ kind }) => kind === 'avatar');
    const own = pictures.find(({ userId }) => userId === ines?.row.id);
    expect(pictures.filter(({ drawing }) => drawing === own?.drawing)).toEqual([own]);
    expect(ines?.row).toMatchObject({ full_name: 'Inês Teixeira', password_hash: noPassword });
  });

  test('was last active at the time of her last entry', () => {
    const last = entries.findLast(({ actor }) => actor?.id === ines?.row.id);
    expect(ines?.row.last_active_at).toEqual(last?.at);
  });
});

const withNoun = <Entry extends { action: string }>(entry: Entry) => {
  return { ...entry, noun: entry.action.slice(0, entry.action.lastIndexOf('.')) };
};

/** What entries say about a record, from its row. */
type RecordFacts = {
  label: string | null;
  owner: string;
  created: Date;
  updated: Date;
  fields: Record<string, unknown>;
};

function recordsOf({ people, posts, diveLogs, tickets }: DemoData): Map<string, RecordFacts> {
  return new Map([
    ...people.map(({ row }) => factsOf(row, row.full_name, row.id)),
    ...posts.map(({ row }) => factsOf(row, labelOf(row.content), row.user_id)),
    ...diveLogs.map((row) => factsOf(row, labelOf(row.site), row.user_id)),
    ...tickets.map((row) => factsOf(row, labelOf(row.subject), row.user_id)),
  ]);
}

function factsOf(
  row: { id: string; created_at: Date; updated_at: Date },
  label: string | null,
  owner: string,
): [string, RecordFacts] {
  const fields = Object.entries(row).map(([column, value]) => [fieldOf(column), value]);
  const { id, created_at: created, updated_at: updated } = row;
  return [id, { label, owner, created, updated, fields: Object.fromEntries(fields) }];
}

/** `max_depth` is the column of `maxDepth`, `start_psi` of `startPSI`. */
function fieldOf(column: string): string {
  const camel = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return camel.replace(/Psi$/, 'PSI');
}
