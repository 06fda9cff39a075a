import { expect, test } from 'vitest';
import { startFakeApi } from './fake-api.ts';
import { openChannel, openTab } from './tab.ts';

const removal = 'DELETE /api/users/1';

/** Refuses as often as there is no proof, and asks as the dialog does. */
async function graveBackend({ refusals, answer }: { refusals: number; answer: boolean }) {
  let left = refusals;
  let asked = 0;
  const fake = await startFakeApi({
    [removal]: () => {
      left -= 1;
      if (left < 0) return { body: { message: 'Gone.' } };
      return { status: 403, body: { message: 'Confirm that it is you.', code: 'proof-needed' } };
    },
  });
  const askForProof = () => {
    asked += 1;
    return Promise.resolve(answer);
  };
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 'token', askForProof });
  return { api, calls: () => fake.count(removal), asked: () => asked };
}

test('a call that needs a proof is repeated after it, and asks again if it ran out meanwhile', async () => {
  const { api, calls, asked } = await graveBackend({ refusals: 2, answer: true });
  expect(await api.users.remove('1')).toMatchObject({ message: 'Gone.' });
  expect([calls(), asked()]).toEqual([3, 2]);
});

test('without the proof the call is given up, which is no failure', async () => {
  const { api, calls } = await graveBackend({ refusals: 1, answer: false });
  await expect(api.users.remove('1')).rejects.toMatchObject({ kind: 'aborted' });
  expect(calls()).toBe(1);
});

test('a client that asks nobody gets the refusal', async () => {
  const body = { message: 'Confirm that it is you.', code: 'proof-needed' };
  const fake = await startFakeApi({ [removal]: () => ({ status: 403, body }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 'token' });
  await expect(api.users.remove('1')).rejects.toMatchObject({ status: 403, code: 'proof-needed' });
});

test('a proof in one tab is told to the others', async () => {
  const [here, there] = [openChannel('proof'), openChannel('proof')];
  const told = new Promise<void>((resolve) => there.onProof(resolve));
  here.announceProof();
  await told;
});
