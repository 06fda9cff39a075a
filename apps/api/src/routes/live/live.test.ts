import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { samplePost } from '../../db/testing/sample-rows.ts';
import { pollMs } from '../../live/live-feed.ts';
import { askForStream, openStream } from '../../testing/live-events.ts';
import {
  as,
  type Person,
  startBeside,
  startTestApi,
  type TestApi,
} from '../../testing/test-api.ts';
import { ticketCalls } from '../../testing/tickets/ticket-calls.ts';
import { openTicket } from '../../testing/tickets/tickets-sql.ts';

/** Less than the streams that are opened, since those do not count. */
const maxInFlight = 3;
const maxPerPerson = 10;
const maxStreams = 14;
/** Long enough for a busy machine. */
const patience = { timeout: 10_000 };

let api: TestApi;
let beside: TestApi;
let ada: Person;
let ines: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ maxInFlight, maxStreams });
  beside = await startBeside(api);
  for (const one of [api, beside]) await one.api.listen({ port: 0, host: '127.0.0.1' });
  ada = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Marsh' });
  ines = await api.addPerson({ role: 'ADMIN', fullName: 'Ines Duarte' });
  diver = await api.addPerson();
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const status = async (person: Person | null, at = api): Promise<number | undefined> => {
  const answer = await askForStream(at, person ? as(person) : {});
  answer.destroy();
  return answer.statusCode;
};
const setPlaces = (one: TestApi, by: Person, streamId: string, ticketIds: string[]) =>
  one.call({
    method: 'PUT',
    url: `/api/live/${streamId}`,
    headers: as(by),
    payload: { ticketIds },
  });
const changed = (noun: string, id: string, byId: string) => ({
  changes: expect.arrayContaining([{ noun, id, byId }]),
});

/** No stream of an earlier test is left. */
async function untilNoStreams(): Promise<void> {
  await vi.waitFor(
    () => expect(api.services.live.size + beside.services.live.size).toBe(0),
    patience,
  );
}

describe('GET /api/live', () => {
  test('names what staff change, and what members create and write', async () => {
    const { until } = await openStream(api, ada);
    const id = await openTicket(api, diver);
    await until(changed('tickets', id, diver.id));
    await ticketCalls(api).call(ines, 'PUT', `tickets/${id}`, { status: 'PENDING' });
    await until(changed('tickets', id, ines.id));
    const post = samplePost(diver.id);
    await api.services.database.db.insertInto('posts').values(post).execute();
    await until(changed('posts', post.id, diver.id));
  });

  test('names a ticket to which its reporter writes', async () => {
    const id = await openTicket(api, diver);
    const { until, events } = await openStream(api, ada);
    await until(changed('tickets', id, diver.id));
    const before = events.length;
    await ticketCalls(api).send(diver, id, { body: 'One more thing' });
    const news = () => events.slice(before);
    await vi.waitFor(
      () =>
        expect(news()).toContainEqual(expect.objectContaining(changed('tickets', id, diver.id))),
      patience,
    );
  });

  test('names what another process changed', async () => {
    const { until } = await openStream(beside, ada);
    const id = await openTicket(api, diver);
    await ticketCalls(api).call(ines, 'PUT', `tickets/${id}`, { status: 'CLOSED' });
    await until(changed('tickets', id, ines.id));
  });

  test('does not count as in flight', async () => {
    for (let count = 0; count <= maxInFlight; count += 1) await openStream(api, ada);
    expect(await api.call({ method: 'GET', url: '/api/tickets', headers: as(ines) })).toMatchObject(
      {
        status: 200,
      },
    );
  });

  test('answers 401 without a session and 403 to members', async () => {
    expect(await status(null)).toBe(401);
    expect(await status({ ...ada, accessToken: `${ada.accessToken}A` })).toBe(401);
    expect(await status(diver)).toBe(403);
  });

  test('answers 429 to a person with too many, and 503 when there are too many in all', async () => {
    await untilNoStreams();
    for (let count = 0; count < maxPerPerson; count += 1) await openStream(api, ada);
    expect(await status(ada)).toBe(429);
    for (let count = maxPerPerson; count < maxStreams; count += 1) await openStream(api, ines);
    expect(await status(ines)).toBe(503);
    // Another process has room.
    expect(await status(ines, beside)).toBe(200);
  });

  test('ends within two seconds of a sign-out, a demotion or a suspension', async () => {
    const { db } = api.services.database;
    const ways = [
      (person: Person) =>
        api.call({ method: 'POST', url: '/api/auth/logout', headers: as(person) }),
      ({ id }: Person) =>
        db.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute(),
      ({ id }: Person) =>
        db.updateTable('users').set({ suspended_until: 'infinity' }).where('id', '=', id).execute(),
    ];
    for (const end of ways) {
      const person = await api.addPerson({ role: 'ADMIN' });
      const { ended } = await openStream(beside, person);
      await end(person);
      await ended;
    }
    // Sessions are checked whenever the database is read for changes.
    expect(pollMs).toBeLessThan(2_000);
  });

  test('drops a reader that does not read', async () => {
    await untilNoStreams();
    const { port } = api.api.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.pause();
    await once(socket, 'connect');
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: x\r\nAuthorization: ${as(ada).authorization}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(api.services.live.size).toBe(1), patience);
    // More than the kernel's buffers hold.
    const [stream] = api.services.live.streams();
    const event = `data: ${'x'.repeat(64_000)}\n\n`;
    for (let count = 0; count < 1_000 && api.services.live.size > 0; count += 1) {
      stream?.write(event);
      await new Promise(setImmediate);
    }
    expect(api.services.live.size).toBe(0);
  });
});

