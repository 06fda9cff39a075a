import type { Api } from './api.ts';
import { badRequest } from './failure.ts';

/** Headers and JSON must have arrived within this time, ms: slow senders hold no place. */
const arriveWithinMs = 10_000;

/**
 * Takes JSON and nothing else (uploads aside): a form that another site submits can say neither.
 * An empty body counts as none, as clients name a content type with it.
 */
export function acceptJsonOnly(api: Api): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null);
      void parseJson(request, body, (error, value: unknown) => {
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
