import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../testing/test-api.ts';
import { anyone } from './access.ts';
import { tooMany } from './failure.ts';
import { limits } from './limits/limits.ts';

const waits = [1, 60, 61, 120, 900, 3595, 5400, 5401, 86_400];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, (own) => {
    for (const seconds of waits) {
      own.get(`/wait/${seconds}`, { config: { access: anyone } }, () => {
        throw tooMany({ retryAfter: seconds });
      });
    }
    own.get('/limited', { config: { access: anyone, limit: 'archives' } }, () => null);
  });
});
afterAll(() => api.close());

const ask = async (url: string, language: string) => {
  const headers = { 'accept-language': language };
  const { status, body, headers: sent } = await api.call({ method: 'GET', url, headers });
  expect(status).toBe(429);
  return { message: body?.message, wait: Number(sent['retry-after']) };
};

describe('who has to wait is told how long', () => {
  test.each([
    [1, 'Too many requests, please wait a moment.', /لحظة/],
    [60, 'Too many requests, please wait a moment.', /لحظة/],
    [61, 'Too many attempts. Please try again in 2 minutes.', /بعد دقيقتين\.$/],
    [120, 'Too many attempts. Please try again in 2 minutes.', /بعد دقيقتين\.$/],
    [900, 'Too many attempts. Please try again in 15 minutes.', /بعد 15 دقيقة\.$/],
    [3595, 'Too many attempts. Please try again in 60 minutes.', /بعد 60 دقيقة\.$/],
    [5400, 'Too many attempts. Please try again in 90 minutes.', /بعد 90 دقيقة\.$/],
    [5401, 'Too many attempts. Please try again in 2 hours.', /بعد ساعتين\.$/],
    [86_400, 'Too many attempts. Please try again in 24 hours.', /بعد 24 ساعة\.$/],
  ])('%i s', async (seconds, english, arabic) => {
    expect(await ask(`/wait/${seconds}`, 'en')).toEqual({ message: english, wait: seconds });
    expect((await ask(`/wait/${seconds}`, 'ar')).message).toMatch(arabic);
  });

  test('by the limits of routes too', async () => {
    for (let call = 0; call < limits.archives.points; call += 1) await api.api.inject('/limited');
    const { message, wait } = await ask('/limited', 'en');
    expect(wait).toBeGreaterThan(3_500);
    expect(message).toBe('Too many attempts. Please try again in 60 minutes.');
  });
});
