import { expect, test } from 'vitest';
import { openChannel } from './tab.ts';

test('a sign-out reaches other tabs with its reason, and not its own tab', async () => {
  const [here, there] = [openChannel('out'), openChannel('out')];
  const heardHere: string[] = [];
  here.onSignOut(() => heardHere.push('out'));
  const heardThere = new Promise<string>((resolve) => there.onSignOut(resolve));

  here.announceSignOut('refused');

  expect(await heardThere).toBe('refused');
  expect(heardHere).toEqual([]);
});

test("nextToken resolves to another tab's token, or to null after the time-out", async () => {
  const [here, there] = [openChannel('next'), openChannel('next')];
  const next = there.nextToken(1000);
  here.announceToken('new');
  expect(await next).toBe('new');
  expect(await there.nextToken(1)).toBeNull();
});

test('unknown messages on the channel are ignored', async () => {
  const stranger = new BroadcastChannel('strange');
  const next = openChannel('strange').nextToken(20);
  for (const message of [null, 7, { token: 7 }, { signedOut: 7 }, { other: 'x' }])
    stranger.postMessage(message);
  expect(await next).toBeNull();
  stranger.close();
});
