import * as v from 'valibot';
import { maxPageLimit } from './constants.ts';
import { uuidSchema } from './ids.ts';
import { messageKey } from './messages.ts';

/** The number of items of a page. */
export function limitEntry(defaultLimit: number) {
  const outOfRange = messageKey('limit.out-of-range');
  const limit = v.pipe(
    v.string(outOfRange),
    v.regex(/^\d{1,9}$/, outOfRange),
    v.transform(Number),
    v.minValue(1, outOfRange),
    v.maxValue(maxPageLimit, outOfRange),
  );
  return v.optional(limit, String(defaultLimit));
}

/** The query of a list that is read by cursor: `before` is the `next` of the page before. */
export function cursorEntries(defaultLimit: number) {
  return { before: v.optional(uuidSchema), limit: limitEntry(defaultLimit) };
}

/** One page of such a list; `next` is null on the last one. */
export function cursorPageSchema<TItem extends v.GenericSchema<unknown, unknown>>(item: TItem) {
  return v.object({ data: v.array(item), next: v.nullable(v.string()) });
}

export interface CursorPage<TItem> {
  data: TItem[];
  next: string | null;
}
