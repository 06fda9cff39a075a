import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Turn, type WaitLimits, createWorkQueue } from './work-queue.ts';

const refusal = (retryAfter = 1) => Object.assign(new Error('busy'), { status: 503, retryAfter });

/** A queue with one task at a time that runs until `gate` opens. */
function blockedQueue(maxWaiting: number, limits?: WaitLimits) {
  const enqueue = createWorkQueue(1, maxWaiting, refusal, limits);
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const send = (from: string, turn: Partial<Turn> = {}) =>
    enqueue(
      async () => {
        begun.push(from);
        await gate.promise;
      },
      { from, isFirst: false, ...turn },
    ).catch(({ status }: { status: number }) => status);
  return { send, begun, open: gate.resolve };
}

test('two tasks run, three wait, and the rest get 503 with Retry-After', async () => {
  const enqueue = createWorkQueue(2, 3, refusal);
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
  const enqueue = createWorkQueue(1, 1, refusal);
  const failing = enqueue(() => Promise.reject(new Error('no')));
  const next = enqueue(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

test('a sender with many tasks waits behind others and has at most half of the waiting slots', async () => {
  const { send, begun, open } = blockedQueue(4);
  const flood = Array.from({ length: 6 }, () => send('flooder'));
  const others = [send('one'), send('two'), send('known', { isFirst: true })];
  open();
  expect(await Promise.all(others)).toEqual([undefined, undefined, undefined]);
  // One runs and two wait.
  expect((await Promise.all(flood)).filter((status) => status === 503)).toHaveLength(3);
  expect(begun).toEqual(['flooder', 'known', 'flooder', 'one', 'two', 'flooder']);
});

test('a full queue displaces the last task of the sender with the most', async () => {
  const { send, begun, open } = blockedQueue(4, { maxPerSender: 4 });
  const flood = Array.from({ length: 5 }, () => send('flooder'));
  const others = [send('one'), send('two')];
  open();
  expect(await Promise.all(others)).toEqual([undefined, undefined]);
  expect(await Promise.all(flood)).toEqual([undefined, undefined, undefined, 503, 503]);
  expect(begun).toEqual(['flooder', 'flooder', 'one', 'two', 'flooder']);
});

test('those without priority get every third turn, however many have it', async () => {
  const { send, begun, open } = blockedQueue(20);
  const sent = [send('running')];
  for (let n = 0; n < 6; n += 1) sent.push(send('known', { isFirst: true }));
  sent.push(send('new'), send('new'));
  open();
  await Promise.all(sent);
  expect(begun.slice(1).join(' ')).toBe('known known new known known new known known');
});

describe('a task that waits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is refused after the longest wait, and its slot is free for another', async () => {
    const enqueue = createWorkQueue(1, 1, refusal, { maxWaitMs: 5_000 });
    const gate = Promise.withResolvers<string>();
    const running = enqueue(() => gate.promise);
    const late = enqueue(() => Promise.resolve('late'));
    const refused = late.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await refused).toMatchObject({ status: 503, retryAfter: 5 });
    const next = enqueue(() => Promise.resolve('next'));
    gate.resolve('done');
    expect(await Promise.all([running, next])).toEqual(['done', 'next']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves when nobody waits for its result any more', async () => {
    const { send, begun, open } = blockedQueue(2);
    const gone = new AbortController();
    const running = send('running');
    const left = send('left', { signal: gone.signal });
    const next = send('next');
    gone.abort();
    expect(await left).toBe(503);
    expect(await send('too late', { signal: gone.signal })).toBe(503);
    open();
    await Promise.all([running, next]);
    expect(begun).toEqual(['running', 'next']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
