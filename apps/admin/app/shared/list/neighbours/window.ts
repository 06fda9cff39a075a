import type { Paged } from '@buddyline/domain/envelope';

/** A page of the list, larger than the visible pages. */
export interface ListWindow {
  page: number;
  limit: number;
}

/** The consecutive items of one response. */
export interface ListSlice<TItem> {
  items: readonly TItem[];
  /** The position of the first item, counted from 1. */
  first: number;
  /** Null if the backend sends no total. */
  total: number | null;
}

/** Few sizes, so that most steps stay in the same window. One of them fits any position up to 900. */
const limits = [75, 70, 57];

/** The window contains at least this many items on both sides, except at the ends of the list. */
const margin = 9;

/**
 * The window to fetch around a position. One response must contain the next items, because two
 * responses cannot be joined: every item that leaves between them shifts the second one.
 */
export function windowAround(at: number): ListWindow {
  const limit = limits.find((size) => isInside(at, size)) ?? 75;
  return { page: Math.ceil(at / limit), limit };
}

function isInside(at: number, size: number): boolean {
  const offset = (at - 1) % size;
  const behind = at <= size ? margin : offset;
  return behind >= margin && size - 1 - offset >= margin;
}

export function sliceOf<TItem>(
  { data, total }: Paged<TItem>,
  window: ListWindow,
): ListSlice<TItem> {
  return { items: data, first: (window.page - 1) * window.limit + 1, total: total ?? null };
}

export function indexIn({ items }: ListSlice<{ id: string }>, id: string): number {
  return items.findIndex((item) => item.id === id);
}
