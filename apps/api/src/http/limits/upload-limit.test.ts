import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { formOf } from '../../testing/forms.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let origin: string;
const form = formOf([{ name: 'content', value: 'Manta!' }]);

beforeAll(async () => {
  // Five slow uploads would reach this limit if they counted as in flight.
  api = await startTestApi({ maxInFlight: 5 });
  origin = await api.api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** Sends the first bytes of a form. */
function beginForm(person: Person): ClientRequest {
  const { payload, headers } = form;
  const sending = request(`${origin}/api/posts`, {
    method: 'POST',
    headers: { ...headers, ...as(person), 'content-length': payload.length },
  });
  onTestFinished(() => void sending.destroy());
  sending.on('error', () => undefined);
  sending.write(payload.subarray(0, 40));
  return sending;
}

async function answerOf(sending: ClientRequest): Promise<IncomingMessage> {
  const [response] = await once(sending, 'response');
  response.resume();
  return response;
}

/** Sends the rest of each form and returns the statuses. */
async function finish(sendings: ClientRequest[]): Promise<(number | undefined)[]> {
  const answers = sendings.map(answerOf);
  for (const sending of sendings) sending.end(form.payload.subarray(40));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

test('the fifth concurrent upload of one user gets 429, and the other four succeed', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const forms = Array.from({ length: 5 }, () => beginForm(admin));
  const refused = await Promise.race(
    forms.map(async (sending) => ({ sending, answer: await answerOf(sending) })),
  );
  expect(refused.answer.statusCode).toBe(429);
  expect(refused.answer.headers['retry-after']).toBe('5');
  expect(await finish(forms.filter((one) => one !== refused.sending))).toEqual([
    201, 201, 201, 201,
  ]);
  // Finished uploads no longer count.
  expect(await finish([beginForm(admin)])).toEqual([201]);
});

test('slow uploads do not block other calls: the sixth upload gets 503, other calls 200', async () => {
  const people = await Promise.all([1, 2].map(() => api.addPerson({ role: 'ADMIN' })));
  const forms = people.flatMap((person) => [1, 2, 3].map(() => beginForm(person)));
  const refused = await Promise.race(
    forms.map(async (sending) => ({ sending, answer: await answerOf(sending) })),
  );
  expect(refused.answer.statusCode).toBe(503);
  const headers = as(people[0] ?? (await api.addPerson()));
  const answer = await fetch(`${origin}/api/tickets`, { headers });
  expect(answer.status).toBe(200);
  const others = forms.filter((one) => one !== refused.sending);
  expect(await finish(others)).toEqual(others.map(() => 201));
});
