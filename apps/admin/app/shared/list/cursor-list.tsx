import type { CursorPage } from '@buddyline/domain/cursor';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notifyError } from '../../notify/notify.ts';
import { QueryView } from '../query/query-view.tsx';
import { type CursorSource, loadMore } from './cursor-query.ts';

interface Props<TItem> {
  query: UseQueryResult<CursorPage<TItem>>;
  source: CursorSource<TItem>;
  loading: ReactNode;
  /** The message for an empty list. */
  empty: string;
  children: (items: TItem[]) => ReactNode;
}

/**
 * A list that is read by cursor, with 'Load more' below: loading, error, empty and content. While another
 * filter is loading, the current items stay, dimmed after 300 ms.
 */
export function CursorList<TItem>({ query, source, loading, empty, children }: Props<TItem>) {
  return (
    <QueryView query={query} loading={loading}>
      {({ data: items, next }) => {
        if (items.length === 0) {
          // After a search without matches, the placeholder is empty.
          if (query.isPlaceholderData) return loading;
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
            <LoadMore hasMore={next !== null && !query.isPlaceholderData} source={source} />
          </>
        );
      }}
    </QueryView>
  );
}

interface LoadMoreProps<TItem> {
  hasMore: boolean;
  source: CursorSource<TItem>;
}

/** After a page was loaded with this button, its first item has the focus. */
function LoadMore<TItem>({ hasMore, source }: LoadMoreProps<TItem>) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const rowsBefore = useRef<number>(null);
  // After every render: the items may be rendered later than the button.
  useEffect(() => {
    const first = rowsBefore.current === null ? undefined : rows()[rowsBefore.current];
    if (pending || !first) return;
    first.focus();
    rowsBefore.current = null;
  });

  async function load() {
    rowsBefore.current = rows().length;
    setPending(true);
    const isAdded = await loadMore(client, source).catch((error: unknown) => {
      notifyError(error);
      return false;
    });
    if (!isAdded) rowsBefore.current = null;
    setPending(false);
  }

  if (!hasMore) return null;
  return (
    <div className="mt-4 flex justify-center print:hidden">
      <Button variant="outline" pending={pending} onClick={() => void load()}>
        <Trans>Load more</Trans>
      </Button>
    </div>
  );
}

function rows(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('main [data-row-link]');
}
