import type { Api } from './api.ts';

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
      if (body === '') done(null);
      else parseJson(request, body, done);
    },
  );
}
