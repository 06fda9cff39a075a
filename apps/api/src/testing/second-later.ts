import { vi } from 'vitest';

/** Lets a second pass for this process, after which what it has cached of other processes is not used. */
export async function aSecondLater(check: () => Promise<void>): Promise<void> {
  const { now } = performance;
  const later = vi.spyOn(performance, 'now');
  later.mockImplementation(() => now.call(performance) + 1_000);
  try {
    await check();
  } finally {
    later.mockRestore();
  }
}
