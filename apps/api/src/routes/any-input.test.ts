import { hangs } from '@buddyline/tests/time-limits';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  sampleCertificate,
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
} from '../db/testing/sample-rows.ts';
import { type AnyRequest, type Sender, requestsTo } from '../testing/any-requests.ts';
import { writePost } from '../testing/posts.ts';
import { type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';

/** Requests are sent one after the other; `pnpm --filter @buddyline/faults any-input` sends more. */
const numRuns = Number(process.env['ANY_INPUT_REQUESTS'] || 2_000);
/** Generous, because some requests hash passwords or encode pictures, and the machine may be busy. */
const timeoutPerRequestMs = 100;

const unknownId = '01930c0e-5d3a-7c10-9f0a-2b6c8d1e4f21';

let api: TestApi;
let senders: Record<Sender, Record<string, string>>;
/** The id of one record of each noun, by path parameter; requests may delete the records. */
let known: Record<string, string>;
let resourceId: string;
const answered = new Map<number, number>();

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 999_999 });
  const post = await writePost(api, await api.addPerson({ role: 'ADMIN' }), { hasPicture: true });
  resourceId = post.imageResourceId ?? '';
});
afterAll(() => api.close());

/** Creates a user with one record of each noun, and a signed-in administrator. */
async function refill(): Promise<void> {
  const { db } = api.services.database;
  const admin = await api.addPerson({ role: 'ADMIN' });
  const user = await api.addPerson();
  const post = samplePost(user.id);
  const comment = sampleComment(post.id, user.id);
  const [certificate, log] = [sampleCertificate(user.id), sampleDiveLog(user.id)];
  const ticket = sampleTicket(user.id);
  await db.insertInto('posts').values(post).execute();
  await db.insertInto('comments').values(comment).execute();
  await db.insertInto('certificates').values(certificate).execute();
  await db.insertInto('dive_logs').values(log).execute();
  const closed = sampleTicket(user.id);
  await db.insertInto('tickets').values([ticket, closed]).execute();
  const deletionId = await trashCalls(api, admin).remove(`tickets/${closed.id}`);
  known = {
    userId: user.id,
    postId: post.id,
    commentId: comment.id,
    certificateId: certificate.id,
    diveLogId: log.id,
    ticketId: ticket.id,
    deletionId,
    resourceId,
  };
  senders = {
    admin: as(admin),
    user: as(user),
    nobody: {},
    forger: { authorization: `Bearer ${user.accessToken.slice(0, -9)}AAAAAAAAA` },
  };
}

function idOf(name: string, wanted: AnyRequest['ids'][string] = ''): string {
  if (typeof wanted === 'string') return encodeURIComponent(wanted.toWellFormed());
  const names = Object.keys(known);
  const other = names[(names.indexOf(name) + 1) % names.length] ?? '';
  // Never empty: without its id `/api/live/:streamId` is the stream.
  return known[wanted.known === 'such' ? name : other] ?? unknownId;
}

function urlOf({ pattern, ids, query }: AnyRequest): string {
  const path = pattern.replaceAll(/:(\w+)/g, (_param, name: string) => idOf(name, ids[name]));
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, value.toWellFormed());
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

async function send(request: AnyRequest): Promise<void> {
  const { method, sender, headers, remoteAddress, payload } = request;
  const call = { method, url: urlOf(request), headers: { ...senders[sender], ...headers } };
  const { status } = await api.call({ ...call, remoteAddress, payload });
  answered.set(status, (answered.get(status) ?? 0) + 1);
  expect(status, `${method} ${call.url}`).toBeLessThan(500);
}

test(
  'no request to any route gets a 5xx or a response that the OpenAPI document does not describe',
  { timeout: hangs.testMs + numRuns * timeoutPerRequestMs },
  async () => {
    // The response of an event stream does not end.
    const routes = api.api.routeTable.filter(
      ({ url, config }) => !url.startsWith('/api/docs') && config?.isStream !== true,
    );
    const requests = fc.oneof(...routes.map(requestsTo));
    let sent = 0;
    const property = fc.asyncProperty(requests, send).beforeEach(async () => {
      if (sent % 25 === 0) await refill();
      sent += 1;
    });
    await fc.assert(property, { numRuns });

    if (process.env['ANY_INPUT_REQUESTS']) {
      const figures = [...answered].toSorted(([a], [b]) => a - b);
      const counts = figures.map(([status, count]) => `${status} × ${count}`).join(', ');
      console.log(`answered by ${routes.length} routes: ${counts}`);
    }
    // Enough requests must pass validation.
    expect(answered.get(200)).toBeGreaterThan(numRuns / 10);
  },
);
