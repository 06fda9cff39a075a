import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type TestApi, startTestApi } from '../testing/test-api.ts';

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await startTestApi();
  origin = await api.api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

test.each(['application/json', 'Application/JSON; charset=utf-8'])(
  'the connection is closed when a body of type %s takes more than eight seconds',
  async (type) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = request(`${origin}/api/auth/logout`, {
      method: 'POST',
      headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
    });
    slow.write('{');
    const failed = once(slow, 'error');
    await once(api.api.server, 'request');
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(8_000);
    expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  },
);
