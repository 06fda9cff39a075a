import { createSessionChannel } from '@buddyline/api-client/session-channel';
import { afterEach, expect, it, vi } from 'vitest';
import {
  beginSession,
  connectTabs,
  endSession,
  isSignedIn,
  onSessionEnd,
  sessionPort,
} from './session.ts';
import { storedUserId } from './session-hints.ts';

const channel = createSessionChannel();
connectTabs(channel);

const hints = { userId: 'u1', role: 'ADMIN', remember: true };

afterEach(() => endSession('logout'));

it('signing in sets the cookies is_auth and role and stores the user id', () => {
  beginSession(hints);
  expect(document.cookie.split('; ').toSorted()).toEqual(['is_auth=true', 'role=ADMIN']);
  expect(localStorage.getItem('user_id')).toBe('u1');
  expect(isSignedIn()).toBe(true);
});

it('the access token is kept in memory only', () => {
  beginSession(hints);
  sessionPort.setAccessToken('secret-token');
  expect(sessionPort.accessToken()).toBe('secret-token');
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
  expect(stored).not.toContain('secret-token');
  expect(document.cookie).not.toContain('secret-token');
});

it('the end of a session clears everything and calls the listeners with the reason', () => {
  const listener = vi.fn<(reason: string) => void>();
  const stop = onSessionEnd(listener);
  beginSession(hints);
  sessionPort.setAccessToken('secret-token');
  sessionPort.endSession('refused');
  expect(listener).toHaveBeenCalledExactlyOnceWith('refused');
  expect(sessionPort.accessToken()).toBeNull();
  expect(storedUserId()).toBeNull();
  expect(isSignedIn()).toBe(false);
  stop();
});

it.each(['logout', 'refused'] as const)(
  'a %s in another tab ends the session here',
  async (why) => {
    const ended = new Promise<string>((resolve) => onSessionEnd(resolve));
    beginSession(hints);
    const otherTab = createSessionChannel();
    otherTab.announceSignOut(why);
    await expect(ended).resolves.toBe(why);
    expect(isSignedIn()).toBe(false);
    otherTab.close();
  },
);
