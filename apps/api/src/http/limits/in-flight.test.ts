import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { anyone, member } from '../access.ts';

const maxInFlight = 24;
/** More than there are places. */
const many = 40;

let api: TestApi;
let people: Person[];
let arrived = 0;
let held = Promise.withResolvers<void>();

beforeAll(async () => {
  const hold = async () => {
    arrived += 1;
    await held.promise;
    return {};
  };
  api = await startTestApi({ maxInFlight }, (routes) => {
    routes.get('/api/held', { config: { access: anyone } }, hold);
    routes.get('/api/held-by-member', { config: { access: member } }, hold);
    const audit = { none: 'nothing is changed' };
    routes.post('/api/held-by-sender', { config: { access: member, audit } }, hold);
  });
  people = await Promise.all(Array.from({ length: 5 }, () => api.addPerson()));
});
afterAll(() => api.close());
beforeEach(() => {
  arrived = 0;
  held = Promise.withResolvers();
});

interface Sent {
  answers: Promise<number[]>;
  refused: () => number;
}

/** Sends the calls, and waits until each is held or refused. */
async function send(calls: InjectOptions[]): Promise<Sent> {
  let refused = 0;
  const before = arrived;
  const answers = Promise.all(
    calls.map(async (call) => {
      const { statusCode } = await api.api.inject(call);
      if (statusCode === 503) refused += 1;
      return statusCode;
    }),
  );
  await expect.poll(() => arrived - before + refused).toBe(calls.length);
  return { answers, refused: () => refused };
}

const stranger = (remoteAddress: string): InjectOptions => ({ url: '/api/held', remoteAddress });
function signedIn(index: number, more: InjectOptions = {}): InjectOptions {
  const person = people[index];
  if (person === undefined) throw new Error('There is no such person.');
  return { url: '/api/held-by-member', headers: as(person), ...more };
}

const floods: Record<string, (n: number) => InjectOptions> = {
  'a stranger': () => stranger('203.0.113.7'),
  'the hosts of a household': (n) => stranger(`2001:db8:77:5600::${n + 1}`),
  'the households of a rented /48': (n) => stranger(`2001:db8:77:${n.toString(16)}00::1`),
  'the neighbours in a /24': (n) => stranger(`203.0.113.${n + 1}`),
  'a stranger behind the proxy': () => ({
    url: '/api/held',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  }),
  'a member': () => signedIn(0),
  'a member in many networks': (n) => signedIn(0, { remoteAddress: `198.18.${n}.1` }),
  'a member who sends bodies': () =>
    signedIn(0, { method: 'POST', url: '/api/held-by-sender', payload: { a: 1 } }),
  'four members': (n) => signedIn(n % 4),
};

describe.each(Object.keys(floods))('while %s asks for more than there are places', (name) => {
  test('others are answered, wherever they are', async () => {
    const calls = Array.from({ length: many }, (_, n) => floods[name]?.(n) ?? {});
    const flood = await send(calls);
    expect(flood.refused()).toBeGreaterThan(many - maxInFlight);
    const others: InjectOptions[] = [
      stranger('198.51.100.9'),
      signedIn(4, { remoteAddress: '203.0.113.7' }),
      signedIn(4, { remoteAddress: '198.51.100.9' }),
    ];
    const answered = await send(others);
    held.resolve();
    expect(await answered.answers).toEqual([200, 200, 200]);
    await flood.answers;
    // Everything was given back.
    held = Promise.withResolvers();
    const again = await send(calls);
    held.resolve();
    expect(again.refused()).toBe(flood.refused());
  });
});

test('twenty calls of one browser at once are answered, and those of thirty members behind one address', async () => {
  const office = await startTestApi();
  const members = await Promise.all(Array.from({ length: 30 }, () => office.addPerson()));
  const ask = (person: Person) =>
    office.api.inject({ url: '/api/feed', headers: as(person), remoteAddress: '203.0.113.7' });
  const one = members
    .slice(0, 1)
    .flatMap((person) => Array.from({ length: 20 }, () => ask(person)));
  const all = await Promise.all([
    ...one,
    ...members.flatMap((person) => [ask(person), ask(person)]),
  ]);
  expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
  await office.close();
});
