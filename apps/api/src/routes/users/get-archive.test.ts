import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { certificateSchema } from '@buddyline/domain/certificate';
import { commentSchema } from '@buddyline/domain/comment';
import { diveLogSchema } from '@buddyline/domain/dive-log';
import { personSummarySchema } from '@buddyline/domain/person';
import { postSchema } from '@buddyline/domain/post';
import { sanctionSchema } from '@buddyline/domain/sanction';
import { sessionSchema } from '@buddyline/domain/session';
import { ticketMessageSchema } from '@buddyline/domain/ticket-message';
import { ticketSchema } from '@buddyline/domain/ticket';
import { profileSchema } from '@buddyline/domain/user';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveParts, followParts } from '../../accounts/archive/archive-parts.ts';
import { tablesNotKept, movedTables } from '../../trash/moved-tables.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import {
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from '../../db/testing/sample-rows.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import { issueCertificate } from '../../testing/certificates-sql.ts';
import { othersWaitForALock } from '../../testing/locks-sql.ts';
import { setPerson } from '../../testing/people-sql.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startTestApi,
} from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (person: Person, caller = person) =>
  api.call({ method: 'GET', url: `/api/users/${person.id}/archive.zip`, headers: as(caller) });

/** The texts of the JSON files and the sizes of the others, by name. */
async function unzip(bytes: Buffer) {
  const zip = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), {
    useWebWorkers: false,
  });
  const texts: Record<string, string> = {};
  const sizes: Record<string, number> = {};
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue;
    if (/\.(?:json|uddf)$/.test(entry.filename))
      texts[entry.filename] = await entry.getData(new TextWriter());
    else sizes[entry.filename] = (await entry.getData(new Uint8ArrayWriter())).length;
  }
  return { texts, sizes };
}

/** A person with a record of each kind, whose texts all have the mark. */
async function addDiver(mark: string): Promise<Person> {
  const person = await api.addPerson({ fullName: `${mark} Diver` });
  const { db } = api.services.database;
  await setPerson(db, person.id, { password_hash: `${mark}-hash`, bio: `${mark} bio` });
  const post = samplePost(person.id, { content: `${mark} post`, is_enabled: false });
  await db.insertInto('posts').values(post).execute();
  await db
    .insertInto('comments')
    .values({ ...sampleComment(post.id, person.id), content: `${mark} comment` })
    .execute();
  await db
    .insertInto('dive_logs')
    .values(sampleDiveLog(person.id, { buddy_signature: `${mark} buddy` }))
    .execute();
  const ticket = sampleTicket(person.id, { subject: `${mark} ticket` });
  await db.insertInto('tickets').values(ticket).execute();
  const message = { ticket_id: ticket.id, user_id: person.id, author_id: uuidv7() };
  await db
    .insertInto('ticket_messages')
    .values([
      { id: uuidv7(), ...message, body: `${mark} reply` },
      { id: uuidv7(), ...message, body: 'planted-secret', is_internal: true },
    ])
    .execute();
  const warning = { public_text: `${mark} warning`, internal_text: 'planted-secret' };
  await db
    .insertInto('sanctions')
    .values({ id: uuidv7(), user_id: person.id, kind: 'warning', by_id: uuidv7(), ...warning })
    .execute();
  await issueCertificate(api, person);
  const liked = sampleComment(post.id, person.id);
  await db.insertInto('comments').values(liked).execute();
  await db.insertInto('post_likes').values({ post_id: post.id, user_id: person.id }).execute();
  await db
    .insertInto('comment_likes')
    .values({ comment_id: liked.id, user_id: person.id })
    .execute();
  const { id } = await api.addPerson();
  const pairs = [
    { user_id: person.id, followed_id: id },
    { user_id: id, followed_id: person.id },
  ];
  await db.insertInto('follows').values(pairs).execute();
  return person;
}

