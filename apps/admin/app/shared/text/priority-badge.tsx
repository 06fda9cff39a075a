import type { TicketPriority } from '@buddyline/domain/ticket';
import { statusText } from '@buddyline/domain/status-text';
import { Badge, type BadgeTone } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';

/** The specification's colours: blue, yellow, orange, red. */
const tones: Record<TicketPriority, BadgeTone> = {
  low: 'info',
  medium: 'warn',
  high: 'notice',
  urgent: 'danger',
};

export function usePriorityNames(): Record<TicketPriority, string> {
  const { t } = useLingui();
  return { low: t`Low`, medium: t`Medium`, high: t`High`, urgent: t`Urgent` };
}

/** A ticket's priority; unknown values are shown in grey. */
export function PriorityBadge({ priority }: { priority: string }) {
  const { t } = useLingui();
  const names = usePriorityNames();
  const key = priority.toLowerCase();
  if (!isPriority(key)) return <Badge of={t`Priority`}>{statusText(priority)}</Badge>;
  return (
    <Badge tone={tones[key]} of={t`Priority`}>
      {names[key]}
    </Badge>
  );
}

function isPriority(text: string): text is TicketPriority {
  return Object.hasOwn(tones, text);
}
