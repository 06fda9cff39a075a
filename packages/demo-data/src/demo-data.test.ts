import { type DiveLog, diveLogSchema } from '@buddyline/domain/dive-log';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import { isReservedUsername } from '@buddyline/domain/reserved-usernames';
import { newUsernameSchema, userSchema } from '@buddyline/domain/user';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { makeDemoData } from './demo-data.ts';
import { planFiles } from './demo-files.ts';
import { isoDate, minuteMs } from './rows/moments.ts';
import type { DiveLog as DiveLogRow } from './rows/dive-logs.ts';

const now = new Date('2026-11-21T12:00:00Z');
const data = makeDemoData(now, 'hash');

describe('the demo', () => {
  test('is the same for the same time', () => {
    expect(makeDemoData(now, 'hash')).toEqual(data);
  });

  test('has the same file ids at another time, so that a load overwrites the files of an interrupted one', () => {
    const later = makeDemoData(new Date(now.getTime() + 90 * minuteMs), 'hash');
    const ids = (demo: typeof data) => planFiles(demo).map(({ id }) => id);
    expect(ids(later).slice(0, 100)).toEqual(ids(data).slice(0, 100));
  });

  test('has the same order at any time of the day', () => {
    const order = (hours: number) =>
      makeDemoData(new Date(now.getTime() + hours * 60 * minuteMs), 'hash')
        .posts.toSorted((a, b) => b.row.created_at.getTime() - a.row.created_at.getTime())
        .map(({ row }) => row.content);
    expect(order(5)).toEqual(order(0));
    expect(order(13)).toEqual(order(0));
  });

  test('has the documented number of rows', () => {
    const { people, posts, comments, diveLogs, certificates, tickets } = data;
    expect(
      [people, posts, comments, diveLogs, certificates, tickets].map((rows) => rows.length),
    ).toEqual([204, 600, 1500, 500, 120, 90]);
  });

  test('has dates in the past, over more than a year', () => {
    const moments = [...data.posts, ...data.people, ...data.certificates].map(({ row }) =>
      row.created_at.getTime(),
    );
    expect(Math.max(...moments)).toBeLessThanOrEqual(now.getTime());
    const oldestPost = Math.min(...data.posts.map(({ row }) => row.created_at.getTime()));
    expect(now.getTime() - oldestPost).toBeGreaterThan(365 * 24 * 60 * minuteMs);
  });

  test('references only rows that exist and are older', () => {
    const joined = new Map(data.people.map(({ row }) => [row.id, row.created_at]));
    const posted = new Map(data.posts.map(({ row }) => [row.id, row.created_at]));
    const owned = [...data.posts, ...data.certificates].map(({ row }) => row);
    for (const row of [...owned, ...data.comments, ...data.tickets]) {
      expect(joined.get(row.user_id)?.getTime()).toBeLessThanOrEqual(row.created_at.getTime());
    }
    for (const comment of data.comments) {
      expect(posted.get(comment.post_id)?.getTime()).toBeLessThanOrEqual(
        comment.created_at.getTime(),
      );
    }
    expect(data.diveLogs.every(({ user_id }) => joined.has(user_id))).toBe(true);
  });

  test('repeats no text and leaves no slot unfilled', () => {
    const posts = data.posts.map(({ row }) => row.content);
    expect(new Set(posts).size).toBe(posts.length);
    const texts = [
      ...posts,
      ...data.comments.map(({ content }) => content),
      ...data.tickets.map(({ description }) => description),
    ];
    expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  });

  test('has Arabic in at least one of six posts, and pictures with six in ten', () => {
    const share = (rows: unknown[]) => rows.length / data.posts.length;
    expect(
      share(data.posts.filter(({ row }) => /\p{Script=Arabic}/u.test(row.content))),
    ).toBeGreaterThan(0.15);
    expect(share(data.posts.filter(({ picture }) => picture !== null))).toBeCloseTo(0.6, 1);
    expect(data.posts.some(({ row }) => !row.is_enabled)).toBe(true);
  });
});

describe('people', () => {
  test('have unique and valid usernames and e-mail addresses', () => {
    const rows = data.people.map(({ row }) => row);
    expect(new Set(rows.map(({ username }) => username.toLowerCase())).size).toBe(rows.length);
    expect(new Set(rows.map(({ email }) => email.toLowerCase())).size).toBe(rows.length);
    expect(rows.filter(({ username }) => !v.is(newUsernameSchema, username))).toEqual([]);
    expect(rows.filter(({ username }) => isReservedUsername(username, 'Buddyline'))).toEqual([]);
    expect(v.is(userSchema, { ...rows[0], id: String(rows[0]?.id), role: 'ADMIN' })).toBe(true);
  });

  test('are partly online, and only one of them can sign in', () => {
    const recent = data.people.filter(({ row }) => {
      const active = row.last_active_at instanceof Date ? row.last_active_at.getTime() : 0;
      return now.getTime() - active < 5 * minuteMs;
    });
    expect(recent.length).toBeGreaterThan(4);
    expect(data.people.filter(({ row }) => row.password_hash === 'hash')).toHaveLength(1);
  });
});

describe('dive logs', () => {
  const logs = data.diveLogs.map((row) => ({ id: row.id, log: asDiveLog(row) }));

  test('pass the sanity rules, except those with planted findings', () => {
    const found = logs.flatMap(({ id, log }) =>
      diveLogFindings(log, isoDate(now)).map(({ message }) => [id, message]),
    );
    expect(new Map(found as [string, string][])).toEqual(new Map(data.plantedFindings));
    expect(found).toHaveLength(data.plantedFindings.size);
  });

  test('have consistent numbers, minutes and days in every logbook', () => {
    for (const logbook of Map.groupBy(data.diveLogs, ({ user_id }) => user_id).values()) {
      for (const [index, log] of logbook.entries()) {
        const before = logbook[index - 1];
        if (!before) continue;
        expect(log.dive_number).toBe((before.dive_number ?? 0) + 1);
        expect(log.bottom_time_to_date).toBe(
          (before.bottom_time_to_date ?? 0) + (before.time_this_dive ?? 0),
        );
        if (data.plantedFindings.has(log.id)) continue;
        expect(log.date >= before.date).toBe(true);
      }
    }
  });

  test('are at more than sixty places', () => {
    expect(
      new Set(data.diveLogs.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size,
    ).toBeGreaterThan(60);
  });
});

/** The row in the format of the API's response. */
function asDiveLog(row: DiveLogRow): DiveLog {
  const camel = Object.entries(row).map(([column, value]) => [
    column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value instanceof Date ? value.toISOString() : value,
  ]);
  const named = Object.fromEntries(camel);
  return v.parse(diveLogSchema, {
    ...named,
    startPSI: row.start_psi,
    endPSI: row.end_psi,
    Owner: null,
  });
}
