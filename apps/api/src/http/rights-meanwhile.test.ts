import { Readable } from 'node:stream';
import { rights } from '@buddyline/domain/rights';
import type { RouteOptions } from 'fastify';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { v4 as uuid } from 'uuid';
import { emptyDatabase } from '../db/testing/empty-database.ts';
import { sampleCertificate, sampleComment, sampleDiveLog } from '../db/testing/sample-rows.ts';
import { findFaults, hashTables } from '../testing/all-rows-sql.ts';
import { diveFile, previewDives, sendTake } from '../testing/dive-files/import-calls.ts';
import { type FormPart, formOf } from '../testing/forms.ts';
import { contentPart, writePost } from '../testing/posts.ts';
import { type Answer, type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { openTicket } from '../testing/tickets/tickets-sql.ts';
import { trashCalls } from '../testing/trash.ts';
import { filePart, picture } from '../testing/uploads.ts';
import { verbsOf } from './access.ts';
import { bodyExample } from './openapi/request-body.ts';
import { readMethods } from './read-methods.ts';

// A body has seconds to arrive. Each changing route gets the first half of its call, then the caller loses
// the right to it, then the second half arrives.

let api: TestApi;
let ruler: Person;
let image: FormPart;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 }, (routes) => {
    routes.get('/api/slow-rows', { config: { may: 'posts.export' } }, (_request, reply) =>
      reply.type('text/csv').send(Readable.from(slowRows())),
    );
  });
  image = filePart(await picture(8, 8).png().toBuffer());
});
// All rows are read before and after each call.
beforeEach(async () => {
  await emptyDatabase(api.services.database.db);
  ruler = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const moreRows = Promise.withResolvers<void>();

async function* slowRows() {
  yield 'first\n';
  await moreRows.promise;
  yield 'read later\n';
}

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Buffer;
}

/** The ids of new records of this person, by path parameter; only of the kinds that the path names. */
async function recordsOf(person: Person, url: string): Promise<Record<string, string>> {
  const { db } = api.services.database;
  const { id: userId, username } = person;
  const made: Record<string, string> = { userId, username };
  const isNamed = (...names: string[]) => names.some((name) => url.includes(`:${name}`));
  if (isNamed('postId', 'itemId', 'commentId')) {
    const { id: postId } = await writePost(api, person);
    Object.assign(made, { postId, itemId: postId });
    if (isNamed('commentId')) {
      const comment = sampleComment(postId, userId);
      await db.insertInto('comments').values(comment).execute();
      made['commentId'] = comment.id;
    }
  }
  if (isNamed('certificateId')) {
    const certificate = sampleCertificate(userId);
    await db.insertInto('certificates').values(certificate).execute();
    made['certificateId'] = certificate.id;
  }
  if (isNamed('diveLogId')) {
    const log = sampleDiveLog(userId);
    await db.insertInto('dive_logs').values(log).execute();
    made['diveLogId'] = log.id;
  }
  if (isNamed('ticketId')) made['ticketId'] = await openTicket(api, person);
  if (isNamed('deletionId')) {
    const closed = await openTicket(api, person);
    made['deletionId'] = await trashCalls(api, ruler).remove(`tickets/${closed}`);
  }
  if (isNamed('importId')) {
    made['importId'] = (await previewDives(api, person, [{ date: '2026-05-01' }])).id;
  }
  return made;
}

/** Where the example of the documentation is one of staff. */
const ofMembers: Record<string, object> = {
  '/api/tickets/:ticketId/messages': { body: 'It happened again.' },
};

/** The fields of all forms, with the file that the route reads. */
function partsOf(url: string): FormPart[] {
  const file = url.endsWith('/imports') ? filePart(diveFile([{ date: '2026-05-01' }])) : image;
  return [contentPart('Watches!'), { name: 'title', value: 'AOWD' }, file];
}

function callOf(
  { method, url, schema }: RouteOptions,
  by: Person,
  records: Record<string, string>,
): Call {
  const isForm = schema?.form !== undefined;
  const example = ofMembers[url] ?? bodyExample(schema);
  const body = isForm ? formOf(partsOf(url)) : jsonOf(example);
  const query = url === '/api/divelogs/imports' ? `?userId=${records['userId']}` : '';
  return {
    method: String(method),
    url: url.replaceAll(/:(\w+)/g, (_, name: string) => records[name] || uuid()) + query,
    headers: { ...body.headers, ...as(by) },
    payload: body.payload,
  };
}

const jsonOf = (value: unknown = {}) => ({
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify(value)),
});

