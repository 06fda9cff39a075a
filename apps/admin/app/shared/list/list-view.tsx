import type { Paged } from '@buddyline/domain/envelope';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../query/query-view.tsx';
import { ListPages } from './list-pages.tsx';

interface Props<TItem> {
  query: UseQueryResult<Paged<TItem>>;
  page: number;
  onPage: (page: number) => void;
  /** Names the pagination for screen readers: 'Pages of users'. */
  pagesLabel: string;
  /** Where the address has the page number, unless it is `page`. */
  parameter?: string;
  /** A list inside a page: no pagination for a single page. */
  isInner?: boolean;
  loading: ReactNode;
  /** Instead of an empty list; a table brings its own. */
  empty?: ReactNode;
  children: (items: TItem[]) => ReactNode;
}

/**
 * A list and its pages: loading, error, empty and content. A page beyond the last one is no empty list:
 * it leads to the last one, and looks like loading until that is there.
 */
export function ListView<TItem>(props: Props<TItem>) {
  const { query, page, onPage, pagesLabel, parameter, isInner, loading, empty, children } = props;
  const { isPlaceholderData } = query;

  function content({ data: items, totalPages }: Paged<TItem>) {
    const isEmpty = totalPages === 0 || (page === 1 && !isPlaceholderData);
    if (items.length > 0 || (isEmpty && empty === undefined)) return children(items);
    return isEmpty ? empty : loading;
  }

  return (
    <QueryView query={query} loading={loading}>
      {(answer) => (
        <>
          {content(answer)}
          {(!isInner || answer.totalPages > 1 || page > 1) && (
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
