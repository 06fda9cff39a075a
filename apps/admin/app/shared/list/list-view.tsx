import type { Paged } from '@buddyline/domain/envelope';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { QueryView } from '../query/query-view.tsx';
import { useAnimatedItems } from './animated-list.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { ListPages } from './list-pages.tsx';

const ClearSearch = lazyComponent(async () => (await fetchFirstTouch()).ClearSearch);

interface Props<TItem> {
  query: UseQueryResult<Paged<TItem>>;
  page: number;
  onPage: (page: number) => void;
  /** Names the pagination for screen readers: 'Pages of users'. */
  pagesLabel: string;
  /** The name of the page's URL parameter; `page` by default. */
  parameter?: string;
  /** A list inside a page: no pagination for a single page. */
  isInner?: boolean;
  /** The list is already inside a card. */
  isInCard?: boolean;
  loading: ReactNode;
  /** The message for an empty list. */
  empty: string;
  /** @param animated a ref for the items' parent, which animates added and deleted items */
  children: (items: TItem[], animated: RefCallback<HTMLElement>) => ReactNode;
}

/**
 * A list with its pagination: loading, error, empty and content. A page beyond the last is not shown as
 * empty, but as loading until the redirect to the last page. While another page or search is loading,
 * the current items stay, dimmed after 300 ms.
 */
export function ListView<TItem>(props: Props<TItem>) {
  const { query, page, onPage, pagesLabel, parameter, isInner, isInCard, loading, children } =
    props;
  const { isPlaceholderData } = query;
  const animated = useAnimatedItems(useIsOtherList(query));

  /** A list has the number of its page even if it is the only one, but not with nothing on it. */
  const hasPages = ({ data: items, totalPages }: Paged<TItem>) =>
    totalPages > 1 || page > 1 || (!isInner && items.length > 0);

  function content({ data: items, totalPages }: Paged<TItem>) {
    if (items.length > 0) {
      return (
        <div
          aria-busy={isPlaceholderData || undefined}
          className="transition-opacity aria-busy:opacity-60 aria-busy:delay-300"
        >
          {children(items, animated)}
        </div>
      );
    }
    // After a search without matches, the placeholder is empty.
    if (isPlaceholderData || (totalPages > 0 && page !== 1)) return loading;
    const empty = <EmptyState title={props.empty} action={!isInner && <ClearSearch />} />;
    return isInCard ? empty : <Card>{empty}</Card>;
  }

  return (
    <QueryView query={query} loading={loading}>
      {(answer) => (
        <>
          {content(answer)}
          {hasPages(answer) && (
            <ListPages
              label={pagesLabel}
              {...(parameter !== undefined && { parameter })}
              page={page}
              totalPages={answer.totalPages}
              onPage={onPage}
              isPlaceholder={isPlaceholderData}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

/** Whether the current items are from a different page or search than the previous items. */
function useIsOtherList({ data, isPlaceholderData }: UseQueryResult): boolean {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [shown, setShown] = useState({ data, address, isOther: false });
  if (data !== shown.data && !isPlaceholderData) {
    setShown({ data, address, isOther: address !== shown.address });
  }
  return shown.isOther;
}