test('has everything of the caller’s, with files, and nothing of anybody else’s', async () => {
  const person = await addDiver('own-mark');
  const other = await addDiver('planted-secret');
  const answer = await ask(person);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  const { texts, sizes } = await unzip(answer.bytes);
  const { 'logbook.uddf': logbook, 'units.json': units, ...records } = texts;
  const files = [...archiveParts, ...followParts].map(({ file }) => file);
  expect(Object.keys(records)).toEqual(files);
  expect(JSON.parse(units ?? '')).toMatchObject({
    'dive-logs.json': { maxDepth: 'ft', endPSI: 'psi', waterTemp: '°F', bottomTime: 'min' },
  });
  expect(logbook).toContain('own-mark');
  expect(logbook?.match(/<dive /g)).toHaveLength(1);
  for (const [file, text] of Object.entries(records)) {
    expect(JSON.parse(text), file).toHaveLength(file === 'comments.json' ? 2 : 1);
  }
  const all = JSON.stringify(texts);
  for (const what of ['Diver', 'bio', 'post', 'comment', 'buddy', 'ticket', 'reply', 'warning']) {
    expect(all).toContain(`own-mark ${what}`);
  }
  expect(Object.keys(sizes)).toHaveLength(1);
  expect(Object.values(sizes)[0]).toBeGreaterThan(100);
  const secrets = [
    'planted-secret',
    other.id,
    other.email,
    'own-mark-hash',
    'argon2id',
    'generation',
  ];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});

test('has nothing that the person may not see: what was or can still be taken back', async () => {
  const [person, admin] = [await api.addPerson(), await api.addPerson({ role: 'ADMIN' })];
  const post = (caller: Person, url: string, payload?: object) =>
    api.call({
      method: 'POST',
      url: `/api/${url}`,
      headers: as(caller),
      ...(payload && { payload }),
    });
  const idOf = ({ body }: Answer): string => Object(body?.data).id;
  const message = { kind: 'message', publicText: 'planted-secret' };
  const told = await post(admin, `users/${person.id}/sanctions`, message);
  await post(admin, `activity/${String(told.headers['x-undo'])}/undo`);
  await post(admin, `users/${person.id}/sanctions`, { ...message, publicText: 'a message' });
  const warning = { kind: 'warning', publicText: 'a lifted warning' };
  const warned = await post(admin, `users/${person.id}/sanctions`, warning);
  await post(admin, `users/${person.id}/sanctions/${idOf(warned)}/lift`);
  const ticket = { subject: 'Help', description: 'Please', category: 'Other' };
  const messages = `tickets/${idOf(await post(person, 'tickets', ticket))}/messages`;
  await post(person, messages, { body: 'my own words' });
  await post(admin, messages, { body: 'planted-secret' });
  const { texts } = await unzip((await ask(person)).bytes);
  const all = JSON.stringify(texts);
  for (const text of ['a message', 'a lifted warning', 'my own words']) expect(all).toContain(text);
  expect(all).not.toContain('planted-secret');
});

/** The fields of each file, and those that the API has of them elsewhere, or nowhere. */
const shapes: Record<string, [v.ObjectEntries, string[]]> = {
  'profile.json': [profileSchema.entries, ['emailConfirmedAt']],
  'posts.json': [postSchema.entries, ['sharesCount']],
  'comments.json': [commentSchema.entries, ['postId']],
  'dive-logs.json': [diveLogSchema.entries, []],
  'certificates.json': [certificateSchema.entries, []],
  'tickets.json': [ticketSchema.entries, ['aboutNoun', 'aboutId', 'aboutCopy']],
  'ticket-messages.json': [ticketMessageSchema.entries, ['ticketId']],
  'sanctions.json': [sanctionSchema.entries, []],
  'sessions.json': [sessionSchema.entries, ['expiresAt']],
  'followers.json': [personSummarySchema.entries, ['since']],
  'following.json': [personSummarySchema.entries, ['since']],
};

test('names every field as the API does', async () => {
  const { texts } = await unzip((await ask(await addDiver('named'))).bytes);
  for (const [file, text] of Object.entries(texts)) {
    if (!file.endsWith('.json') || file === 'units.json') continue;
    const [row = {}] = JSON.parse(text) as object[];
    expect(Object.keys(row).length, file).toBeGreaterThan(1);
    expect(
      Object.keys(row).filter((name) => name.includes('_')),
      file,
    ).toEqual([]);
    const [entries, others] = shapes[file] ?? [row, []];
    const known = [...Object.keys(entries), ...others];
    expect(
      Object.keys(row).filter((name) => !known.includes(name)),
      file,
    ).toEqual([]);
  }
  const [dive] = JSON.parse(texts['dive-logs.json'] ?? '') as object[];
  const missing = Object.keys(diveLogSchema.entries).filter(
    (name) => !Object.hasOwn(dive ?? {}, name),
  );
  expect(missing).toEqual(['userId', 'Owner']);
});

