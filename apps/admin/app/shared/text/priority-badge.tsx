import type { TicketPriority } from '@buddyline/domain/ticket';
import { statusText } from '@buddyline/domain/status-text';
import { Badge, type BadgeTone } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';

/** The specification's colours: blue, yellow, orange, red. Orange is a pending ticket's too, so a priority also has bars. */
const looks: Record<TicketPriority, { tone: BadgeTone; bars: number }> = {
  low: { tone: 'info', bars: 1 },
  medium: { tone: 'warn', bars: 2 },
  high: { tone: 'notice', bars: 3 },
  urgent: { tone: 'danger', bars: 4 },
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
    <Badge tone={looks[key].tone} of={t`Priority`}>
      <Bars lit={looks[key].bars} />
      {names[key]}
    </Badge>
  );
}

/** Four rising bars. @param lit how many of them are not faded */
function Bars({ lit }: { lit: number }) {
  return (
    <svg aria-hidden viewBox="0 0 12 10" width="12" height="10" className="rtl:-scale-x-100">
      {[1, 2, 3, 4].map((bar) => (
        <path
          key={bar}
          d={`M${bar * 3 - 2} 10v-${bar * 2 + 1}`}
          strokeWidth="2"
          stroke="currentColor"
          opacity={bar > lit ? 0.25 : 1}
        />
      ))}
    </svg>
  );
}

function isPriority(text: string): text is TicketPriority {
  return Object.hasOwn(looks, text);
}
