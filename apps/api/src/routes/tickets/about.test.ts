import { successSchema } from '@buddyline/domain/envelope';
import { ticketSchema } from '@buddyline/domain/ticket';
import { relatedTicketsSchema } from '@buddyline/domain/ticket-message';
import * as v from 'valibot';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  sampleCertificate,
  sampleComment,
  sampleDiveLog,
  samplePost,
} from '../../db/testing/sample-rows.ts';
import { setPerson } from '../../testing/people-sql.ts';
import { type Person, type TestApi, startTestApi } from '../../testing/test-api.ts';
import { ticketCalls } from '../../testing/tickets/ticket-calls.ts';
import { trashCalls } from '../../testing/trash.ts';

let api: TestApi;
let admin: Person;
let author: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 999 });
  admin = await api.addPerson({ role: 'ADMIN' });
});
beforeEach(async () => {
  author = await api.addPerson({
    fullName: 'Spam Seller',
    username: `seller-${uuidv7().slice(-9)}`,
  });
  diver = await api.addPerson();
});
afterAll(() => api.close());

const db = () => api.services.database.db;

async function addPost(is_enabled = true): Promise<string> {
  const post = samplePost(author.id, { content: 'Best watches!', is_enabled });
  await db().insertInto('posts').values(post).execute();
  return post.id;
}

const open = (about: object | undefined, by = diver) =>
  ticketCalls(api).call(by, 'POST', 'tickets', {
    subject: 'Spam',
    description: 'Please look.',
    category: 'Posts',
    about,
  });

async function opened(about: object | undefined, by = diver) {
  return v.parse(successSchema(ticketSchema), (await open(about, by)).body).data;
}

test('a ticket keeps the words as they were when it was opened', async () => {
  const id = await addPost();
  const ticket = await opened({ noun: 'posts', id });
  await db().updateTable('posts').set({ content: 'Nice fish.' }).where('id', '=', id).execute();
  const { username } = author;
  expect((await ticketCalls(api).ticket(admin, ticket.id)).about).toEqual({
    noun: 'posts',
    id,
    personId: author.id,
    copy: { content: 'Best watches!', author: username },
  });
  await ticketCalls(api).call(admin, 'DELETE', `posts/${id}`);
  const later = await ticketCalls(api).ticket(diver, ticket.id);
  expect(later.about?.copy).toMatchObject({ content: 'Best watches!' });
});

test('it can be about a comment, a person, and an own dive log or certificate', async () => {
  const postId = await addPost();
  const comment = sampleComment(postId, author.id);
  const [log, certificate] = [sampleDiveLog(diver.id), sampleCertificate(diver.id)];
  await db().insertInto('comments').values(comment).execute();
  await db().insertInto('dive_logs').values(log).execute();
  await db().insertInto('certificates').values(certificate).execute();
  const copies = [
    [
      { noun: 'comments', id: comment.id },
      { content: 'Nice.', postId },
    ],
    [{ noun: 'users', id: author.id }, { fullName: 'Spam Seller' }],
    [{ noun: 'users', username: author.username.toUpperCase() }, { username: author.username }],
    [{ noun: 'dive-logs', id: log.id }, { site: 'Shark Reef' }],
    [{ noun: 'certificates', id: certificate.id }, { title: 'Open Water Diver' }],
  ] as const;
  for (const [about, copy] of copies) {
    expect((await opened(about)).about?.copy).toMatchObject(copy);
  }
  expect((await opened(undefined)).about).toBeNull();
});

test('400: what the reporter does not see is as if it did not exist', async () => {
  const hidden = await addPost(false);
  const comment = sampleComment(hidden, diver.id);
  await db().insertInto('comments').values(comment).execute();
  const [log, certificate] = [sampleDiveLog(author.id), sampleCertificate(author.id)];
  await db().insertInto('dive_logs').values(log).execute();
  await db().insertInto('certificates').values(certificate).execute();
  const wrong = [
    { noun: 'posts', id: hidden },
    { noun: 'comments', id: comment.id },
    { noun: 'dive-logs', id: log.id },
    { noun: 'certificates', id: certificate.id },
    { noun: 'posts', id: uuidv7() },
    { noun: 'users', username: 'nobody.there' },
  ];
  const answers = await Promise.all(wrong.map((about) => open(about)));
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual(answers[0]?.body);
    expect(body?.errors).toMatchObject([{ path: 'about' }]);
  }
  expect(await open({ noun: 'files', id: uuidv7() })).toMatchObject({ status: 400 });
  // Their own hidden post they see.
  expect(await open({ noun: 'posts', id: hidden }, author)).toMatchObject({ status: 201 });
});

test('other tickets about the same are found, and counted with the person', async () => {
  const id = await addPost();
  const first = await opened({ noun: 'posts', id });
  const second = await opened({ noun: 'posts', id });
  await opened({ noun: 'users', id: author.id });
  const { call } = ticketCalls(api);
  const answer = await call(admin, 'GET', `tickets/${first.id}/related`);
  const { data } = v.parse(successSchema(relatedTicketsSchema), answer.body).data;
  expect(data).toMatchObject([{ id: second.id, subject: 'Spam', status: 'OPEN' }]);
  const { body } = await call(admin, 'GET', `users/${author.id}/standing`);
  expect(body?.data).toMatchObject({ ticketsAbout: 3, ticketsBy: 0, posts: 1 });
});

test('of a muted subject later tickets arrive closed, until it is edited', async () => {
  const id = await addPost();
  const about = { noun: 'posts', id };
  const first = await opened(about);
  const { call } = ticketCalls(api);
  const isMuted = async () => (await ticketCalls(api).conversation(admin, first.id)).isMuted;
  await call(admin, 'PUT', `tickets/${first.id}/mute`);
  expect(await isMuted()).toBe(true);
  expect((await ticketCalls(api).conversation(diver, first.id)).isMuted).toBe(false);
  expect(await opened(about)).toMatchObject({ status: 'CLOSED' });
  expect(await ticketCalls(api).ticket(diver, first.id)).toMatchObject({ status: 'OPEN' });
  await db()
    .updateTable('posts')
    .set({ content: 'Worse.', updated_at: new Date(Date.now() + 1_000) })
    .where('id', '=', id)
    .execute();
  expect(await opened(about)).toMatchObject({ status: 'OPEN' });
  await call(admin, 'DELETE', `tickets/${first.id}/mute`);
  expect(await isMuted()).toBe(false);
  const nothing = await opened(undefined);
  expect(await call(admin, 'PUT', `tickets/${nothing.id}/mute`)).toMatchObject({ status: 409 });
});

test('with a person who is deleted for good their words leave the tickets of others', async () => {
  await setPerson(db(), author.id, { bio: 'planted-bio' });
  const [kept, deleted] = [
    await opened({ noun: 'users', id: author.id }),
    await opened({ noun: 'users', id: author.id }),
  ];
  const trash = trashCalls(api, admin);
  const deletionOfTicket = await trash.remove(`tickets/${deleted.id}`);
  await trash.purge(await trash.remove(`users/${author.id}`));
  await trash.restore(deletionOfTicket);
  for (const { id } of [kept, deleted]) {
    const { about } = await ticketCalls(api).ticket(admin, id);
    expect(about).toEqual({ noun: 'users', id: author.id, personId: null, copy: null });
  }
});
