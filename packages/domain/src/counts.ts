import * as v from 'valibot';

/**
 * The records by noun; a noun without any is absent. GET /trash/counts: the items in the trash, the 12 of
 * 'Trash (12)'.
 */
export const countsByNoun = v.record(v.string(), v.number());
