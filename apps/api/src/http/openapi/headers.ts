import type { SharedParts } from './shared-parts.ts';

const count = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });
const text = (description: string) => ({ description, schema: { type: 'string' } });

/** The header fields of answers, beside those that all have. */
const headers = {
  Allow: text('The methods of this address.'),
  ETag: text('The version of the record, for `If-None-Match` and `If-Match`.'),
  Location: {
    description: 'The path of what was made, or of its list where it has none.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  'Retry-After': count('Seconds until the same call makes sense again.'),
  'Set-Cookie': text('The refresh token and the token of files, both HttpOnly, or their removal.'),
  'X-Dives': count('The dives in the file.'),
  'X-Dives-Incomplete': count('The dives that are written without a greatest depth or a duration.'),
  'X-Dives-Without-Date': count('The dives that are left out, because the file cannot hold them.'),
  'X-Undo': text('For staff: the id for `POST /activity/{id}/undo`, if anything has changed.'),
};
export type HeaderName = keyof typeof headers;

/** The `headers` of an answer, if it has any. */
export function describeHeaders(names: readonly HeaderName[], shared: SharedParts) {
  const described = names.map((name) => [name, shared.refer('headers', name, () => headers[name])]);
  return described.length > 0 && { headers: Object.fromEntries(described) };
}
