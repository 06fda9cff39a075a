import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

export interface FilterChip {
  /** The filter's name in the address. */
  name: string;
  /** 'Status: Open' */
  label: ReactNode;
}

interface Props {
  chips: readonly FilterChip[];
  onRemove: (name: string) => void;
  onClear: () => void;
}

/** What narrows a list down, each to be taken away by itself or all at once. */
export function FilterChips({ chips, onRemove, onClear }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          onClick={() => onRemove(name)}
          className="flex min-h-7 max-w-full items-center gap-2 rounded-full bg-accent-soft px-3 text-xs font-medium text-accent-ink transition-colors hover:bg-accent-soft/70"
        >
          <span className="truncate">{label}</span>
          <Icon of={X} />
          <span className="sr-only">
            <Trans>Remove</Trans>
          </span>
        </button>
      ))}
      <Button variant="link" size="sm" onClick={onClear}>
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  );
}
