import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { FilterChip } from './filters/list-filters.ts';

interface Props {
  /** '' without a search. */
  search: string;
  chips: readonly FilterChip[];
  onClearSearch: () => void;
  onRemove: (name: string) => void;
  onClearAll: () => void;
}

/** The search and the active filters, each with its removal, in one line that scrolls sideways. */
export function ListChips({ search, chips, onClearSearch, onRemove, onClearAll }: Props) {
  if (search === '' && chips.length === 0) return null;
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="sideways">
        {search !== '' && (
          <Chip onRemove={onClearSearch}>
            <Trans>
              Search: <bdi>{search}</bdi>
            </Trans>
          </Chip>
        )}
        {chips.map(({ name, label }) => (
          <Chip key={name} onRemove={() => onRemove(name)}>
            {label}
          </Chip>
        ))}
        {/* A single one has its own cross. */}
        {chips.length + (search === '' ? 0 : 1) > 1 && (
          <ClearAll className="sm:hidden" onClick={onClearAll} />
        )}
      </div>
      {/* Where there is room for it beside the chips, it is always in sight. */}
      <ClearAll className="max-sm:hidden" onClick={onClearAll} />
    </div>
  );
}

function ClearAll({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <Button variant="link" size="sm" className={`shrink-0 px-2 ${className}`} onClick={onClick}>
      <Trans>Clear filters</Trans>
    </Button>
  );
}

function Chip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="flex min-h-7 max-w-56 shrink-0 items-center gap-2 rounded-full bg-accent-soft px-3 text-xs font-medium text-accent-ink transition-colors hover:bg-accent-soft/70"
    >
      <span className="truncate">{children}</span>
      <Icon of={X} />
      <span className="sr-only">
        <Trans>Remove</Trans>
      </span>
    </button>
  );
}
