import { expect, test } from 'vitest';
import { openChannel } from './tab.ts';

test('a sign-out reaches every other tab with its reason, and not the one it came from', async () => {
  const [here, there] = [openChannel('out'), openChannel('out')];
  const heardHere: string[] = [];
  here.onSignOut(() => heardHere.push('out'));
  const heardThere = new Promise<string>((resolve) => there.onSignOut(resolve));

  here.announceSignOut('refused');

  expect(await heardThere).toBe('refused');
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
  for (const message of [null, 7, { token: 7 }, { signedOut: 7 }, { other: 'x' }])
    stranger.postMessage(message);
  expect(await next).toBeNull();
  stranger.close();
});
