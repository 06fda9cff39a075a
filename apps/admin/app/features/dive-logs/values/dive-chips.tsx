import { Badge } from '@buddyline/ui/badge';
import { classes } from '@buddyline/ui/classes';
import { Icon } from '@buddyline/ui/icon';
import type { ReactNode } from 'react';
import type { Chip } from './dive-marks.ts';

interface Props {
  chips: Chip[];
  /** Names the list for screen readers. */
  label: string;
  /** A last list item. */
  children?: ReactNode;
  /** Instead of wrapping. */
  className?: string;
}

/** A list of chips, each a text with an optional icon. */
export function DiveChips({ chips, label, children, className = 'flex-wrap' }: Props) {
  return (
    <ul role="list" aria-label={label} className={classes('flex gap-1.5', className)}>
      {chips.map(({ key, text, icon }) => (
        <li key={key} className="flex">
          <Badge>
            {icon && <Icon of={icon} />}
            <bdi className="inline-block first-letter:uppercase">{text}</bdi>
          </Badge>
        </li>
      ))}
      {children}
    </ul>
  );
}
