import { onTestFinished, vi } from 'vitest';
import type { TestApi } from '../test-api.ts';

/** Does something once, when a password has just been found right and nothing has followed from it yet. */
export function afterPasswordCheck({ services }: TestApi, act: () => Promise<unknown>): void {
  const { limiter } = services;
  const forget = limiter.forget.bind(limiter);
  const spy = vi.spyOn(limiter, 'forget').mockImplementationOnce(async (...counted) => {
    await act();
    await forget(...counted);
  });
  onTestFinished(() => spy.mockRestore());
}
