import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('as many as allowed run, as many wait, the rest is told to come back', async () => {
  const inTurn = createWorkQueue(2, 3);
  const gate = Promise.withResolvers<void>();
  let most = 0;
  let running = 0;
  const work = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
    return 'done';
  };
  const outcomes = Array.from({ length: 7 }, () => inTurn(work));
  const settled = Promise.allSettled(outcomes);
  gate.resolve();
  const statuses = (await settled).map(({ status }) => status);
  expect(statuses).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  await expect(outcomes[6]).rejects.toMatchObject({ status: 503, retryAfter: 1 });
  expect(most).toBe(2);
  // Every place has been given back.
  await expect(inTurn(() => Promise.resolve('again'))).resolves.toBe('again');
});

test('a task that fails gives its place to the next', async () => {
  const inTurn = createWorkQueue(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

test('one who sends many waits behind those who send few, and gives up places for them', async () => {
  const inTurn = createWorkQueue(1, 4);
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const send = (from: string, isFirst = false) =>
    inTurn(
      async () => {
        begun.push(from);
        await gate.promise;
      },
      { from, isFirst },
    ).catch(({ status }: { status: number }) => status);
  const flood = Array.from({ length: 6 }, () => send('flooder'));
  const others = [send('one'), send('two'), send('known', true)];
  gate.resolve();
  expect(await Promise.all(others)).toEqual([undefined, undefined, undefined]);
  // One runs and four wait; the last two of those gave way.
  expect((await Promise.all(flood)).filter((status) => status === 503)).toHaveLength(3);
  expect(begun).toEqual(['flooder', 'known', 'flooder', 'one', 'two', 'flooder']);
});
