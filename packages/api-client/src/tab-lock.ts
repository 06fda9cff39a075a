const defaultWaitLimitMs = 5000;

/** Runs `work` in one tab at a time; `waited` is true if another tab had to finish first. */
export type TabLock = <T>(work: (waited: boolean) => Promise<T>) => Promise<T>;

/**
 * Web Locks where the page is a secure context, a lease in storage where it is not. After
 * `waitLimitMs` a tab continues without the lock, so that a stuck tab does not block the others.
 */
export function createTabLock(
  name = 'buddyline-refresh',
  waitLimitMs = defaultWaitLimitMs,
): TabLock {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return (work) => withWebLock(navigator.locks, name, waitLimitMs, work);
  }
  const storage = storageOrNone();
  if (storage !== undefined) return createLeaseLock(storage, name, waitLimitMs);
  return (work) => work(false);
}

/** A browser that blocks storage throws when it is named. */
function storageOrNone(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

async function withWebLock<T>(
  locks: LockManager,
  name: string,
  waitLimitMs: number,
  work: (waited: boolean) => Promise<T>,
): Promise<T> {
  let started = false;
  try {
    const attempt = await locks.request(name, { ifAvailable: true }, async (lock) => {
      started = lock !== null;
      return lock ? { result: await work(false) } : null;
    });
    if (attempt) return attempt.result;
  } catch (error) {
    // A browser that blocks storage refuses its locks as well.
    if (started) throw error;
    return work(false);
  }
  const limit = AbortSignal.timeout(waitLimitMs);
  try {
    return await locks.request(name, { signal: limit }, () => {
      started = true;
      return work(true);
    });
  } catch (error) {
    if (started || !limit.aborted) throw error;
    return work(true);
  }
}

/** How long a lease lasts if its tab is closed before releasing it; a refresh takes far less. */
const leaseMs = 5000;
const pollMs = 50;

interface Lease {
  owner: string;
  until: number;
}

/**
 * A lease for pages without Web Locks (plain http off localhost). Storage has no atomic
 * test-and-set: a tab writes its claim, waits, and holds the lease if the claim is still its own.
 */
export function createLeaseLock(
  storage: Storage,
  key: string,
  waitLimitMs = defaultWaitLimitMs,
): TabLock {
  const owner = `${Date.now()}-${Math.random()}`;

  function readLease(): Lease | null {
    const [holder = '', until = ''] = storage.getItem(key)?.split(' ') ?? [];
    return holder && Number(until) > Date.now() ? { owner: holder, until: Number(until) } : null;
  }

  async function claim(): Promise<boolean> {
    if (readLease()) return false;
    storage.setItem(key, `${owner} ${Date.now() + leaseMs}`);
    await pause(pollMs);
    return readLease()?.owner === owner;
  }

  return async (work) => {
    const giveUpAt = Date.now() + waitLimitMs;
    let waited = false;
    while (!(await claim()) && Date.now() < giveUpAt) {
      waited = true;
      await pause(pollMs);
    }
    try {
      return await work(waited);
    } finally {
      if (readLease()?.owner === owner) storage.removeItem(key);
    }
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
