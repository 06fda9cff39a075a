import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../testing/test-api.ts';

const bundle = '/api/docs/static/swagger-ui-bundle.js';
const document = '/api/openapi.json';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (url: string, headers: Record<string, string>) =>
  api.api.inject({ method: 'GET', url, headers });

test.each([bundle, document])(
  '%s is compressed to less than a third, without loss',
  async (url) => {
    const plain = await ask(url, {});
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [accepted, decompress] of [
      ['gzip', gunzipSync],
      ['gzip, br', brotliDecompressSync],
    ] as const) {
      for (const time of ['first', 'second']) {
        const packed = await ask(url, { 'accept-encoding': accepted });
        expect(packed.statusCode, time).toBe(200);
        expect(packed.headers).toMatchObject({ vary: 'Accept-Encoding' });
        expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
        expect(decompress(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      }
    }
  },
);

test('responses with 206 and 304 and responses to HEAD are not compressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  const part = await ask(bundle, { ...headers, range: 'bytes=0-9' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
  const etag = String(part.headers.etag);
  const known = await ask(bundle, { ...headers, 'if-none-match': etag });
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  const head = await api.api.inject({ method: 'HEAD', url: bundle, headers });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});
