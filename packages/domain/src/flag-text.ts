import * as v from 'valibot';

/** A flag in a query. */
export const flagText = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