describe('PUT /api/live/:streamId', () => {
  test('shows who else is on a ticket, across processes, until they leave', async () => {
    const id = await openTicket(api, diver);
    const first = await openStream(api, ada);
    const second = await openStream(beside, ines);
    await setPlaces(api, ada, first.id, [id]);
    // Any process takes it.
    await setPlaces(api, ines, second.id, [id]);
    await first.until({ tickets: [{ id, people: [{ id: ines.id, name: 'Ines Duarte' }] }] });
    await second.until({ tickets: [{ id, people: [{ id: ada.id, name: 'Ada Marsh' }] }] });
    second.close();
    await first.until({ type: 'presence', tickets: [] });
  });

  test('shows nobody their own other browsers', async () => {
    const id = await openTicket(api, diver);
    const [first, second] = [await openStream(api, ada), await openStream(api, ada)];
    for (const one of [first, second]) await setPlaces(api, ada, one.id, [id]);
    const third = await openStream(api, ines);
    await setPlaces(api, ines, third.id, [id]);
    await third.until({ tickets: [{ id, people: [{ id: ada.id, name: 'Ada Marsh' }] }] });
    await first.until({ tickets: [{ id, people: [{ id: ines.id, name: 'Ines Duarte' }] }] });
  });

  test('answers 404 for the stream of somebody else, and 400 for too many tickets', async () => {
    const { id } = await openStream(api, ada);
    expect(await setPlaces(api, ines, id, [])).toMatchObject({ status: 404 });
    const many = Array<string>(21).fill(id);
    expect(await setPlaces(api, ada, id, many)).toMatchObject({ status: 400 });
  });
});

test('streams that open while sessions are checked stay open', async () => {
  await untilNoStreams();
  const first = await openStream(api, ada);
  // Some of them open during a look at the database.
  for (let count = 1; count < maxPerPerson; count += 1) await openStream(api, ines);
  const id = await openTicket(api, diver);
  await first.until(changed('tickets', id, diver.id));
  expect(api.services.live.size).toBe(maxPerPerson);
});

test('a stop ends the streams, and no new one begins', async () => {
  const stopping = await startBeside(api);
  await stopping.api.listen({ port: 0, host: '127.0.0.1' });
  const { ended } = await openStream(stopping, ada);
  await stopping.close();
  await ended;
  expect(stopping.services.live.size).toBe(0);
});
