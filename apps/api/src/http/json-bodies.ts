import { isUtf8 } from 'node:buffer';
import type { Api } from './api.ts';
import { badRequest } from './failure.ts';

/** A slow sender is gone ten seconds after its first byte: eight for the headers (`app.ts`) or for JSON, ms. */
const arriveWithinMs = 8_000;

/**
 * Takes JSON and nothing else (uploads aside): a form that another site submits can say neither.
 * An empty body counts as none, as clients name a content type with it.
 */
export function acceptJsonOnly(api: Api): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) return done(null);
      // Decoding would put signs of replacement in the place of letters, and those would be stored.
      if (!isUtf8(body)) return done(badRequest());
      void parseJson(request, body.toString(), (error, value: unknown) => {
        // Every payload of ours is an object; to a schema of optional fields a list looks like one.
        done(Array.isArray(value) ? badRequest() : error, value);
      });
    },
  );
  api.addHook('preParsing', (request, _reply, payload, done) => {
    if (/^\s*application\/json/i.test(request.headers['content-type'] ?? '')) {
      const cutOff = setTimeout(() => request.raw.destroy(), arriveWithinMs);
      payload.once('close', () => clearTimeout(cutOff));
    }
    done(null, payload);
  });
}
