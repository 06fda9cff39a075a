import type { BadgeTone } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import MessageCircle from 'lucide-react/icons/message-circle';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ActionStep, LengthChoice } from './dialog/action-draft.ts';

interface Look {
  icon: LucideIcon;
  tone: BadgeTone;
}

export const stepLooks: Record<ActionStep, Look> = {
  note: { icon: StickyNote, tone: 'neutral' },
  message: { icon: MessageCircle, tone: 'info' },
  warning: { icon: TriangleAlert, tone: 'warn' },
  suspension: { icon: Ban, tone: 'notice' },
  delete: { icon: Trash2, tone: 'danger' },
};

/** Of a kind that a newer backend knows. */
export function lookOf(kind: string): Look {
  const looks: Partial<Record<string, Look>> = stepLooks;
  return looks[kind] ?? stepLooks.message;
}

export function useSanctionNames() {
  const { t } = useLingui();
  const steps: Record<ActionStep, string> = {
    note: t`Note`,
    message: t`Message`,
    warning: t`Warning`,
    suspension: t`Suspension`,
    delete: t({ message: 'Delete', context: 'step' }),
  };
  const lengths: Record<LengthChoice, string> = {
    '1-day': t`1 day`,
    '7-days': t`7 days`,
    '30-days': t`30 days`,
    'until-lifted': t`Until lifted`,
    day: t`Until a day`,
  };
  const names: Partial<Record<string, string>> = steps;
  return { steps, lengths, kindName: (kind: string) => names[kind] ?? kind };
}
