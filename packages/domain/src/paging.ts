import * as v from 'valibot';
import { maxPageLimit } from './constants.ts';
import { type MessageKey, messageKey } from './messages.ts';
import { toLatinDigits } from './numbers.ts';

/** With nine digits every offset fits PostgreSQL's bigint. */
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

/** The `page` and `limit` of a list's query: only digits, within limits. */
export function pageEntries(defaultLimit: number) {
  return {
    page: v.optional(wholeNumberText(maxPage, messageKey('page.out-of-range')), '1'),
    limit: v.optional(
      wholeNumberText(maxPageLimit, messageKey('limit.out-of-range')),
      String(defaultLimit),
    ),
  };
}

/** The query of a list without search or filters, such as the per-user lists. */
export function pageQuerySchema(defaultLimit: number) {
  return v.object(pageEntries(defaultLimit));
}

export function totalPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/**
 * The page in a URL: page 1 for anything but a positive integer, and at most `maxPage`. It is
 * clamped to the last page once the response has arrived.
 */
export function readPage(text: string | null | undefined): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(maxPage, Math.max(1, page));
}

/** Limits a page to the last one; an empty list has page 1. */
export function clampPage(page: number, pages: number): number {
  return Math.min(page, Math.max(1, pages));
}

/** Parses a typed page number; null unless it is from 1 to the last page. */
export function typedPage(text: string, pages: number): number | null {
  const digits = toLatinDigits(text.trim());
  const page = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return page >= 1 && page <= pages ? page : null;
}
