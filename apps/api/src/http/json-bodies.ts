import { isUtf8 } from 'node:buffer';
import type { Api } from './api.ts';
import { badRequest } from './failure.ts';

/** Time-out for receiving a JSON body, ms. Headers have a time-out of their own (`app.ts`). */
const bodyTimeoutMs = 8_000;

/**
 * Accepts only JSON, except for uploads: a form on another site cannot send this content type. An empty
 * body counts as none, because some clients send the content type without a body.
 */
export function acceptJsonOnly(api: Api): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) return done(null);
      // Decoding would replace invalid bytes by U+FFFD, which would be stored.
      if (!isUtf8(body)) return done(badRequest());
      void parseJson(request, body.toString(), (error, value: unknown) => {
        // Every payload is an object, but a schema of optional fields would accept an array.
        done(Array.isArray(value) ? badRequest() : error, value);
      });
    },
  );
  api.addHook('preParsing', (request, _reply, payload, done) => {
    if (/^\s*application\/json/i.test(request.headers['content-type'] ?? '')) {
      const cutOff = setTimeout(() => request.raw.destroy(), bodyTimeoutMs);
      payload.once('close', () => clearTimeout(cutOff));
    }
    done(null, payload);
  });
}
