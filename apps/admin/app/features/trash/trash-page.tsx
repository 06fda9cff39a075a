import type { TrashItem } from '@buddyline/domain/trash';
import { Card } from '@buddyline/ui/card';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useListFilters } from '../../shared/list/filters/use-list-filters.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { CursorList } from '../../shared/list/cursor-list.tsx';
import { LoadingRows } from '../../shared/list/loading-rows.tsx';
import { cursorQuery } from '../../shared/list/cursor-query.ts';
import { withFilter, withSearch } from '../../shared/list/list-state.ts';
import { listItem, neighbourOf } from '../../shared/list/neighbour.ts';
import { ListToolbar } from '../../shared/list/list-toolbar.tsx';
import { Selecting } from '../../shared/list/selecting.tsx';
import { Page } from '../../shared/record/page.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { requireFeature } from '../../shared/record/require-feature.ts';
import { trashCountsQuery } from '../../shared/query/trash-counts.ts';
import type { Route } from './+types/trash-page.ts';
import { ByFilter, KindChips } from './trash-filters.tsx';
import { purgeMutation, trashSource } from './trash-queries.ts';
import { openedHere, TrashRow } from './trash-row.tsx';
import { readTrashState } from './trash-state.ts';
import { useRestore } from './use-restore.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
);
const PurgeDialog = lazyComponent(async () => (await import('./purge-dialog.tsx')).PurgeDialog);
const RestoreDialogs = lazyComponent(
  async () => (await import('./restore-dialogs.tsx')).RestoreDialogs,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<null> {
  await requireFeature('trash');
  const { filter } = readTrashState(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(cursorQuery(trashSource(filter)));
  void queryClient.prefetchQuery(trashCountsQuery);
  return null;
}

export default function TrashPage() {
  const { t } = useLingui();
  const { filter, item, set, clear, addressOf, close } = useTrashState();
  const source = trashSource(filter);
  const query = useQuery(cursorQuery(source));
  const restoring = useRestore();
  const purge = useMutation(purgeMutation(useQueryClient()));
  const [toPurge, setToPurge] = useState<TrashItem | null>(null);
  const setFilter = (name: string, value: string | null) =>
    set((params) => withFilter(params, name, value));
  const filters = useListFilters({ by: filter.by }, { setFilter, clearFilters: clear }, [
    { entries: { by: filter.by }, Filters: ByFilter, feature: 'activity' },
  ]);
  const shown = query.data?.data.length;
  const isFiltered = filter.search !== '' || filter.by !== undefined || filter.noun !== undefined;

  function purgeItem(gone: TrashItem) {
    const focusNext = neighbourOf(gone.id);
    purge.mutate(gone, { onSuccess: focusNext });
  }

  return (
    <Page title={t`Trash`} subtitle={t`What was deleted, and how long it can be restored`}>
      <ListToolbar
        searchLabel={t`Search the trash`}
        search={filter.search}
        onSearch={(search) => set((params) => withSearch(params, search))}
        query={query}
        count={
          shown === undefined ? null : (
            <ShownCount shown={shown} isAll={query.data?.next === null} />
          )
        }
        filters={filters}
        tools={<Selecting list={{ noun: 'trash' }} query={query} />}
      />
      <KindChips noun={filter.noun} onNoun={(noun) => setFilter('noun', noun)} />
      <CursorList
        query={query}
        source={source}
        loading={<LoadingRows />}
        empty={isFiltered ? t`Nothing in the trash matches.` : t`The trash is empty.`}
      >
        {(items) => (
          <Card padded={false}>
            <ul role="list" aria-label={t`Trash`} className="divide-y">
              {items.map((one) => (
                <li key={one.id} {...listItem(one.id)}>
                  <TrashRow
                    item={one}
                    to={addressOf(one)}
                    pending={restoring.pendingIds.includes(one.id)}
                    onRestore={() => restoring.restore(one)}
                    onPurge={() => setToPurge(one)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </CursorList>
      <PreviewDialog
        open={item !== null}
        deletionId={item}
        onClose={close}
        onRestore={restoring.restore}
      />
      <PurgeDialog
        open={toPurge !== null}
        item={toPurge}
        onConfirm={purgeItem}
        onClose={() => setToPurge(null)}
      />
      <RestoreDialogs
        open={restoring.question !== null}
        question={restoring.question}
        pending={restoring.pendingIds.length > 0}
        onRestore={restoring.restore}
        onRestoreOwnerFirst={restoring.restoreOwnerFirst}
        onClose={restoring.closeQuestion}
      />
    </Page>
  );
}

/** The list's length is only known once everything is loaded. */
function ShownCount({ shown, isAll }: { shown: number; isAll: boolean }) {
  return isAll ? (
    <Plural value={shown} one="# item" other="# items" />
  ) : (
    <Plural value={shown} one="Newest item" other="Newest # items" />
  );
}

/** The trash's search, filters and open preview in the URL. */
function useTrashState() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const left = useRef<Location>(null);
  const keepPlace = { preventScrollReset: true };
  return {
    ...readTrashState(params),
    set: (change: (params: URLSearchParams) => URLSearchParams) =>
      setParams(change(new URLSearchParams(window.location.search)), keepPlace),
    clear: () => setParams({}, keepPlace),
    addressOf: ({ id }: TrashItem) => `?${withFilter(params, 'item', id)}`,
    /** Goes back to the list if it led here, so that Back then leaves the list. */
    close: () => {
      if (location.state !== openedHere) {
        setParams(withFilter(params, 'item', null), { ...keepPlace, replace: true });
      } else if (left.current !== location) {
        // Once, however often it is pressed until the browser has gone back.
        left.current = location;
        void navigate(-1);
      }
    },
  };
}