test('has all of many followers, the newest first', async () => {
  const person = await api.addPerson();
  const { db } = api.services.database;
  const others = Array.from({ length: 230 }, () => sampleUser());
  await db.insertInto('users').values(others).execute();
  const follows = others.map(({ id }, n) => ({
    user_id: id,
    followed_id: person.id,
    // Ten at a time have the same time.
    created_at: `2026-05-${String(1 + Math.floor(n / 10)).padStart(2, '0')}`,
  }));
  await db.insertInto('follows').values(follows).execute();
  const { texts } = await unzip((await ask(person)).bytes);
  const listed = JSON.parse(texts['followers.json'] ?? '') as { username: string; since: string }[];
  expect(new Set(listed.map(({ username }) => username))).toEqual(
    new Set(others.map(({ username }) => username)),
  );
  expect(listed.map(({ since }) => since)).toEqual(
    listed
      .map(({ since }) => since)
      .toSorted()
      .toReversed(),
  );
});

test('has all rows of a long logbook', async () => {
  const person = await api.addPerson();
  const { db } = api.services.database;
  const logs = Array.from({ length: 250 }, () => sampleDiveLog(person.id));
  await db.insertInto('dive_logs').values(logs).execute();
  const { texts } = await unzip((await ask(person)).bytes);
  const listed = JSON.parse(texts['dive-logs.json'] ?? '') as { id: string }[];
  expect(new Set(listed.map(({ id }) => id)).size).toBe(250);
});

postgresTest('429: a second one at the same time; afterwards it is possible again', async () => {
  const person = await addDiver('busy-mark');
  const { db } = api.services.database;
  const holding = await db.startTransaction().execute();
  await sql`lock table dive_logs in access exclusive mode`.execute(holding);
  const first = ask(person);
  await expect.poll(() => othersWaitForALock(db)).toBe(true);
  expect(await ask(person)).toMatchObject({ status: 429 });
  await holding.commit().execute();
  expect(await first).toMatchObject({ status: 200 });
  expect(await ask(person)).toMatchObject({ status: 200 });
});

test('a full administrator gets that of somebody else, also of who is suspended, and it is audited', async () => {
  const [person, admin] = [
    await addDiver('suspended-mark'),
    await api.addPerson({ role: 'ADMIN' }),
  ];
  const until = new Date(Date.now() + 86_400_000);
  await setPerson(api.services.database.db, person.id, { suspended_until: until });
  const answer = await ask(person, admin);
  expect(answer.headers['content-disposition']).toContain(person.username);
  const { texts } = await unzip(answer.bytes);
  expect(texts['posts.json']).toContain('suspended-mark');
  expect(await readEntries(api, person.id)).toMatchObject([
    { action: 'users.archive', actor_id: admin.id },
  ]);
});

test('403: no other staff, nor another member, gets the archive of somebody else', async () => {
  const [person, member] = [await api.addPerson(), await api.addPerson()];
  const moderator = await api.addPerson({ staffLevel: 'moderator' });
  for (const caller of [member, moderator])
    expect(await ask(person, caller)).toMatchObject({ status: 403 });
});

test('404: of nobody', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  expect(await ask({ ...admin, id: uuidv7() }, admin)).toMatchObject({ status: 404 });
});

test('every table that belongs to people is in the archive, or known not to be', () => {
  const known = new Set<string>(['follows', ...archiveParts.map(({ table }) => table)]);
  // Notes are what staff write for each other, and a second step is for nobody to read.
  const without = new Set<string>([
    'account_codes',
    'username_skeletons',
    'dive_log_imports',
    'user_notes',
    'passkeys',
    'two_steps',
  ]);
  const tables: string[] = [...movedTables, ...tablesNotKept];
  expect(tables.filter((table) => !known.has(table) && !without.has(table))).toEqual([]);
});
