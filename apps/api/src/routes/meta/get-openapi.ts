import { createHash } from 'node:crypto';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { compressOnce } from '../../http/compression/compress-once.ts';

/** The OpenAPI 3.1 document of this API, without our envelope, because tools read it. */
export function getOpenApi(api: Api): void {
  api.register(async (documents: Api) => {
    compressOnce(documents);
    const made = once(() => {
      // Bytes, because a text of this length takes milliseconds to encode for each reader.
      const bytes = Buffer.from(JSON.stringify(documents.openApi()));
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
    });
    documents.get(
      '/openapi.json',
      { config: { access: anyone }, schema: { hide: true } },
      (_request, reply) => {
        const { bytes, etag } = made();
        reply.headers({ etag: `W/${etag}`, 'cache-control': 'public, max-age=60' });
        return reply.type('application/json; charset=utf-8').send(bytes);
      },
    );
  });
}

/** Created on the first request, when all routes exist. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
