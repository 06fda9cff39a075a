import * as v from 'valibot';

/** The orders of a list by when its items were made; the first is the default. */
export const listSorts = ['newest', 'oldest'] as const;
export type ListSort = (typeof listSorts)[number];

/** The `sort` of a list's query. */
export const sortEntry = v.optional(v.picklist(listSorts));
