import { bounds } from '@buddyline/domain/constants';
import { successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { jsonInTurns } from './large-json.ts';

const number = 80;
const times = Array.from({ length: number }, (_, at) => at);
const long = 'م'.repeat(bounds.postContentMax);

let api: TestApi;
let admin: Person;
let ticketId: string;
let postId: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  const { db } = api.services.database;
  const people = times.map(() => sampleUser({ bio: long }));
  await db.insertInto('users').values(people).execute();
  const posts = times.map(() => samplePost(admin.id, { content: long }));
  await db.insertInto('posts').values(posts).execute();
  postId = String(posts[0]?.id);
  const comments = times.map(() => ({
    ...sampleComment(postId, admin.id),
    content: long.slice(0, bounds.commentMax),
  }));
  await db.insertInto('comments').values(comments).execute();
  const dives = times.map(() => sampleDiveLog(admin.id, { comments: long }));
  await db.insertInto('dive_logs').values(dives).execute();
  const tickets = times.map(() => sampleTicket(admin.id, { description: long }));
  await db.insertInto('tickets').values(tickets).execute();
  ticketId = String(tickets[0]?.id);
});
afterAll(() => api.close());

const get = (url: string) => api.call({ method: 'GET', url: `/api/${url}`, headers: as(admin) });

const listSchema = successSchema(v.object({ data: v.array(v.unknown()) }));

/** By the path of a list, without `limit`. */
const lists: Record<string, () => string> = {
  'the feed': () => 'feed',
  posts: () => 'posts',
  'posts of a member': () => `posts/user/${admin.id}`,
  'comments on a post': () => `comments/post/${postId}`,
  'comments of a person': () => `users/${admin.id}/comments`,
  users: () => 'users',
  'dive logs': () => 'divelogs',
  'dive logs of a member': () => `divelogs/user/${admin.id}`,
  tickets: () => 'tickets',
  'tickets of a member': () => `tickets/user/${admin.id}`,
};

describe.each(Object.entries(lists))('%s', (_name, path) => {
  test('leave in parts when their texts are long, and are the same JSON', async () => {
    const { status, headers, body } = await get(`${path()}?limit=100`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(headers).not.toHaveProperty('content-length');
    const { data } = v.parse(listSchema, body).data;
    expect(data.length).toBeGreaterThanOrEqual(number);
    expect(JSON.stringify(data)).toContain(long.slice(0, bounds.commentMax));
  });

  test('leave in one piece with its length when they are short', async () => {
    const { status, headers, body } = await get(`${path()}?limit=1`);
    expect(status).toBe(200);
    expect(headers).toHaveProperty('content-length');
    expect(v.parse(listSchema, body).data.data).toHaveLength(1);
  });
});

test('of a long conversation the newest messages are sent, in parts', async () => {
  const { db } = api.services.database;
  const messages = Array.from({ length: 130 }, (_, at) => ({
    id: `${String(at).padStart(8, '0')}-0000-7000-8000-000000000000`,
    ticket_id: ticketId,
    user_id: admin.id,
    author_id: admin.id,
    is_internal: false,
    body: `${at} ${long}`.slice(0, bounds.messageMax),
    at: new Date(1_700_000_000_000 + at),
    due_at: new Date(1_700_000_000_000 + at),
  }));
  await db.insertInto('ticket_messages').values(messages).execute();
  const { headers, body } = await get(`tickets/${ticketId}/messages`);
  expect(headers).not.toHaveProperty('content-length');
  const conversation = v.parse(
    successSchema(v.object({ data: v.array(v.object({ body: v.string() })) })),
    body,
  ).data.data;
  expect(conversation.map((message) => Number.parseInt(message.body, 10))).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 30),
  );
  const reply = { method: 'POST', payload: { body: 'The newest' } } as const;
  const url = `/api/tickets/${ticketId}/messages`;
  const sent = await api.call({ ...reply, url, headers: as(admin) });
  expect(sent).toMatchObject({ status: 201, body: { data: { body: 'The newest' } } });
});

test('a part is hardly longer than one text, so that a turn of the event loop stays short', async () => {
  const parts: number[] = [];
  const list = { data: times.map(() => ({ content: long })) };
  for await (const part of jsonInTurns(list)) parts.push(part.length);
  expect(parts.length).toBeGreaterThan(10);
  expect(Math.max(...parts)).toBeLessThan(16_384 + 2 * bounds.postContentMax);
});
