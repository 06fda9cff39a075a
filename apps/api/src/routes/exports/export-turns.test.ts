import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { member } from '../../http/access.ts';
import { ExportTurns, exportTurns } from '../../http/limits/export-turns.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let origin: string;
/** What the routes of this file report, by the id of the caller. */
const reports = new Map<string, PromiseWithResolvers<void>>();
const reportOf = (id: string) => {
  const report = reports.get(id) ?? Promise.withResolvers<void>();
  reports.set(id, report);
  return report;
};

/** More than the buffers of a connection hold. */
async function* endless() {
  const piece = '<'.repeat(1_000_000);
  while (true) yield piece;
}

/** Its second batch is read for as long as the test lets it. */
async function* unread(id: string) {
  yield '<';
  reportOf(`reading ${id}`).resolve();
  await reportOf(`read ${id}`).promise;
  yield '>';
}

beforeAll(async () => {
  const short = new ExportTurns(1);
  api = await startTestApi({}, (routes) => {
    const add = (
      path: string,
      before: (reply: FastifyReply, id: string) => unknown,
      turns = exportTurns,
    ) =>
      routes.get(
        `/api/${path}`,
        { config: { access: member } },
        async (request: FastifyRequest, reply) => {
          const id = request.caller?.userId ?? '';
          await before(reply, id);
          const { left, each } = turns.begin(request, reply);
          reportOf(`begun ${id}`).resolve();
          left.addEventListener('abort', () => reportOf(`left ${id}`).resolve());
          if (left.aborted) reportOf(`left ${id}`).resolve();
          const pieces = Readable.from(each(path === 'reading' ? unread(id) : endless()));
          return reply.type('text/csv').send(pieces);
        },
      );
    add('held', () => undefined);
    add('reading', () => undefined);
    add('short', () => undefined, short);
    add('late', async ({ raw }, id) => {
      reportOf(`arrived ${id}`).resolve();
      await once(raw, 'close');
      reportOf(`closed ${id}`).resolve();
    });
  });
  origin = await api.api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

function begin(person: Person, path = 'held'): ClientRequest {
  const asking = get(`${origin}/api/${path}`, { headers: as(person), agent: false });
  asking.on('error', () => undefined);
  onTestFinished(async () => {
    asking.destroy();
    if (path === 'held') await reportOf(`begun ${person.id}`).promise;
  });
  return asking;
}

/** An export whose reader reads nothing. @returns what makes the reader leave */
async function hold(person: Person): Promise<() => Promise<void>> {
  const asking = begin(person);
  const [answer] = await once(asking, 'response');
  expect(answer.statusCode).toBe(200);
  const leave = async () => {
    asking.destroy();
    await reportOf(`left ${person.id}`).promise;
  };
  onTestFinished(leave);
  return leave;
}

const ask = (person: Person, url: string, headers = {}) =>
  api.call({ method: 'GET', url, headers: { ...as(person), ...headers } });
const uddf = (person: Person) => ask(person, `/api/exports/divelogs/${person.id}.uddf`);

test.for([
  { path: 'exports/divelogs/:id.uddf' },
  { path: 'exports/divelogs/:id.ssrf' },
  { path: 'exports/divelogs/:id.csv' },
  { path: 'users/:id/archive.zip' },
  { path: 'exports/users.csv', role: 'ADMIN' },
  { path: 'exports/posts.csv', role: 'ADMIN' },
  { path: 'exports/divelogs.csv?sort=depth', role: 'ADMIN' },
  { path: 'exports/activity.csv', role: 'ADMIN' },
] as const)('429 while another export of the person is on its way: $path', async (row) => {
  const person = await api.addPerson({ role: 'role' in row ? row.role : 'USER' });
  const url = `/api/${row.path.replace(':id', person.id)}`;
  const leave = await hold(person);
  const refused = await ask(person, url, { 'accept-language': 'ar' });
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.body?.message).toMatch(/[\u0600-\u06ff]/);
  await leave();
  expect((await ask(person, url)).status).toBe(200);
});

test.for([
  'exports/divelogs/:id.uddf',
  'exports/divelogs/:id.ssrf',
  'exports/divelogs/:id.csv',
  'users/:id/archive.zip',
])('while many readers do not read, another member gets all of %s', async (path) => {
  for (let n = 1; n <= 8; n += 1) await hold(await api.addPerson());
  const next = await api.addPerson();
  await api.services.database.db.insertInto('dive_logs').values(sampleDiveLog(next.id)).execute();
  expect((await ask(next, `/api/${path.replace(':id', next.id)}`)).status).toBe(200);
});

test('rows are read for four members at once; the fifth waits, and staff do not', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const four = await Promise.all([1, 2, 3, 4].map(() => api.addPerson()));
  const asking = four.map((person) => begin(person, 'reading'));
  const answers = asking.map(async (one): Promise<string> => {
    const [answer]: IncomingMessage[] = await once(one, 'response');
    return text(answer ?? expect.fail());
  });
  await Promise.all(four.map(({ id }) => reportOf(`reading ${id}`).promise));
  const next = await api.addPerson();
  let isComplete = false;
  const waiting = uddf(next).finally(() => {
    isComplete = true;
  });
  expect((await ask(admin, '/api/exports/users.csv')).status).toBe(200);
  expect(isComplete).toBe(false);
  reportOf(`read ${four[0]?.id}`).resolve();
  expect((await waiting).status).toBe(200);
  for (const { id } of four) reportOf(`read ${id}`).resolve();
  expect(await Promise.all(answers)).toEqual(Array(4).fill('<>'));
});

test('429 with a sentence when as many are on their way as may', { timeout: 60_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 65 }, () => api.addPerson()));
  const last = people.pop();
  for (const person of people) await hold(person);
  const refused = await uddf(last ?? expect.fail());
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.body?.message).toBe(
    'Others are exporting right now. Please try again in a minute.',
  );
});

test('a client who left before the turn takes none', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await api.addPerson();
    const asking = begin(person, 'late');
    await reportOf(`arrived ${person.id}`).promise;
    asking.destroy();
    await reportOf(`closed ${person.id}`).promise;
    expect((await uddf(person)).status).toBe(200);
  }
});

test('an answer that takes too long ends, without its end', async () => {
  const asking = begin(await api.addPerson(), 'short');
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  const error = await once(answer?.resume() ?? asking, 'error').catch((reason: unknown) => reason);
  expect(String(error)).toContain('aborted');
  expect(answer?.complete).toBe(false);
});
