import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import type { LucideIcon } from 'lucide-react';

interface Props {
  icon: LucideIcon;
  label: string;
  /** Why it does nothing. */
  reason: string;
}

/** Can still be reached by keyboard, so that the reason can be read. */
export function DisabledAction({ icon, label, reason }: Props) {
  return (
    <Tooltip text={reason}>
      <Button variant="ghost" size="icon" aria-label={label} aria-disabled>
        <Icon of={icon} />
      </Button>
    </Tooltip>
  );
}
