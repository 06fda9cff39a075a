import { bounds } from '@buddyline/domain/constants';
import { SearchBox } from '@buddyline/ui/search-box';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { UndoLine } from '../changes/undo-line.tsx';
import { step } from '../keyboard/list-keyboard.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { FiltersButton } from './filters-button.tsx';
import type { ListFilters } from './filters/list-filters.ts';
import { type FreshnessQuery, RefreshButton, UpdatedAgo } from './freshness.tsx';
import { useMarkMatches } from './mark-matches.ts';

const ListChips = lazyComponent(async () => (await fetchFirstTouch()).ListChips);

/** A list's query, by page or by cursor. */
type ListQuery = FreshnessQuery & Pick<UseQueryResult, 'data' | 'isPlaceholderData'>;

export interface ListToolbarProps {
  /** Names the search for screen readers: 'Search users'. Without it the list has no search. */
  searchLabel?: string;
  search?: string;
  onSearch?: (search: string) => void;
  query: ListQuery;
  /** '205 users'; null where the backend sends no total. */
  count: ReactNode;
  /** What the list is often used for beside its search. */
  tools?: ReactNode;
  /** The saved views of the list. */
  views?: ReactNode;
  filters?: ListFilters | undefined;
}

/**
 * The toolbar of every list: search, filters, the active filters, count, freshness, tools. It has one line, or two where
 * it is narrow. Room is reserved for what comes and goes, so that nothing below it moves.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, search = '', onSearch = () => {}, query, count, filters } = props;
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const focusFirstResult = useFocusFirstResult(box, search, query);
  useMarkMatches(search, query.data);
  const toggle = useRef<HTMLButtonElement>(null);
  const chips = filters?.chips ?? [];

  /** Moves the focus, because the pressed chip is removed. */
  function clearSearch() {
    onSearch('');
    box.current?.focus();
  }
  function remove(name: string) {
    filters?.onRemove(name);
    toggle.current?.focus();
  }
  function clearAll() {
    if (filters) filters.onClear();
    else onSearch('');
    (box.current ?? toggle.current)?.focus();
  }

  return (
    <div className="list-toolbar">
      <div>
        <div className="in-phone-bar list-search">
          {searchLabel !== undefined && (
            <SearchBox
              ref={box}
              className="w-full sm:w-52 2xl:w-80"
              label={searchLabel}
              placeholder={t`Search...`}
              clearLabel={t`Clear the search`}
              value={search}
              onSearch={onSearch}
              onMoveToResults={focusFirstResult}
              maxLength={bounds.searchMax}
            />
          )}
          {filters && <FiltersButton ref={toggle} filters={filters} />}
        </div>
        <div className="list-chips">
          {props.views}
          <ListChips
            // Their code must not delay what was searched for.
            open={(search !== '' || chips.length > 0) && !query.isPlaceholderData}
            search={search}
            chips={chips}
            onClearSearch={clearSearch}
            onRemove={remove}
            onClearAll={clearAll}
          />
          <UndoLine />
        </div>
        <div data-actions className="list-facts">
          {count !== null && (
            <span className="me-3 text-xs max-sm:me-auto" role="status">
              {count}
            </span>
          )}
          <UpdatedAgo query={query} />
          <RefreshButton query={query} />
        </div>
        {props.tools && (
          <div data-actions className="list-tools">
            {props.tools}
          </div>
        )}
      </div>
    </div>
  );
}

/** Moves the focus from the search box to the first result, once the response is on the screen. */
function useFocusFirstResult(
  box: RefObject<HTMLInputElement | null>,
  search: string,
  query: ListQuery,
) {
  const pendingSearch = useRef<string>(null);
  function focusIfReady() {
    if (pendingSearch.current !== search || query.isPlaceholderData) return;
    pendingSearch.current = null;
    // Not if the person has typed on or moved the focus.
    if (document.activeElement === box.current && box.current?.value.trim() === search) step(1);
  }
  useEffect(focusIfReady);
  return (text: string) => {
    pendingSearch.current = text;
    focusIfReady();
  };
}
