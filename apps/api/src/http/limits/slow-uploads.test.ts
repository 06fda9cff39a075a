import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formOf } from '../../testing/forms.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const maxInFlight = 8;

let api: TestApi;
let people: Person[];
beforeAll(async () => {
  api = await startTestApi({ maxInFlight });
  await api.api.listen({ port: 0, host: '127.0.0.1' });
  people = await Promise.all(Array.from({ length: maxInFlight }, () => api.addPerson()));
});
afterAll(() => api.close());

const form = formOf([{ name: 'content', value: 'Manta!' }]);

interface Sending {
  out: ClientRequest;
  answer: Promise<number | 'cut off'>;
}

/** Sends the first bytes of a form, from an address behind the proxy. */
function begin(
  person: Person,
  from: string,
  { method = 'POST', url = '/api/posts', length = form.payload.length } = {},
) {
  const headers = { ...form.headers, ...as(person), 'x-forwarded-for': from };
  const out = request(new URL(url, api.api.listeningOrigin), {
    method,
    headers: { ...headers, 'content-length': length },
  });
  onTestFinished(() => void out.destroy());
  const { promise: answer, resolve } = Promise.withResolvers<number | 'cut off'>();
  out.on('error', () => resolve('cut off'));
  out.on('response', (response: IncomingMessage) => resolve(response.resume().statusCode ?? 0));
  out.write(form.payload.subarray(0, 40));
  return { out, answer } satisfies Sending;
}

function finish({ out, answer }: Sending): Promise<number | 'cut off'> {
  out.end(form.payload.subarray(40));
  return answer;
}

const places: Record<string, (n: number) => string> = {
  'of one address': () => '203.0.113.7',
  'of one household': (n) => `2001:db8:77:5600::${n + 1}`,
  'of the households of a rented /48': (n) => `2001:db8:77:${n}00::1`,
  'of neighbours in a /24': (n) => `203.0.113.${n + 1}`,
  'of one address, written as IPv6': () => '::ffff:203.0.113.7',
};

describe.each(Object.keys(places))('unfinished uploads %s', (name) => {
  test('leave places for others, and for staff behind the same address', async () => {
    const place = places[name] ?? String;
    const flood = people.map((person, n) => begin(person, place(n)));
    // Some are refused at once; a text post of the others arrives.
    await Promise.race(flood.map(({ answer }) => answer));
    const [diver, admin] = [await api.addPerson(), await api.addPerson({ role: 'ADMIN' })];
    expect(await finish(begin(diver, '198.51.100.9'))).toBe(201);
    expect(await finish(begin(admin, place(0)))).toBe(201);
    const answers = await Promise.all(flood.map(finish));
    expect(answers.filter((status) => status === 503).length).toBeGreaterThan(0);
    expect(answers.filter((status) => status === 201).length).toBeGreaterThanOrEqual(
      maxInFlight / 2,
    );
  });
});
