import * as v from 'valibot';

/** An id in a response: a UUID from our API, a number or other string from other backends. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/**
 * An id in our API's format, in lower case, in which ids are compared as text; for any other id the API answers 404.
 */
export const uuidSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** The id of a stored file, or null where there is none. */
export const resourceIdSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((id) => (id === null || id === '' ? null : String(id))),
);