/** Of a form, only the closing line arrives late, so that it is whole in every other respect. */
function sendAround({ payload, ...call }: Call, event: () => Promise<void>): Promise<Answer> {
  async function* halves() {
    const half = Math.max(1, payload.length - 12);
    yield payload.subarray(0, half);
    await event();
    yield payload.subarray(half);
  }
  return api.call({ ...call, payload: Readable.from(halves()) });
}

const expectDone = async (call: Promise<Answer>) =>
  expect([200, 201]).toContain((await call).status);

/** What takes a right away, by those who do it. */
const events = {
  'a demotion': (person: Person) =>
    expectDone(
      api.call({
        method: 'PUT',
        url: `/api/users/admin/${person.id}`,
        headers: as(ruler),
        payload: { role: 'USER' },
      }),
    ),
  'a loss of level': (person: Person) =>
    expectDone(
      api.call({
        method: 'PUT',
        url: `/api/users/admin/${person.id}`,
        headers: as(ruler),
        payload: { staffLevel: 'viewer' },
      }),
    ),
  'a suspension': (person: Person) =>
    expectDone(
      api.call({
        method: 'POST',
        url: `/api/users/${person.id}/sanctions`,
        headers: as(ruler),
        payload: { kind: 'suspension', length: '7-days', publicText: 'You sold watches.' },
      }),
    ),
  'a sign-out': (person: Person) =>
    expectDone(api.call({ method: 'POST', url: '/api/auth/logout', headers: as(person) })),
  'a deletion': (person: Person) =>
    expectDone(api.call({ method: 'DELETE', url: `/api/users/${person.id}`, headers: as(ruler) })),
} as const;

type Role = 'ADMIN' | 'USER';

const lost: { role: Role; event: keyof typeof events }[] = [
  { role: 'ADMIN', event: 'a demotion' },
  { role: 'ADMIN', event: 'a loss of level' },
  { role: 'ADMIN', event: 'a sign-out' },
  { role: 'ADMIN', event: 'a deletion' },
  { role: 'USER', event: 'a suspension' },
  { role: 'USER', event: 'a sign-out' },
  { role: 'USER', event: 'a deletion' },
];

/** The roles in which a route is called. */
function rolesOf({ config }: RouteOptions): Role[] {
  if (config?.access === undefined) return ['ADMIN'];
  const isForMembers = config.access.who === 'member' || verbsOf(config).length === 0;
  return isForMembers ? ['USER'] : ['ADMIN', 'USER'];
}

/** All routes that change something for somebody who is signed in. */
const changing = ({ method, config }: RouteOptions): boolean =>
  !readMethods.has(String(method)) && config?.access?.who !== 'anyone';

const isLeftToViewers = ({ config }: RouteOptions) =>
  verbsOf(config).some((verb) => rights.viewer.includes(verb));

async function prepare(route: RouteOptions, role: Role) {
  const caller = await api.addPerson({ role });
  // Administrators act on the records of another person.
  const owner = role === 'ADMIN' ? await api.addPerson() : caller;
  return { caller, call: callOf(route, caller, await recordsOf(owner, route.url)) };
}

describe('a call of which one half arrives after its sender has lost the right to it', () => {
  let routes: RouteOptions[];
  beforeAll(() => {
    routes = api.api.routeTable.filter(changing);
    expect(routes.length).toBeGreaterThan(40);
  });

  // In parts, because each call gets records of its own.
  const parts = lost.flatMap((one) => [0, 1, 2, 3].map((part) => ({ ...one, part })));
  test.for(parts)(
    'every changing route refuses it and nothing is changed: $role, $event, part $part',
    async (one) => {
      const { db } = api.services.database;
      for (const route of routes.filter((_, index) => index % 4 === one.part)) {
        const name = `${String(route.method)} ${route.url}`;
        if (!rolesOf(route).includes(one.role)) continue;
        if (one.event === 'a loss of level' && isLeftToViewers(route)) continue;
        const { caller, call } = await prepare(route, one.role);
        let before: Record<string, string> = {};
        const answer = await sendAround(call, async () => {
          await events[one.event](caller);
          before = await hashTables(db);
        });
        const refusals = /demotion|level/.test(one.event) ? [403, 404] : [401];
        expect(refusals, name).toContain(answer.status);
        expect(await hashTables(db), name).toEqual(before);
      }
    },
  );

  test('without an event the same calls are admitted', async () => {
    let done = 0;
    for (const route of routes) {
      for (const role of rolesOf(route)) {
        const { call } = await prepare(route, role);
        const { status, body } = await sendAround(call, async () => {});
        // 403 alone may mean that mail is not set up.
        const refusals = ['Please sign in.', 'You may not do this.'];
        expect(refusals, `${String(route.method)} ${route.url}`).not.toContain(body?.message);
        if (status < 300) done += 1;
      }
    }
    // The others name a record that does not exist, or have an example that does not fit.
    expect(done).toBeGreaterThan(25);
  });
});

