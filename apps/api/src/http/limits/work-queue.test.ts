import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('two tasks run, three wait, and the rest get 503 with Retry-After', async () => {
  const enqueue = createWorkQueue(2, 3);
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
  const outcomes = Array.from({ length: 7 }, () => enqueue(work));
  const settled = Promise.allSettled(outcomes);
  gate.resolve();
  const statuses = (await settled).map(({ status }) => status);
  expect(statuses).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  await expect(outcomes[6]).rejects.toMatchObject({ status: 503, retryAfter: 1 });
  expect(most).toBe(2);
  // All slots are free again.
  await expect(enqueue(() => Promise.resolve('again'))).resolves.toBe('again');
});

test('the next task runs after a failed one', async () => {
  const enqueue = createWorkQueue(1, 1);
  const failing = enqueue(() => Promise.reject(new Error('no')));
  const next = enqueue(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

test('a sender with many tasks waits behind others and loses waiting tasks to them', async () => {
  const enqueue = createWorkQueue(1, 4);
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const send = (from: string, isFirst = false) =>
    enqueue(
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
  // One runs and four wait; the last two of those were displaced.
  expect((await Promise.all(flood)).filter((status) => status === 503)).toHaveLength(3);
  expect(begun).toEqual(['flooder', 'known', 'flooder', 'one', 'two', 'flooder']);
});
