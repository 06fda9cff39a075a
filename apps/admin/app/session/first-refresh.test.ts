import { afterEach, expect, it } from 'vitest';
import { takeFirstRefresh } from './first-refresh.ts';

const refreshUrl = 'http://panel.example/api/auth/refresh-token';

afterEach(() => {
  delete window.firstRefresh;
});

it('the first refresh uses the one in flight, the second does not', async () => {
  const answer = new Response('token');
  window.firstRefresh = Promise.resolve(answer);
  expect(await takeFirstRefresh(refreshUrl)).toBe(answer);
  expect(takeFirstRefresh(refreshUrl)).toBeUndefined();
});

it('other calls do not use it', () => {
  window.firstRefresh = Promise.resolve(new Response());
  expect(takeFirstRefresh('http://panel.example/api/users')).toBeUndefined();
  expect(window.firstRefresh).toBeDefined();
});
