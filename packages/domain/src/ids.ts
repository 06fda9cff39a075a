import * as v from 'valibot';

/** An id in an answer: our API sends UUIDs, other backends numbers or strings of their own. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** An id that our own API could have made; anything else is simply not found there. */
export const uuidSchema = v.pipe(v.string(), v.uuid());

/** The id of a stored file, or null where there is none. */
export const resourceIdSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((id) => (id === null || id === '' ? null : String(id))),
);
