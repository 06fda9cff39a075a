import type { LivePresence } from '@buddyline/domain/live';
import { useEffect } from 'react';
import { sharedValue } from '../../shared-value.ts';

/** Who else is on the tickets that this browser shows. */
export const othersOnTickets = sharedValue<LivePresence['tickets']>([]);

/** The ticket that this tab shows, if any; while the tab is hidden nobody is there. */
export const shownTicket = sharedValue<string | null>(null);

/** Says that this tab shows a ticket. @returns the others who have it before them */
export function useOthersOn(ticketId: string): { id: string; name: string }[] {
  useEffect(() => {
    shownTicket.set(ticketId);
    return () => shownTicket.set(null);
  }, [ticketId]);
  return othersOnTickets.useValue().find(({ id }) => id === ticketId)?.people ?? [];
}
