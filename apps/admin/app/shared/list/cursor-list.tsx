import type { CursorPage } from '@buddyline/domain/cursor';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { QueryView } from '../query/query-view.tsx';

type Query<TItem> = UseInfiniteQueryResult<InfiniteData<CursorPage<TItem>>>;

interface Props<TItem> {
  query: Query<TItem>;
  loading: ReactNode;
  /** The message for an empty list. */
  empty: string;
  children: (items: TItem[]) => ReactNode;
}

/**
 * A list that is read by cursor, with 'Load more' below: loading, error, empty and content. While another
 * filter is loading, the current items stay, dimmed after 300 ms.
 */
export function CursorList<TItem>({ query, loading, empty, children }: Props<TItem>) {
  return (
    <QueryView query={query} loading={loading}>
      {({ pages }) => {
        const items = pages.flatMap(({ data }) => data);
        if (items.length === 0) {
          return (
            <Card>
              <EmptyState title={empty} />
            </Card>
          );
        }
        return (
          <>
            <div
              aria-busy={query.isPlaceholderData || undefined}
              className="transition-opacity aria-busy:opacity-60 aria-busy:delay-300"
            >
              {children(items)}
            </div>
            <LoadMore query={query} />
          </>
        );
      }}
    </QueryView>
  );
}

/** After a page was loaded with this button, its first item has the focus. */
function LoadMore<TItem>({ query }: { query: Query<TItem> }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rowsBefore = useRef<number>(null);
  useEffect(() => {
    if (isFetchingNextPage || rowsBefore.current === null) return;
    rows()[rowsBefore.current]?.focus();
    rowsBefore.current = null;
  }, [isFetchingNextPage]);
  if (!hasNextPage) return null;

  function load() {
    rowsBefore.current = rows().length;
    void fetchNextPage();
  }

  return (
    <div className="mt-4 flex justify-center print:hidden">
      <Button variant="outline" pending={isFetchingNextPage} onClick={load}>
        <Trans>Load more</Trans>
      </Button>
    </div>
  );
}

function rows(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('main [data-row-link]');
}
