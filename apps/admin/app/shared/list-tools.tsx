import { bounds, debounceMs } from '@buddyline/domain/constants';
import { SearchBox } from '@buddyline/ui/search-box';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAnimatedList } from './animated-list.ts';
import { type FilterChip, FilterChips } from './filter-chips.tsx';
import { FiltersToggle } from './filters-toggle.tsx';
import { Freshness } from './freshness.tsx';

export interface ListFilters {
  /** Those in force. */
  chips: readonly FilterChip[];
  onRemove: (name: string) => void;
  /** 'Clear filters': the search goes too. */
  onClear: () => void;
  /** Where they are chosen; behind the Filters button. */
  panel: ReactNode;
}

interface Props {
  /** Names the search for screen readers: 'Search users'. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  query: UseQueryResult;
  /** '205 users'; null where the backend sends no total. */
  count: ReactNode;
  filters?: ListFilters;
}

/** Above every list: search, filters, what is in force as removable chips, count, freshness. */
export function ListTools({ searchLabel, search, onSearch, query, count, filters }: Props) {
  const { t } = useLingui();
  const tools = useAnimatedList<HTMLDivElement>();
  const box = useRef<HTMLInputElement>(null);
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const chips = [...searchChip(search), ...(filters?.chips ?? [])];

  /** The chip goes with its filter; the focus must not go with it. */
  function clear(change: () => void) {
    change();
    box.current?.focus();
  }

  return (
    <div ref={tools} className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex w-full gap-3 sm:w-auto">
          <SearchBox
            ref={box}
            className="w-full sm:w-80"
            label={searchLabel}
            placeholder={t`Search...`}
            clearLabel={t`Clear the search`}
            value={search}
            onSearch={onSearch}
            debounceMs={debounceMs}
            maxLength={bounds.searchMax}
          />
          {filters && (
            <FiltersToggle
              open={open}
              onToggle={() => setOpen(!open)}
              panelId={panelId}
              count={filters.chips.length}
            />
          )}
        </div>
        <div className="flex items-center gap-4">
          {count !== null && (
            <span className="text-ink-muted tabular-nums" role="status">
              {count}
            </span>
          )}
          <Freshness query={query} />
        </div>
      </div>
      {filters && (
        <div id={panelId} hidden={!open}>
          {open && filters.panel}
        </div>
      )}
      {chips.length > 0 && (
        <FilterChips
          chips={chips}
          onRemove={(name) =>
            clear(() => (name === 'search' ? onSearch('') : filters?.onRemove(name)))
          }
          onClear={() => clear(() => (filters ? filters.onClear() : onSearch('')))}
        />
      )}
    </div>
  );
}

function searchChip(search: string): FilterChip[] {
  if (search === '') return [];
  return [
    {
      name: 'search',
      label: (
        <Trans>
          Search: <bdi>{search}</bdi>
        </Trans>
      ),
    },
  ];
}
