import { indexIn, type ListSlice } from './window.ts';

interface Item {
  id: string;
}

/** An item of the list with its position. */
export interface Placed<TItem> {
  item: TItem;
  at: number;
}

export interface Position<TItem> {
  /** Null once the item has left the list, for instance a ticket that was closed in a list of open ones. */
  at: number | null;
  /** Null if the backend sends no total. */
  total: number | null;
  previous: Placed<TItem> | null;
  /** What follows, as far as it was fetched. */
  after: readonly Placed<TItem>[];
}

interface Sources<TItem> {
  id: string;
  /** The latest response. */
  latest: ListSlice<TItem>;
  /** The last response that contained the item; null if none did. */
  seen: ListSlice<TItem> | null;
  /** The position in the URL: a fallback for an item that was in no response. */
  address: number;
}

/**
 * An item's position in its list, with what is around it. A closed ticket leaves a list of open ones, and so may others
 * at the same time: positions shift, but the order stays. Therefore the next item is the one that followed when the
 * item was last in the list.
 */
export function positionIn<TItem extends Item>({
  id,
  latest,
  seen,
  address,
}: Sources<TItem>): Position<TItem> {
  const index = indexIn(latest, id);
  if (index !== -1) {
    return {
      at: latest.first + index,
      total: latest.total,
      previous: itemAt(latest, index - 1),
      after: itemsFrom(latest, index + 1),
    };
  }
  const gap = seen ? gapLeftIn(latest, seen, id) : address - latest.first;
  if (gap !== null) return leftBetween(latest, gap - 1, gap, latest.total);
  const left = seen ? indexIn(seen, id) : 0;
  return leftBetween(seen ?? latest, left - 1, left + 1, latest.total);
}

/** The position of an item that has left the list: between the two at the given indexes. */
function leftBetween<TItem>(
  slice: ListSlice<TItem>,
  behind: number,
  ahead: number,
  total: number | null,
): Position<TItem> {
  return { at: null, total, previous: itemAt(slice, behind), after: itemsFrom(slice, ahead) };
}

/**
 * The index in the latest response at which the item was before it left. Null if that response is a
 * different part of the list.
 */
function gapLeftIn(latest: ListSlice<Item>, seen: ListSlice<Item>, id: string): number | null {
  const left = indexIn(seen, id);
  const stillThere = (items: readonly Item[]) =>
    items.map((item) => indexIn(latest, item.id)).filter((index) => index !== -1);
  const before = stillThere(seen.items.slice(0, left)).at(-1);
  if (before !== undefined) return before + 1;
  const after = stillThere(seen.items.slice(left + 1)).at(0);
  const isFromTheStart = latest.first === 1;
  if (after === undefined) return isFromTheStart && seen.first === 1 ? 0 : null;
  // Otherwise there may be items between the two on the page before this response.
  const isNext = seen.items[left + 1]?.id === latest.items[after]?.id;
  return isFromTheStart || after > 0 || isNext ? after : null;
}

function itemAt<TItem>({ items, first }: ListSlice<TItem>, index: number): Placed<TItem> | null {
  const item = items[index];
  return item ? { item, at: first + index } : null;
}

function itemsFrom<TItem>({ items, first }: ListSlice<TItem>, index: number): Placed<TItem>[] {
  const from = Math.max(index, 0);
  return items.slice(from).map((item, offset) => ({ item, at: first + from + offset }));
}
