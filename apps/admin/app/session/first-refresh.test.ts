import { afterEach, expect, it } from 'vitest';
import { takeFirstRefresh } from './first-refresh.ts';

const refreshUrl = 'http://panel.example/api/auth/refresh-token';

afterEach(() => {
  delete window.firstRefresh;
});

it('answers the first refresh with the one under way, and no second one', async () => {
  const answer = new Response('token');
  window.firstRefresh = Promise.resolve(answer);
  expect(await takeFirstRefresh(refreshUrl)).toBe(answer);
  expect(takeFirstRefresh(refreshUrl)).toBeUndefined();
});

it('leaves other calls alone', () => {
  window.firstRefresh = Promise.resolve(new Response());
  expect(takeFirstRefresh('http://panel.example/api/users')).toBeUndefined();
  expect(window.firstRefresh).toBeDefined();
});
