import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { anyone } from '../access.ts';
import type { Api } from '../api.ts';
import { compressOnce } from './compress-once.ts';

const bundle = '/api/docs/static/swagger-ui-bundle.js';
const document = '/api/openapi.json';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, (own) => void own.register(addDocuments));
});
afterAll(() => api.close());

/** A document whose first reading fails, and a part of one. */
async function addDocuments(documents: Api): Promise<void> {
  compressOnce(documents);
  let isBroken = true;
  documents.get('/broken-once', { config: { access: anyone } }, (_request, reply) => {
    const stream = isBroken
      ? new Readable({ read: () => stream.destroy(new Error('broken')) })
      : Readable.from([Buffer.from('whole')]);
    isBroken = false;
    return reply.header('etag', '"1"').type('text/plain').send(stream);
  });
  documents.get('/part', { config: { access: anyone } }, (_request, reply) =>
    reply.code(206).header('etag', '"1"').type('text/plain').send(Buffer.from('0123456789')),
  );
}

const ask = (url: string, headers: Record<string, string>) =>
  api.api.inject({ method: 'GET', url, headers });

test('HEAD before the first GET leaves the document whole', async () => {
  const headers = { 'accept-encoding': 'br' };
  const head = await api.api.inject({ method: 'HEAD', url: bundle, headers });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  const packed = await ask(bundle, headers);
  expect(brotliDecompressSync(packed.rawPayload).length).toBeGreaterThan(1_000_000);
});

test('a failed compression is tried again', async () => {
  const headers = { 'accept-encoding': 'br' };
  const failed = await ask('/broken-once', headers);
  expect(failed.statusCode).toBe(500);
  expect(failed.headers).not.toHaveProperty('content-encoding');
  const packed = await ask('/broken-once', headers);
  expect(packed.statusCode).toBe(200);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('whole');
});

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
  const part = await ask('/part', headers);
  expect([part.statusCode, part.body]).toEqual([206, '0123456789']);
  const etag = String((await ask(bundle, headers)).headers.etag);
  const known = await ask(bundle, { ...headers, 'if-none-match': etag });
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  const head = await api.api.inject({ method: 'HEAD', url: bundle, headers });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});
