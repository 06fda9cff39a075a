import type { TicketAge } from '@buddyline/domain/ticket';
import { useLingui } from '@lingui/react/macro';

/** How long ago tickets were opened, the newest first. */
export function useTicketAgeNames(): Record<TicketAge, string> {
  const { t } = useLingui();
  return {
    underDay: t`Less than a day`,
    underWeek: t`A day to a week`,
    underMonth: t`A week to a month`,
    older: t`A month or more`,
  };
}
