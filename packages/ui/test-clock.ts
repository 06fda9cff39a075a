import { type Clock, install } from '@sinonjs/fake-timers';
import { expect, onTestFinished } from 'vitest';

/**
 * Stops the timers of the page until the test ends. Only `tick(ms)` of the result moves them;
 * Vitest's own fake timers also move while a locator or `expect.element` waits.
 */
export function stopTimers(): Clock {
  const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    clock.uninstall();
  });
  return clock;
}

/** Waits until `count` timers run: React starts and clears them a little after it has rendered. */
export async function expectTimers(clock: Clock, count: number): Promise<void> {
  await expect.poll(() => clock.countTimers()).toBe(count);
}
