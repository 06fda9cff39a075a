import { clampPage, typedPage } from '@buddyline/domain/paging';
import { Paginator } from '@buddyline/ui/paginator';
import { useLingui } from '@lingui/react/macro';
import { Navigate, useSearchParams } from 'react-router';
import { withPage } from './list-state.ts';

interface Props {
  /** Names the pagination for screen readers: 'Pages of users'. */
  label: string;
  /** The name of the page's URL parameter; `page` by default. */
  parameter?: string;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** The data is the previous page's placeholder, so the page number is not clamped to it. */
  isPlaceholder: boolean;
}

/**
 * A list's pagination. Once the response is there, a page beyond the last is redirected to the last
 * one; so is a page whose only item was deleted.
 */
export function ListPages({ label, parameter, page, totalPages, onPage, isPlaceholder }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const lastPage = Math.max(1, totalPages);
  const reachable = clampPage(page, totalPages);
  if (!isPlaceholder && reachable !== page) {
    // The browser goes there once it has the page.
    if (import.meta.env.SSR) return null;
    return <Navigate replace to={{ search: `?${withPage(params, reachable, parameter)}` }} />;
  }
  return (
    <Paginator
      className="mt-4"
      labels={{
        nav: label,
        currentPage: t`Current Page`,
        previous: t`Previous Page`,
        next: t`Next Page`,
        ofTotal: t`of ${lastPage}`,
        noSuchPage: t`There are pages 1 to ${lastPage}.`,
      }}
      page={page}
      totalPages={totalPages}
      onPage={onPage}
      readPage={typedPage}
    />
  );
}
