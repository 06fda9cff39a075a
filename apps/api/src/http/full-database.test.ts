import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failInserts } from '../testing/failing-rows-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { logFailure, toFailure } from './error-handler.ts';
import fastify from 'fastify';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
});
afterAll(() => api.close());

const follow = async () => {
  const { username } = await api.addPerson();
  return api.call({ method: 'PUT', url: `/api/people/${username}/follow`, headers: as(diver) });
};

test('a full disk of the database is answered with 507 and what to do, and reads go on', async () => {
  await failInserts(api.services.database.db, 'follows', '53100');
  const answer = await follow();
  expect(answer).toMatchObject({
    status: 507,
    body: { message: expect.stringMatching(/no space left. Please try again later\.$/) },
  });
  const own = { method: 'GET', url: `/api/users/${diver.id}/profile`, headers: as(diver) };
  expect(await api.call(own)).toMatchObject({ status: 200 });
});

test.each([
  ['out of memory', '53200'],
  ['a limit of the server', '53400'],
  ['a standby, which takes no writes', '25006'],
])('%s is answered with 503 and Retry-After', async (_name, code) => {
  await failInserts(api.services.database.db, 'follows', code);
  expect(await follow()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
});

test('each of them is one short line of the log, with the reason and without a stack', async () => {
  const stream = new PassThrough();
  const server = fastify({ logger: { stream } });
  server.get('/', (request) => {
    const cause = 'could not extend file "base/1/2": No space left on device';
    const error = Object.assign(new Error(cause), { code: '53100' });
    logFailure(toFailure(error), error, request);
    return null;
  });
  await server.inject('/');
  stream.end();
  const lines = (await text(stream)).trim().split('\n');
  const warnings = lines.filter((line) => line.includes('"level":40'));
  expect(warnings).toEqual([expect.stringContaining('No space left on device')]);
  expect(warnings.join('').length).toBeLessThan(400);
  expect(lines.join('')).not.toContain('stack');
});
