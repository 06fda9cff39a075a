import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '@buddyline/api-client/api-client';
import { messages } from '@buddyline/domain/messages';
import { apiBuild, type RunningApp, startApi } from '@buddyline/tests/app-process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from './acts.ts';
import { type AnswerCheck, checkAnswers } from './answer-check.ts';
import { goodNetwork } from './bad-network.ts';
import { gatherCrew, type Journey, travel } from './crew.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** The whole journey takes a minute; `CREW=whole` runs it. */
const isWhole = process.env['CREW'] === 'whole';
const members = isWhole ? 50 : 8;
const journey: Journey = isWhole
  ? {
      dives: 500,
      pictures: 200,
      likes: 1000,
      comments: 300,
      follows: 100,
      certificates: 50,
      tickets: 40,
    }
  : { dives: 40, pictures: 12, likes: 50, comments: 30, follows: 20, certificates: 5, tickets: 8 };

const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-crew-'));
let api: RunningApp;
let mailbox: Mailbox;
let answers: AnswerCheck;
let staff: ApiClient;

beforeAll(async () => {
  api = await startApi(apiBuild, { DATA_DIR: dataDir, DATASET: 'demo', LOG_FORMAT: 'json' });
  mailbox = await openMailbox(join(dataDir, 'mail'));
  answers = await checkAnswers(`${api.origin}/api`);
  staff = await signedInStaff();
});
afterAll(async () => {
  mailbox.close();
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('members sign up and do everything over a bad network: nothing is lost, nothing is done twice, all is answered as described', async () => {
  const before = await totals();
  const apiUrl = `${api.origin}/api`;
  const log = await gatherCrew({ apiUrl, mailbox, answers }, { members, seed: 7 });
  await travel(log, journey);

  expect(log.divesSentTwice).toBeGreaterThan(0);
  const after = await totals();
  expect(differences(after, before)).toEqual({
    users: members,
    posts: journey.pictures,
    certificates: journey.certificates,
    diveLogs: journey.dives,
    tickets: journey.tickets,
  });
  for (const { goTo } of log.members) goTo(goodNetwork);
  await expectCounts(log);
  expect(Object.fromEntries(answers.flaws)).toEqual({});
});

/** Every post's likes and comments, and everybody's followers, as staff and members read them. */
async function expectCounts(log: Log): Promise<void> {
  const posts = await Promise.all(log.posts.map(({ id }) => staff.posts.get(id)));
  const likes = posts.map(({ id, likesCount }) => [id, likesCount]);
  expect(likes).toEqual(log.posts.map(({ id }) => [id, countOf(log.likes, id)]));
  const comments = posts.reduce((sum, { commentsCount }) => sum + commentsCount, 0);
  expect(comments).toBe(log.comments);
  const [reader] = log.members;
  for (const { id, username } of log.members) {
    const person = await reader?.client.people.get(username);
    expect([username, person?.followersCount]).toEqual([username, countOf(log.follows, id)]);
  }
}

const countOf = (pairs: Set<string>, first: string) =>
  [...pairs].filter((pair) => pair.startsWith(`${first} `)).length;

async function totals() {
  const one = { page: 1, limit: 1 };
  const [users, posts, certificates, diveLogs, tickets] = await Promise.all([
    staff.users.list(one),
    staff.posts.list(one),
    staff.certificates.list(one),
    staff.diveLogs.list(one),
    staff.tickets.list(one),
  ]);
  return {
    users: users.total,
    posts: posts.total,
    certificates: certificates.total,
    diveLogs: diveLogs.total,
    tickets: tickets.total,
  };
}

type Totals = Awaited<ReturnType<typeof totals>>;

function differences(after: Totals, before: Totals): Record<string, number> {
  const names = ['users', 'posts', 'certificates', 'diveLogs', 'tickets'] as const;
  return Object.fromEntries(
    names.map((name) => [name, Number(after[name]) - Number(before[name])]),
  );
}

/** The demo's administrator. */
async function signedInStaff(): Promise<ApiClient> {
  let token: string | null = null;
  const client = createApiClient({
    baseUrl: `${api.origin}/api`,
    locale: () => 'en',
    translate: (key) => messages[key].message,
    fetch: answers.through(fetch),
    session: {
      accessToken: () => token,
      setAccessToken: (next) => {
        token = next;
      },
      isSignedIn: () => token !== null,
      endSession: () => {},
    },
  });
  const email = 'admin@buddyline.example';
  await client.auth.login({ email, password: 'dive-safe-always' });
  return client;
}
