import { bounds, debounceMs } from '@buddyline/domain/constants';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { SearchBox } from '@buddyline/ui/search-box';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { useAnimatedList } from './animated-list.ts';
import { Freshness } from './freshness.tsx';

interface Props {
  /** Names the search for screen readers: 'Search users'. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  query: UseQueryResult;
  /** '205 users'; null where the backend sends no total. */
  count: ReactNode;
}

/** Above every list: search, what is searched for as a removable chip, count, freshness. */
export function ListTools({ searchLabel, search, onSearch, query, count }: Props) {
  const { t } = useLingui();
  const tools = useAnimatedList<HTMLDivElement>();
  const box = useRef<HTMLInputElement>(null);

  /** The chip goes with the search; the focus must not go with it. */
  function clear() {
    onSearch('');
    box.current?.focus();
  }

  return (
    <div ref={tools} className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
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
        <div className="flex items-center gap-4">
          {count !== null && (
            <span className="text-ink-muted tabular-nums" role="status">
              {count}
            </span>
          )}
          <Freshness query={query} />
        </div>
      </div>
      {search !== '' && <SearchChip search={search} onClear={clear} />}
    </div>
  );
}

function SearchChip({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        onClick={onClear}
        className="flex min-h-7 max-w-full items-center gap-2 rounded-full bg-accent-soft px-3 text-xs font-medium text-accent-ink transition-colors hover:bg-accent-soft/70"
      >
        <span className="truncate">
          <Trans>
            Search: <bdi>{search}</bdi>
          </Trans>
        </span>
        <Icon of={X} />
        <span className="sr-only">
          <Trans>Remove</Trans>
        </span>
      </button>
      <Button variant="link" size="sm" onClick={onClear}>
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  );
}
