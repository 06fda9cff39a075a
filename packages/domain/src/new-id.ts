import * as v from 'valibot';

const versionSeven = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The id that a client may choose for a new record, so that it knows it before the answer: UUIDv7. */
export const newIdSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(versionSeven),
    v.toLowerCase(),
    v.description('A UUIDv7 of the client’s choice; by default the API chooses it.'),
  ),
);
