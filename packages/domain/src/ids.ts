import * as v from 'valibot';

/** An id in a response: a UUID from our API, a number or other string from other backends. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** An id in our API's format; for any other id the API answers 404. */
export const uuidSchema = v.pipe(v.string(), v.uuid());

const versionSeven = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The id that a client may choose for a new record, so that it knows it before the answer: UUIDv7. */
export const newIdSchema = v.optional(v.pipe(v.string(), v.regex(versionSeven), v.toLowerCase()));

/** The id of a stored file, or null where there is none. */
export const resourceIdSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((id) => (id === null || id === '' ? null : String(id))),
);
