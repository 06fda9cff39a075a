import { bounds, debounceMs } from '@buddyline/domain/constants';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { SearchBox } from '@buddyline/ui/search-box';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { step } from '../keyboard/list-keyboard.ts';
import { Freshness, type FreshnessQuery } from './freshness.tsx';
import { animatedList } from './animated-list.ts';
import { UndoLine } from '../changes/undo-line.tsx';
import { useMarkMatches } from './mark-matches.ts';

export interface FilterChip {
  /** The filter's URL parameter. */
  name: string;
  /** The filter's text: 'Wreck'. */
  label: ReactNode;
}

export interface ListFilters {
  /** Whether it is not known yet if there are filters: then only their place is kept. */
  isPending?: boolean;
  /** The active filters. */
  chips: FilterChip[];
  /** The filter controls, toggled by the Filters button. */
  panel: ReactNode;
  onRemove: (name: string) => void;
  /** 'Clear filters', which also clears the search. */
  onClear: () => void;
}

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
  /** What the list offers beside its count. */
  beside?: ReactNode;
  filters?: ListFilters | undefined;
}

/** The toolbar of every list: search, filters, active filters as removable chips, count, freshness. */
export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, search = '', onSearch = () => {}, query, count, beside, filters } = props;
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const focusFirstResult = useFocusFirstResult(box, search, query);
  useMarkMatches(search, query.data);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const panelId = useId();
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
    <div ref={animatedList} className="mb-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="in-phone-bar flex w-full gap-2 sm:w-auto">
          {searchLabel !== undefined && (
            <SearchBox
              ref={box}
              className="w-full sm:w-64 2xl:w-80"
              label={searchLabel}
              placeholder={t`Search...`}
              clearLabel={t`Clear the search`}
              value={search}
              onSearch={onSearch}
              onLeave={focusFirstResult}
              debounceMs={debounceMs}
              maxLength={bounds.searchMax}
            />
          )}
          {filters && (
            <FiltersButton
              ref={toggle}
              open={open}
              panelId={panelId}
              count={chips.length}
              isPending={filters.isPending}
              onToggle={() => setOpen(!open)}
            />
          )}
        </div>
        <div className="flex grow flex-wrap items-center justify-end gap-x-4 gap-y-1 max-sm:gap-x-1">
          {count !== null && (
            <span className="text-ink-muted tabular-nums max-sm:me-auto" role="status">
              {count}
            </span>
          )}
          <UndoLine />
          {beside && <div className="list-tools">{beside}</div>}
          <Freshness query={query} />
        </div>
      </div>
      {filters && open && (
        <div
          ref={reveal}
          id={panelId}
          className="rounded-card border border-line bg-surface-raised p-5"
        >
          {filters.panel}
        </div>
      )}
      {(search !== '' || chips.length > 0) && (
        <div className="flex flex-wrap items-center gap-2">
          {search !== '' && (
            <Chip onRemove={clearSearch}>
              <Trans>
                Search: <bdi>{search}</bdi>
              </Trans>
            </Chip>
          )}
          {chips.map(({ name, label }) => (
            <Chip key={name} onRemove={() => remove(name)}>
              {label}
            </Chip>
          ))}
          <Button variant="link" size="sm" onClick={clearAll}>
            <Trans>Clear filters</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * On phones the button is at the bottom of the window, and the filters may be out of sight. They begin at the top even
 * if they are higher than the window, of which the nearest edge would be their end.
 */
function reveal(panel: HTMLElement | null): void {
  const isAbove = panel !== null && panel.getBoundingClientRect().top < 0;
  panel?.scrollIntoView({ block: isAbove ? 'start' : 'nearest' });
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

interface FiltersButtonProps {
  open: boolean;
  panelId: string;
  /** The number of active filters. */
  count: number;
  isPending: boolean | undefined;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

function FiltersButton({ open, panelId, count, isPending, onToggle, ref }: FiltersButtonProps) {
  return (
    <Button
      ref={ref}
      variant={open ? 'secondary' : 'outline'}
      className={isPending ? 'invisible' : undefined}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
    >
      <Icon of={SlidersHorizontal} />
      <Trans>Filters</Trans>
      {count > 0 && (
        <span
          aria-hidden
          className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs text-on-accent"
        >
          {count}
        </span>
      )}
    </Button>
  );
}

function Chip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="flex min-h-7 max-w-full items-center gap-2 rounded-full bg-accent-soft px-3 text-xs font-medium text-accent-ink transition-colors hover:bg-accent-soft/70"
    >
      <span className="truncate">{children}</span>
      <Icon of={X} />
      <span className="sr-only">
        <Trans>Remove</Trans>
      </span>
    </button>
  );
}
