import { statusText } from '@buddyline/domain/status-text';
import type { TicketStatus } from '@buddyline/domain/ticket';
import type { BadgeTone } from '@buddyline/ui/badge';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Our statuses, and two more from the specification. */
type NamedStatus = TicketStatus | 'IN_PROGRESS' | 'RESOLVED';

interface Look {
  name: MessageDescriptor;
  tone: BadgeTone;
}

/** The name of each status, and the colour of its badge in the specification. */
const looks: Record<NamedStatus, Look> = {
  OPEN: { name: msg`Open`, tone: 'ok' },
  CLOSED: { name: msg`Closed`, tone: 'neutral' },
  PENDING: { name: msg`Pending`, tone: 'notice' },
  IN_PROGRESS: { name: msg`In Progress`, tone: 'warn' },
  RESOLVED: { name: msg`Resolved`, tone: 'ok' },
};

/** Ignores case; unknown statuses have no look. */
function lookOf(status: string): Look | undefined {
  const known: Partial<Record<string, Look>> = looks;
  return known[status.toUpperCase()];
}

export const statusTone = (status: string): BadgeTone | undefined => lookOf(status)?.tone;

/** The name of a status, known or not. */
export function useStatusName(): (status: string) => string {
  const { i18n } = useLingui();
  return (status) => {
    const look = lookOf(status);
    return look ? i18n._(look.name) : statusText(status);
  };
}
