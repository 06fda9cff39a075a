import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';
import type { LucideIcon } from 'lucide-react';

interface Props {
  icon: LucideIcon;
  label: string;
  /** Why the action is disabled. */
  reason: string;
}

/** A disabled icon button that stays focusable, so that keyboard users can read the reason. */
export function DisabledAction({ icon, label, reason }: Props) {
  return (
    <Tooltip text={reason}>
      <Button variant="ghost" size="icon" aria-label={label} aria-disabled>
        <Icon of={icon} />
      </Button>
    </Tooltip>
  );
}
