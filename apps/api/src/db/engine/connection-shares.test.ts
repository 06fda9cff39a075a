import { expect, test } from 'vitest';
import { asOwnWork, asWorkOf, ConnectionShares } from './connection-shares.ts';

test('a person has two turns at once, a third one begins after one of them, and others do not wait', async () => {
  const shares = new ConnectionShares(10);
  const begin = () => shares.begin();
  const [first] = await Promise.all([asWorkOf('ada', begin), asWorkOf('ada', begin)]);
  let hasBegun = false;
  const third = asWorkOf('ada', begin).then(() => {
    hasBegun = true;
  });
  await asWorkOf('bob', begin);
  await asWorkOf('ada', () => asOwnWork(begin));
  await begin();
  expect(hasBegun).toBe(false);
  first();
  await third;
});

test('one connection is left to others, unless there is only one', async () => {
  for (const connections of [1, 2]) {
    const shares = new ConnectionShares(connections);
    const begin = () => asWorkOf('ada', () => shares.begin());
    const end = await begin();
    const second = begin();
    end();
    await second;
  }
});

test('a turn that has ended is free again, and a person with too many waiting calls gets 429', async () => {
  const shares = new ConnectionShares(10);
  const begin = () => asWorkOf('ada', () => shares.begin());
  for (let n = 0; n < 100; n += 1) {
    const end = await begin();
    end();
  }
  const begun = Array.from({ length: 200 }, begin);
  await expect(Promise.race(begun.slice(100))).rejects.toMatchObject({ status: 429 });
  const settled = Promise.allSettled(begun);
  for (const turn of begun) {
    const end = await turn.catch(() => undefined);
    end?.();
  }
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
});

test('a turn that is ended twice gives nobody a third connection', async () => {
  const shares = new ConnectionShares(10);
  const begin = () => asWorkOf('ada', () => shares.begin());
  const [first, second] = [await begin(), await begin()];
  first();
  first();
  await begin();
  let hasBegun = false;
  const fourth = begin().then((end) => {
    hasBegun = true;
    return end;
  });
  await asWorkOf('bob', () => shares.begin());
  expect(hasBegun).toBe(false);
  first();
  await asWorkOf('bob', () => shares.begin());
  expect(hasBegun).toBe(false);
  second();
  await fourth;
});
