import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Neighbour {
  /** 'Next ticket'. */
  label: string;
  /** Its URL; null at the end of the list. */
  to: string | null;
}

interface Props {
  label: string;
  previous: Neighbour;
  next: Neighbour;
  /** The position: '4 of 37'. Its space is reserved. */
  children: ReactNode;
}

/** Previous and next within the list that an item was opened from. */
export function NeighbourNav({ label, previous, next, children }: Props) {
  return (
    <nav
      aria-label={label}
      className="flex h-9 items-center rounded-control border border-line bg-surface-raised"
    >
      <Step {...previous} icon={ChevronLeft} />
      <span role="status" className="min-w-16 px-1 text-center whitespace-nowrap tabular-nums">
        {children}
      </span>
      <Step {...next} icon={ChevronRight} />
    </nav>
  );
}

function Step({ to, label, icon }: Neighbour & { icon: LucideIcon }) {
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
