import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBuild, startApi } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { isDone } from '../posts.ts';
import { signIn } from '../running-api.ts';
import type { Day, Step } from './step.ts';

/** Starts another process whose machine has a wrong clock, and lets it tidy up. */
export async function setClock(day: Day, offset: string): Promise<Step> {
  const { postgres, settings, call, watched, metricsPorts } = day;
  const [library = ''] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  const notes = () =>
    postgres.runScript(
      'psql',
      ['-XAtc', 'select count(*) from activity', settings['DATABASE_URL'] ?? ''],
      {},
    );
  const before = await notes();
  const metricsPort = await freePort();
  const wrong = await startApi(apiBuild, {
    ...settings,
    METRICS_PORT: String(metricsPort),
    LD_PRELOAD: library,
    FAKETIME: offset,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  // The housekeeping begins with the start; a session of the right process must hold at this one too.
  const there = await signIn(wrong.origin);
  await wait(2_000);
  const [ours, theirs] = [await call({ path: '/api/posts' }), await there({ path: '/api/posts' })];
  metricsPorts.add(metricsPort);
  await watched.pass(30, ['BuddylineClock']);
  metricsPorts.delete(metricsPort);
  await wrong.end('SIGKILL');
  const after = await notes();
  await watched.pass(30, []);
  return {
    what: `a process with a clock of ${offset} does no harm`,
    result: `${before.trim()} notes before, ${after.trim()} after; calls ${ours.status} and ${theirs.status}`,
    // The sign-in there is noted too.
    isGood: Number(after) >= Number(before) && isDone(ours) && isDone(theirs),
  };
}
