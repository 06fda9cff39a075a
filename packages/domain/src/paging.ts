import * as v from 'valibot';
import { maxPageLimit } from './constants.ts';
import { type MessageKey, messageKey } from './messages.ts';
import { toLatinDigits } from './numbers.ts';

/** Nine digits keep every offset far inside PostgreSQL's bigint. */
export const maxPage = 999_999_999;

function wholeNumberText(max: number, message: MessageKey) {
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(1, message),
    v.maxValue(max, message),
  );
}

/** The `page` and `limit` of a list's query: plain digits within bounds, nothing else. */
export function pageEntries(defaultLimit: number) {
  return {
    page: v.optional(wholeNumberText(maxPage, messageKey('page.out-of-range')), '1'),
    limit: v.optional(
      wholeNumberText(maxPageLimit, messageKey('limit.out-of-range')),
      String(defaultLimit),
    ),
  };
}

/** A list's query that has nothing but pages, such as the per-user lists. */
export function pageQuerySchema(defaultLimit: number) {
  return v.object(pageEntries(defaultLimit));
}

export function totalPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/**
 * The page a URL asks for: what is no whole number or 0 or less is page 1, and a number beyond any
 * list is the highest that can be asked for, which the answer then brings down to the last page.
 */
export function readPage(text: string | null | undefined): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(maxPage, Math.max(1, page));
}

/** A page past the end becomes the last one; an empty list still has a page 1. */
export function clampPage(page: number, pages: number): number {
  return Math.min(page, Math.max(1, pages));
}

/** A page number as typed: applies only if it is a whole number from 1 to the last page. */
export function typedPage(text: string, pages: number): number | null {
  const digits = toLatinDigits(text.trim());
  const page = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return page >= 1 && page <= pages ? page : null;
}
