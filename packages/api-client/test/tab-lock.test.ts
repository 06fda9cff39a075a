import { expect, test } from 'vitest';
import { createLeaseLock, createTabLock, type TabLock } from '../src/tab-lock.ts';

/** A `localStorage` that all tabs share. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Runs the work of three tabs concurrently and logs when each holds the lock. */
async function runThree(locks: TabLock[]): Promise<{ log: string[]; waited: boolean[] }> {
  const log: string[] = [];
  const waited = await Promise.all(
    locks.map((lock, tab) =>
      lock(async (hadToWait) => {
        log.push(`in ${tab}`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`out ${tab}`);
        return hadToWait;
      }),
    ),
  );
  return { log, waited };
}

function expectOneAtATime(log: string[]): void {
  for (let i = 0; i < log.length; i += 2) {
    expect(log[i + 1]).toBe(log[i]?.replace('in', 'out'));
  }
}

test('Web Locks admit one tab at a time and tell the others that they waited', async () => {
  const { log, waited } = await runThree([1, 2, 3].map(() => createTabLock('web')));
  expectOneAtATime(log);
  expect(waited).toEqual([false, true, true]);
});

test('without Web Locks a lease in storage does the same', async () => {
  const storage = createStorage();
  const { log, waited } = await runThree([1, 2, 3].map(() => createLeaseLock(storage, 'lease')));
  expectOneAtATime(log);
  expect(waited.filter((hadToWait) => !hadToWait)).toHaveLength(1);
  expect(storage.length).toBe(0);
});

test('the lease of a closed tab expires', async () => {
  const storage = createStorage();
  storage.setItem('lease', `someone ${Date.now() - 1}`);
  expect(await createLeaseLock(storage, 'lease')(async (waited) => waited)).toBe(false);
});

test.each([
  ['Web Locks', () => createTabLock('failing')],
  ['a lease', () => createLeaseLock(createStorage(), 'failing')],
])('%s: failed work releases the lock', async (_what, create) => {
  const lock = create();
  await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lock(async () => 'free')).toBe('free');
});

const lockPairs: [string, (storage: Storage) => TabLock, (storage: Storage) => TabLock][] = [
  ['Web Locks', () => createTabLock('stuck'), () => createTabLock('stuck', 20)],
  ['a lease', (all) => createLeaseLock(all, 'stuck'), (all) => createLeaseLock(all, 'stuck', 20)],
];

test.each(lockPairs)(
  '%s: a stuck tab blocks others only until the time-out',
  async (_what, first, second) => {
    const storage = createStorage();
    const release = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    const stuck = first(storage)(() => {
      inside.resolve();
      return release.promise;
    });
    await inside.promise;

    expect(await second(storage)(async (waited) => waited)).toBe(true);

    release.resolve();
    await stuck;
  },
);
