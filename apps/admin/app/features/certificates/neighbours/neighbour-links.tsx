import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useNavigate } from 'react-router';
import { usePageKeys } from '../../../shared/keyboard/page-keys.ts';
import type { Neighbours } from './use-neighbours.ts';

/** Previous and next in the list that the certificate was opened from, by links and by keys. */
export function NeighbourLinks({ neighbours }: { neighbours: Neighbours | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { at = null, total, previous = null, next = null } = neighbours ?? {};
  const labels = { previous: t`Previous certificate`, next: t`Next certificate` };
  const go = (to: string | null) => () => {
    if (to !== null) void navigate(to);
  };
  usePageKeys([
    { key: 'n', label: labels.next, run: go(next) },
    { key: 'j', label: labels.next, run: go(next) },
    { key: 'k', label: labels.previous, run: go(previous) },
  ]);
  return (
    <nav
      aria-label={t`Certificates of this list`}
      className="flex h-9 items-center rounded-control border border-line bg-surface-raised"
    >
      <Step to={previous} label={labels.previous} icon={ChevronLeft} />
      <span role="status" className="min-w-16 px-1 text-center whitespace-nowrap tabular-nums">
        {at !== null &&
          (total === undefined ? (
            at
          ) : (
            <Trans>
              {at} of {total}
            </Trans>
          ))}
      </span>
      <Step to={next} label={labels.next} icon={ChevronRight} />
    </nav>
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
