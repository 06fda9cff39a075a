import type { ActivityAction, ActivityChanges } from '@buddyline/domain/activity';
import { timeId } from '../db/database-clock.ts';

/** Who does what; known before the change. */
export interface AuditContext {
  /** UUIDv7: its time is the time of the action. Of a delete it is also the id of the deletion. */
  id: string;
  /** Null for the system. */
  actor: { id: string; name: string } | null;
  action: ActivityAction;
  reason: string | null;
  operationId: string | null;
  requestId: string | null;
}

/** An audit entry: who did what, and what it changed. */
export interface AuditEntry extends AuditContext {
  itemId: string | null;
  label: string | null;
  /** The user whom the item belongs to. */
  personId: string | null;
  changes?: ActivityChanges | null;
  /** The records that went along, by noun. */
  counts?: Record<string, number> | null;
}

/** What the system does by itself, such as a purge. */
export function systemAudit(action: ActivityAction): AuditContext {
  return { id: timeId(), actor: null, action, reason: null, operationId: null, requestId: null };
}
