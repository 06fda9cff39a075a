import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import Pencil from 'lucide-react/icons/pencil';
import { Link, type LinkProps } from 'react-router';
import type { Verb } from '@buddyline/domain/rights';
import { editTarget } from '../keyboard/list-keyboard.ts';
import { useRefusal } from '../query/use-refusal.ts';
import { DisabledAction } from '@buddyline/ui/disabled-action';

interface Props extends Pick<LinkProps, 'to' | 'prefetch'> {
  label: string;
  /** The right that the edit needs. */
  may: Verb;
  /** Whose record it is. */
  ownerId?: string;
}

/** The pencil of a list's item, which opens its form. */
export function EditLink({ to, label, prefetch, may, ownerId }: Props) {
  const reason = useRefusal()(may, ownerId);
  if (reason !== undefined) return <DisabledAction icon={Pencil} label={label} reason={reason} />;
  return (
    <Tooltip text={label} repeatsName>
      <Link
        to={to}
        {...(prefetch && { prefetch })}
        {...editTarget}
        aria-label={label}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <Icon of={Pencil} />
      </Link>
    </Tooltip>
  );
}
