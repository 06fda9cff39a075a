import type { Paged } from '@buddyline/domain/envelope';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pageKey } from '../../query/noun-queries.ts';
import type { ListPosition } from '../list-position.ts';
import type { Positions } from './positions.ts';
import { type Placed, positionIn } from './position.ts';
import { indexIn, type ListSlice, sliceOf } from './window.ts';
import { windowQuery } from './window-query.ts';

/** A record of the list, and its page there. */
interface Neighbour<TItem> {
  item: TItem;
  to: string;
}

export interface Neighbours<TItem> {
  /** Null once the record has left the list. */
  at: number | null;
  /** Null if the backend sends none. */
  total: number | null;
  /** Null at the ends. */
  previous: Neighbour<TItem> | null;
  next: Neighbour<TItem> | null;
  /** The next one and what follows it, as far as it was fetched. */
  after: readonly Neighbour<TItem>[];
}

interface Found<TItem> {
  /** Null while the list is loading, and for a record that was not opened from it. */
  neighbours: Neighbours<TItem> | null;
  /** The record as the list has it. */
  listed: TItem | undefined;
  /** The list is being fetched, so a missing next record may still appear. */
  isLoading: boolean;
}

/** What is around a record in its list. Keeps the last response with the record for when it leaves the list. */
export function useNeighbours<TFilter extends object, TItem extends { id: string }>(
  positions: Positions<TFilter, TItem>,
  position: ListPosition<TFilter> | null,
  id: string,
): Found<TItem> {
  const asked = position ?? positions.start;
  const { data, isFetching, isPending } = useQuery({
    ...windowQuery(positions, asked),
    enabled: position !== null,
  });
  const shown = useShownPage(positions, asked);
  const [seen, setSeen] = useState<ListSlice<TItem> | null>(null);
  const has = (slice: ListSlice<TItem> | null | undefined) =>
    slice && indexIn(slice, id) !== -1 ? slice : null;
  const latest = data ?? has(seen) ?? has(shown);
  if (has(latest) && latest !== seen) setSeen(latest);
  const isLoading = isFetching || isPending;
  if (position === null || !latest) return { neighbours: null, listed: undefined, isLoading };

  const known = has(latest) ?? has(seen);
  const found = positionIn({ id, latest, seen: has(seen), address: position.at });
  const neighbour = ({ item, at }: Placed<TItem>) => ({
    item,
    to: positions.pathOf(item.id, { filter: position.filter, at }),
  });
  const after = found.after.map(neighbour);
  return {
    neighbours: {
      at: found.at,
      total: found.total,
      previous: found.previous && neighbour(found.previous),
      next: after[0] ?? null,
      after,
    },
    listed: known?.items[indexIn(known, id)],
    isLoading,
  };
}

/** The cached page of the list from which the record was opened. */
function useShownPage<TFilter extends object, TItem>(
  positions: Positions<TFilter, TItem>,
  position: ListPosition<TFilter>,
): ListSlice<TItem> | null {
  const { noun, pageOf, pageSize: limit } = positions;
  const page = pageOf(position.at);
  const key = pageKey(noun, { ...position.filter, page });
  const shown = useQueryClient().getQueryData<Paged<TItem>>(key);
  return useMemo(() => (shown ? sliceOf(shown, { page, limit }) : null), [shown, page, limit]);
}
