import type { Certificate } from '@buddyline/domain/certificate';
import { useQuery } from '@tanstack/react-query';
import { certificateListQuery } from './certificate-queries.ts';
import type { ListPosition } from '../../shared/list/list-position.ts';
import { type CertificateFilter, certificatePositions } from './list-position.ts';

const { pageOf, pathOf, positionOf } = certificatePositions;

export interface Neighbours {
  /** Its position now; null if it is no longer near where it was opened. */
  at: number | null;
  /** Undefined where the backend sends none. */
  total: number | undefined;
  /** Paths; null at the ends, and while they are loading. */
  previous: string | null;
  next: string | null;
  /** The next certificate of another diver. */
  nextDiver: string | null;
}

/**
 * The certificates before and after one in its list. It may have moved to the page before or after, which are
 * read then, and at the ends of a page.
 */
export function useNeighbours(
  position: ListPosition<CertificateFilter> | null,
  certificateId: string,
): Neighbours | null {
  const { filter, at } = position ?? { filter: { search: '' }, at: 1 };
  const page = pageOf(at);
  const own = useQuery({ ...pageQuery(page, filter), enabled: position !== null });
  const index = indexOf(own.data?.data, certificateId);
  const isLast = index === (own.data?.data.length ?? 0) - 1;
  const isMissing = own.data !== undefined && index === -1;
  const hasNext = own.data !== undefined && own.data.totalPages > page;
  const before = useQuery({
    ...pageQuery(page - 1, filter),
    enabled: position !== null && page > 1 && (index === 0 || isMissing),
  });
  const after = useQuery({
    ...pageQuery(page + 1, filter),
    enabled: position !== null && hasNext && (isLast || isMissing),
  });
  if (position === null || own.data === undefined) return null;
  const pages = [
    { number: page - 1, items: page > 1 ? before.data?.data : [] },
    { number: page, items: own.data.data },
    { number: page + 1, items: hasNext ? after.data?.data : [] },
  ];
  const window = pages.flatMap(({ number, items = [] }) =>
    items.map(({ id, userId }, offset) => ({ id, userId, at: positionOf(number, offset) })),
  );
  const here = window.findIndex(({ id }) => id === certificateId);
  const pathTo = (item: (typeof window)[number] | undefined) =>
    here !== -1 && item ? pathOf(item.id, { filter, at: item.at }) : null;
  const ofOthers = window.slice(here + 1).filter(({ userId }) => userId !== window[here]?.userId);
  return {
    at: window[here]?.at ?? null,
    total: own.data.total,
    previous: pathTo(window[here - 1]),
    next: pathTo(window[here + 1]),
    nextDiver: pathTo(ofOthers[0]),
  };
}

/** A page of the list, without that of another page while it is loading. */
function pageQuery(page: number, filter: CertificateFilter) {
  const { placeholderData: _former, ...query } = certificateListQuery({ page, ...filter });
  return query;
}

function indexOf(items: readonly Certificate[] | undefined, id: string): number {
  return items?.findIndex((item) => item.id === id) ?? -1;
}
