import type { TicketPriority } from '@buddyline/domain/ticket';
import { storedUserId } from '../../../session/session-hints.ts';
import { newSuspension, type Suspension } from './suspension.ts';

/** What the popups of some bulk actions ask for. */
export interface ActionValues {
  suspension: Suspension;
  /** Whom tickets are assigned to; null: nobody. */
  takerId: string | null;
  priority: TicketPriority;
  /** Why posts are disabled, for staff; '' without one. */
  reason: string;
}

export function newActionValues(): ActionValues {
  return { suspension: newSuspension(), takerId: storedUserId(), priority: 'high', reason: '' };
}
