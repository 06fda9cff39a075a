import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { anyone, member } from '../access.ts';
import { sendList } from '../answers/large-json.ts';

const maxInFlight = 40;
/** More than a sender, and a network, may have at once. */
const many = 45;
/** Of a part, and of a text that is too long for the buffers between the parts and the reader. */
const [partLength, letters] = [16_384, 131_073];

let api: TestApi;
let people: Person[];
/** Long answers that wait before their first part is made. */
let waiting = 0;
/** Texts that are in parts by now. */
let made = 0;
let held = Promise.withResolvers<void>();

/** Texts of the length of a part each. */
function page() {
  const text = 'م'.repeat(partLength);
  const toJSON = () => {
    made += 1;
    return text;
  };
  return { data: Array.from({ length: 10 }, () => ({ text, toJSON })) };
}

const onSend = async (_request: unknown, _reply: unknown, payload: unknown) => {
  waiting += 1;
  await held.promise;
  return payload;
};

beforeAll(async () => {
  api = await startTestApi({ maxInFlight }, (routes) => {
    const long = { data: ['م'.repeat(letters)] };
    for (const [path, who] of Object.entries({ anyone, member })) {
      routes.get(
        `/api/long-${path}`,
        { config: { access: who }, onSend },
        async (_request, reply) => sendList(reply, long),
      );
    }
    routes.get('/api/short', { config: { access: anyone }, onSend }, async (_request, reply) =>
      sendList(reply, { data: ['short'] }),
    );
    const readOne = async (_request: unknown, _reply: unknown, payload: unknown) => {
      if (!(payload instanceof Readable)) expect.fail('It is not in parts.');
      await once(payload, 'readable');
      for (let turn = 0; turn < 50; turn += 1) await setImmediate();
      return String(made);
    };
    routes.get(
      '/api/unread',
      { config: { access: anyone }, onSend: readOne },
      async (_request, reply) => sendList(reply, page()),
    );
    routes.get('/api/page', { config: { access: anyone } }, async (_request, reply) =>
      sendList(reply, page()),
    );
  });
  people = await Promise.all([1, 2].map(() => api.addPerson()));
});
afterAll(() => api.close());
beforeEach(() => {
  waiting = 0;
  made = 0;
  held = Promise.withResolvers();
});

const stranger = (remoteAddress: string): InjectOptions => ({
  url: '/api/long-anyone',
  remoteAddress,
});
function signedIn(at: number, more: InjectOptions = {}): InjectOptions {
  return { url: '/api/long-member', headers: as(people[at] ?? expect.fail()), ...more };
}

/** Asks for one after the other. @returns the answers to come, and how many were refused at once */
async function ask(calls: InjectOptions[]) {
  let refused = 0;
  const answers: Promise<{ statusCode: number; body: string }>[] = [];
  for (const call of calls) {
    const before = waiting + refused;
    const answer = api.api.inject(call);
    answers.push(answer);
    void answer.then(({ statusCode }) => {
      if (statusCode === 503) refused += 1;
    });
    await expect.poll(() => waiting + refused, { interval: 1 }).toBe(before + 1);
  }
  return { answers, refused };
}

const half = maxInFlight / 2;
const senders: { name: string; call: (n: number) => InjectOptions; atOnce: number }[] = [
  { name: 'a member', call: () => signedIn(0), atOnce: half },
  {
    name: 'a member in many networks',
    call: (n) => signedIn(0, { remoteAddress: `198.18.${n}.1` }),
    atOnce: half,
  },
  { name: 'a stranger', call: () => stranger('203.0.113.7'), atOnce: half },
  {
    name: 'the hosts of a household',
    call: (n) => stranger(`2001:db8:77:5600::${n + 1}`),
    atOnce: half,
  },
  {
    name: 'the neighbours in a /24',
    call: (n) => stranger(`203.0.113.${n + 1}`),
    atOnce: 2 * half,
  },
];

describe.each(senders)('while long answers of $name are made', ({ call, atOnce }) => {
  test('more calls are refused, those of others are not', async () => {
    const flood = await ask(Array.from({ length: many }, (_, n) => call(n)));
    expect(flood.refused).toBe(many - atOnce);
    const others = await ask([stranger('198.51.100.9'), signedIn(1)]);
    expect(others.refused).toBe(0);
    held.resolve();
    const complete = await Promise.all([...flood.answers, ...others.answers]);
    const bodies = complete.filter(({ statusCode }) => statusCode === 200);
    expect(bodies).toHaveLength(atOnce + 2);
    for (const { body } of bodies) expect(body.length).toBe(letters + '{"data":[""]}'.length);
    const next = await Promise.all(Array.from({ length: 3 }, (_, n) => api.api.inject(call(n))));
    expect(next.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});

test('an answer in one piece does not count while it is sent', async () => {
  const calls = Array.from({ length: many }, () => ({ url: '/api/short' }));
  const { answers, refused } = await ask(calls);
  expect(refused).toBe(0);
  held.resolve();
  await Promise.all(answers);
});

test('two parts at most are made while the reader reads none', async () => {
  const { body } = await api.api.inject('/api/unread');
  expect(Number(body)).toBeLessThanOrEqual(2);
});

test('no part is made for HEAD', async () => {
  const { statusCode, headers } = await api.api.inject({ method: 'HEAD', url: '/api/page' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  expect(headers).not.toHaveProperty('content-length');
  // Parts would be made after the answer.
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  expect(made).toBe(0);
});
