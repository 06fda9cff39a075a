import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Plural, Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { Neighbours } from './use-neighbours.ts';

export interface NeighbourNavProps {
  /** Null until the list is there. */
  neighbours: Neighbours<unknown> | null;
  /** 'Tickets of this list', 'Previous ticket', 'Next ticket'. */
  labels: { list: string; previous: string; next: string };
}

/** Previous and next within the list that a record was opened from, and its position, whose space is reserved. */
export function NeighbourNav({ neighbours, labels }: NeighbourNavProps) {
  return (
    <nav
      aria-label={labels.list}
      className="flex h-9 items-center rounded-control border border-line bg-surface-raised"
    >
      <Step label={labels.previous} to={neighbours?.previous?.to} icon={ChevronLeft} />
      <span role="status" className="min-w-16 px-1 text-center whitespace-nowrap tabular-nums">
        {neighbours && <Place {...neighbours} />}
      </span>
      <Step label={labels.next} to={neighbours?.next?.to} icon={ChevronRight} />
    </nav>
  );
}

function Place({ at, total }: Pick<Neighbours<unknown>, 'at' | 'total'>) {
  if (at === null) return total !== null && <Plural value={total} one="# left" other="# left" />;
  if (total === null) return at;
  return (
    <Trans>
      {at} of {total}
    </Trans>
  );
}

interface StepProps {
  label: string;
  /** Undefined at the end of the list. */
  to: string | undefined;
  icon: LucideIcon;
}

function Step({ to, label, icon }: StepProps) {
  const className = buttonClasses({ variant: 'ghost', size: 'icon', className: 'size-8!' });
  const arrow = <Icon of={icon} directional />;
  if (to === undefined) {
    return (
      <button type="button" disabled aria-label={label} className={className}>
        {arrow}
      </button>
    );
  }
  return (
    <Tooltip text={label} repeatsName>
      <Link to={to} aria-label={label} className={className}>
        {arrow}
      </Link>
    </Tooltip>
  );
}
