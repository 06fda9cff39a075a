import type { CursorPage } from '@buddyline/domain/cursor';
import type { Paged } from '@buddyline/domain/envelope';
import { foldSearch, nameWords, searchWords } from '@buddyline/domain/fold-search';
import { totalPages } from '@buddyline/domain/paging';
import * as v from 'valibot';
import type { Answer, Asked } from './answers.ts';
import { refusal } from './answers.ts';

/** A parsed query, or what is wrong with it. */
export function withQuery<TQuery>(
  schema: v.GenericSchema<unknown, TQuery>,
  answer: (query: TQuery, asked: Asked) => unknown,
) {
  return (asked: Asked): Answer => {
    const query = v.safeParse(schema, asked.query);
    if (!query.success) return refusal(400, query.issues[0].message);
    return { data: answer(query.output, asked) };
  };
}

export function pageOf<TItem>(
  items: TItem[],
  { page, limit }: { page: number; limit: number },
): Paged<TItem> {
  return {
    data: items.slice((page - 1) * limit, page * limit),
    totalPages: totalPages(items.length, limit),
    total: items.length,
    page,
    limit,
  };
}

/** The whole list as its first and last part. */
export function onlyPart<TItem>(data: TItem[]): CursorPage<TItem> {
  return { data, next: null };
}

/** The items that have all words of the search in one of their texts. */
export function searched<TItem>(
  items: TItem[],
  search: string | undefined,
  texts: (item: TItem) => (string | null | undefined)[],
): TItem[] {
  return foundBy(searchWords(search ?? ''), items, texts);
}

/** The people in whom one of the texts has all words of the search, at '.' and '_' too. */
export function searchedPeople<TItem>(
  items: TItem[],
  search: string | undefined,
  texts: (item: TItem) => (string | null | undefined)[],
): TItem[] {
  return foundBy(nameWords(search ?? ''), items, texts);
}

function foundBy<TItem>(
  words: string[],
  items: TItem[],
  texts: (item: TItem) => (string | null | undefined)[],
): TItem[] {
  return items.filter((item) => {
    const text = foldSearch(texts(item).filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The items whose field has the wanted value, or all if no value is wanted. */
export function having<TItem, TKey extends keyof TItem>(
  items: TItem[],
  key: TKey,
  wanted: TItem[TKey] | undefined,
): TItem[] {
  return wanted === undefined ? items : items.filter((item) => item[key] === wanted);
}

/** In their order, which is the newest first, or the other way round. */
export function sorted<TItem>(items: TItem[], sort: string | undefined): TItem[] {
  return sort === 'oldest' ? items.toReversed() : items;
}