/** Something happens before the n-th time that a call asks whether its caller may still do it. */
function loseAt(n: number, event: () => Promise<unknown>) {
  const { sessions } = api.services;
  const { callerAgain } = sessions;
  let asked = 0;
  return vi.spyOn(sessions, 'callerAgain').mockImplementation(async (known) => {
    asked += 1;
    if (asked === n) await event();
    return callerAgain(known);
  });
}

const timeOf = (n: number) =>
  [Math.floor(n / 6), (n % 6) * 10].map((part) => String(part).padStart(2, '0')).join(':');

describe('an answer that streams while its reader loses the right to it', () => {
  test('ends incomplete, without the rows that were read since', async () => {
    const caller = await api.addPerson({ role: 'ADMIN' });
    const answer = await api.api.inject({
      url: '/api/slow-rows',
      headers: as(caller),
      payloadAsStream: true,
    });
    expect(answer.statusCode).toBe(200);
    const rows: string[] = [];
    const read = async () => {
      for await (const row of answer.stream()) {
        rows.push(String(row));
        await events['a demotion'](caller);
        moreRows.resolve();
      }
    };
    await expect(read()).rejects.toThrow(/aborted|destroyed/);
    expect(rows).toEqual(['first\n']);
  });

  test.for(['a demotion', 'a loss of level'] as const)(
    'the items of a bulk call that are left are refused one by one: %s',
    async (event) => {
      const caller = await api.addPerson({ role: 'ADMIN' });
      const ids = [await openTicket(api, caller), await openTicket(api, caller)];
      // Once for the call, once for each item.
      const asking = loseAt(3, () => events[event](caller));
      onTestFinished(() => asking.mockRestore());
      const { body } = await api.call({
        method: 'POST',
        url: '/api/bulk',
        headers: as(caller),
        payload: { action: 'tickets.close', ids, operationId: uuid() },
      });
      expect(body?.data).toEqual({
        results: [
          { id: ids[0], ok: true, undo: expect.any(String) },
          { id: ids[1], ok: false, message: 'You may not do this.' },
        ],
      });
    },
  );

  test.for(['a demotion', 'a loss of level', 'a suspension'] as const)(
    'the dives of an import that are left are not taken, and what was taken can be undone: %s',
    async (event) => {
      const { db } = api.services.database;
      const [diver, other] = [await api.addPerson(), await api.addPerson({ role: 'ADMIN' })];
      const caller = event === 'a suspension' ? diver : await api.addPerson({ role: 'ADMIN' });
      const dives = Array.from({ length: 150 }, (_, n) => ({
        date: '2026-05-01',
        time: timeOf(n),
      }));
      const preview = await previewDives(api, caller, dives, { userId: diver.id });
      // Once for the call, once for the import, once for each batch of a hundred.
      const asking = loseAt(4, () => events[event](caller));
      const take = preview.dives.map(({ n }) => n);
      const answer = await sendTake(api, caller, preview.id, { take });
      asking.mockRestore();
      expect(answer.status).toBe(event === 'a suspension' ? 401 : 404);
      const count = async () =>
        (await db.selectFrom('dive_logs').select('id').where('user_id', '=', diver.id).execute())
          .length;
      expect(await count()).toBe(100);
      const url = `/api/divelogs/imports/${preview.id}/undo`;
      const undone = await api.call({ method: 'POST', url, headers: as(other) });
      expect(undone.status).toBe(200);
      expect(await count()).toBe(0);
      expect(await findFaults(db)).toEqual([]);
    },
  );
});
