import { fetchFirstTouch } from '../lazy/first-touch.ts';

/** Runs what a key does to a record, but not with a key that was meant for the record before. */
export async function runByKey(run: () => void): Promise<void> {
  const code = await fetchFirstTouch().catch(() => null);
  if (!code?.hasJustMovedOn()) run();
}
