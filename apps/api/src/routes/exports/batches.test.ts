import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  sampleCertificate,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, startTestApi } from '../../testing/test-api.ts';
import { eachCertificate } from '../certificates/certificates-sql.ts';
import { eachDiveLog } from '../dive-logs/dive-log-pages-sql.ts';
import { eachDiveLogOf } from '../dive-logs/logbook-sql.ts';
import { eachPost } from '../posts/posts-sql.ts';
import { eachTicket } from '../tickets/ticket-pages-sql.ts';
import { eachUser } from '../users/user-pages-sql.ts';

/** Each row has about 10 kB, so that all of them have more than a batch may. */
const count = 130;
const text = 'я'.repeat(5_000);
const maxBytes = 1_020_000;

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startTestApi();
  person = await api.addPerson({ fullName: 'Ona Tide' });
  const { db } = api.services.database;
  const rows = <Row>(row: (fields: { created_at: Date }) => Row) =>
    Array.from({ length: count }, (_, at) =>
      row({ created_at: new Date(1_700_000_000_000 + Math.floor(at / 2)) }),
    );
  const dives = rows((fields) => sampleDiveLog(person.id, { ...fields, comments: text }));
  await db.insertInto('dive_logs').values(dives).execute();
  const posts = rows((fields) => samplePost(person.id, { ...fields, content: text }));
  await db.insertInto('posts').values(posts).execute();
  const papers = rows((fields) => sampleCertificate(person.id, { ...fields, description: text }));
  await db.insertInto('certificates').values(papers).execute();
  const tickets = rows((fields) => sampleTicket(person.id, { ...fields, description: text }));
  await db.insertInto('tickets').values(tickets).execute();
  const people = rows((fields) => sampleUser({ ...fields, bio: text, country: 'Eritrea' }));
  await db.insertInto('users').values(people).execute();
});
afterAll(() => api.close());

const db = () => api.services.database.db;
const all = { query: '', search: '' };
const reader = { userId: uuidv7(), staffLevel: 'full' } as const;

test.for([
  { name: 'a logbook', each: () => eachDiveLogOf(db(), person.id) },
  { name: 'dives, newest first', each: () => eachDiveLog(db(), { ...all, sort: 'newest' }) },
  { name: 'dives found by their owner', each: () => eachDiveLog(db(), { query: 'tide' }) },
  { name: 'dives by day', each: () => eachDiveLog(db(), { ...all, sort: 'date' }) },
  { name: 'dives by depth', each: () => eachDiveLog(db(), { ...all, sort: 'depth' }) },
  { name: 'posts, oldest first', each: () => eachPost(db(), { ...all, sort: 'oldest' }) },
  { name: 'certificates', each: () => eachCertificate(db(), { ...all, sort: 'newest' }) },
  { name: 'tickets', each: () => eachTicket(db(), { ...all, sort: 'newest' }, person.id) },
  {
    name: 'tickets by urgency',
    each: () => eachTicket(db(), { ...all, sort: 'priority' }, person.id),
  },
  {
    name: 'people',
    each: () => eachUser(db(), { ...all, sort: 'newest', country: 'Eritrea' }, reader),
  },
] as const)('no batch has more than a megabyte of long texts: $name', async ({ each }) => {
  const lengths: number[] = [];
  const ids = new Set<string>();
  for await (const rows of each()) {
    const found: readonly object[] = rows;
    const letters = JSON.stringify(found).split('я').length - 1;
    lengths.push(letters * 2);
    for (const { id } of rows) ids.add(id);
  }
  expect(lengths.filter((bytes) => bytes > maxBytes)).toEqual([]);
  expect(lengths.length).toBeGreaterThan(1);
  expect(lengths.reduce((sum, bytes) => sum + bytes, 0)).toBe(count * text.length * 2);
  expect(ids.size).toBe(count);
});
