import { Badge } from '@buddyline/ui/badge';
import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Mark } from './dive-marks.ts';

interface Props {
  marks: Mark[];
  /** Names the list for screen readers. */
  label: string;
  /** A last item. */
  children?: ReactNode;
}

/** Words with their icons, in a list. */
export function DiveChips({ marks, label, children }: Props) {
  const { i18n } = useLingui();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {marks.map(({ label: name, icon }) => (
        <li key={name.id} className="flex">
          <Badge tone="accent">
            <Icon of={icon} />
            <bdi>{i18n._(name)}</bdi>
          </Badge>
        </li>
      ))}
      {children}
    </ul>
  );
}
