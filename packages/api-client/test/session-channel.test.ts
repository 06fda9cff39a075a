import { expect, test } from 'vitest';
import { openChannel } from './tab.ts';

test('a sign-out reaches every other tab, and not the one it came from', async () => {
  const [here, there] = [openChannel('out'), openChannel('out')];
  const heardHere: string[] = [];
  here.onSignOut(() => heardHere.push('out'));
  const heardThere = new Promise<void>((resolve) => there.onSignOut(resolve));

  here.announceSignOut();

  await heardThere;
  expect(heardHere).toEqual([]);
});

test('the next token is the one another tab announces, or null in time', async () => {
  const [here, there] = [openChannel('next'), openChannel('next')];
  const next = there.nextToken(1000);
  here.announceToken('new');
  expect(await next).toBe('new');
  expect(await there.nextToken(1)).toBeNull();
});

test('what else is said on the channel is ignored', async () => {
  const stranger = new BroadcastChannel('strange');
  const next = openChannel('strange').nextToken(20);
  for (const message of [null, 7, { token: 7 }, { other: 'x' }]) stranger.postMessage(message);
  expect(await next).toBeNull();
  stranger.close();
});
