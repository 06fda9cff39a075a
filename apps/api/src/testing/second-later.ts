import { vi } from 'vitest';

/** Moves the clock of this process on by a second, after which what other processes cached is not used. */
export async function aSecondLater(check: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  try {
    await check();
  } finally {
    vi.useRealTimers();
  }
}
