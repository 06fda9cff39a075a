import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { QueuePlace } from './queue-place.ts';

interface Props {
  /** Null until the list is there; its space is reserved. */
  place: QueuePlace | null;
  /** URLs; null at the ends. */
  previous: string | null;
  next: string | null;
}

/** Previous and Next within the list the ticket was opened from, and the position: '4 of 37'. */
export function QueueNavigator({ place, previous, next }: Props) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Tickets of this list`}
      className="flex h-9 items-center rounded-control border border-line bg-surface-raised"
    >
      <Step to={previous} label={t`Previous ticket`} icon={ChevronLeft} />
      <span role="status" className="min-w-16 px-1 text-center whitespace-nowrap tabular-nums">
        {place && <Position {...place} />}
      </span>
      <Step to={next} label={t`Next ticket`} icon={ChevronRight} />
    </nav>
  );
}

function Position({ at, total }: Pick<QueuePlace, 'at' | 'total'>) {
  if (at === null) return total !== null && <Plural value={total} one="# left" other="# left" />;
  if (total === null) return at;
  return (
    <Trans>
      {at} of {total}
    </Trans>
  );
}

interface StepProps {
  to: string | null;
  label: string;
  icon: LucideIcon;
}

function Step({ to, label, icon }: StepProps) {
  const className = buttonClasses({ variant: 'ghost', size: 'icon', className: 'size-8!' });
  const arrow = <Icon of={icon} directional />;
  if (to === null) {
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
