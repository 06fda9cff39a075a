import type { Paged } from '@buddyline/domain/envelope';
import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { rowLink } from '../keyboard/list-keyboard.ts';
import { withPage } from '../list/list-state.ts';
import { ListView } from '../list/list-view.tsx';
import { isLive } from '../changes/live/use-live.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { Freshness } from '../list/freshness.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { SelectBox } from '../changes/select/select-box.tsx';
import type { Selectable, SelectableList } from '../changes/select/select-state.ts';
import { Selecting } from '../list/selecting.tsx';
import { UndoLine } from '../changes/undo-line.tsx';

const NewItems = lazyComponent(async () => (await fetchFirstTouch()).NewItems);

interface Props<TItem> {
  query: UseQueryResult<Paged<TItem>>;
  /** Whose items these are, and of which noun. */
  list: SelectableList;
  page: number;
  /** '12 posts'; null where the backend sends no total. */
  count: ReactNode;
  /** The message if the person has none. */
  empty: string;
  /** Names the pagination for screen readers. */
  pagesLabel: string;
  /** The item's own page. */
  to: (item: TItem) => string;
  /** The content of the item's row. */
  children: (item: TItem) => ReactNode;
}

/** The end of an item's row; on phones a line below its text. */
export const itemEnd =
  'flex items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-muted sm:grid sm:shrink-0 sm:justify-items-end';

/** A tab of the user page: the person's items of one noun, each a link to its own page. */
export function PersonItems<TItem extends Selectable>(props: Props<TItem>) {
  const { query, list, page, count, empty, pagesLabel, to, children } = props;
  const [params, setParams] = useSearchParams();
  const isEmpty = query.data?.data.length === 0;
  return (
    <>
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="grow text-ink-muted tabular-nums" role="status">
          {!isEmpty && count}
        </span>
        <UndoLine />
        {!isEmpty && <Selecting list={list} query={query} />}
        <Freshness query={query} className="max-sm:w-full max-sm:justify-between" />
      </div>
      <NewItems open={isLive.useValue()} list={list} />
      {/* As high as the message that there are none: what follows stays where it is. */}
      <div className="min-h-57">
        <ListView
          query={query}
          page={page}
          onPage={(next) => setParams(withPage(params, next), { preventScrollReset: true })}
          pagesLabel={pagesLabel}
          isInner
          loading={<LoadingItems />}
          empty={empty}
        >
          {(items, animated) => (
            <Card padded={false}>
              <ul role="list" ref={animated} className="divide-y">
                {items.map((item) => (
                  <li key={item.id} className="flex items-center">
                    <SelectBox item={item} className="ms-5 size-6 shrink-0" />
                    <Link
                      to={to(item)}
                      {...rowLink}
                      className="flex min-h-15 min-w-0 grow items-center justify-between gap-x-4 gap-y-2 px-5 py-3 transition-colors hover:bg-surface-sunken/60 focus-visible:-outline-offset-2 max-sm:flex-col max-sm:items-stretch"
                    >
                      {children(item)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </ListView>
      </div>
    </>
  );
}

function LoadingItems() {
  return (
    <Card padded={false} className="animate-late">
      <div aria-busy className="divide-y">
        {['a', 'b', 'c'].map((line) => (
          <div key={line} className="flex min-h-15 items-center justify-between gap-4 px-5 py-3">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-32" />
          </div>
        ))}
      </div>
    </Card>
  );
}
