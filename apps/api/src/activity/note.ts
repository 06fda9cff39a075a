import type { ActivityAction, ActivityChanges } from '@buddyline/domain/activity';
import { v7 as uuidv7 } from 'uuid';

/** Who does what; known before the change. */
export interface Act {
  /** UUIDv7: its time is the time of the act. Of a delete it is also the id of the deletion. */
  id: string;
  /** Null for the system. */
  actor: { id: string; name: string } | null;
  action: ActivityAction;
  reason: string | null;
  operationId: string | null;
  requestId: string | null;
}

/** An act with what it changed. */
export interface Note extends Act {
  itemId: string | null;
  label: string | null;
  /** The user whom the item belongs to. */
  personId: string | null;
  changes?: ActivityChanges | null;
  /** The records that went along, by noun. */
  counts?: Record<string, number> | null;
}

/** An act of the system, such as a purge. */
export function systemAct(action: ActivityAction): Act {
  return { id: uuidv7(), actor: null, action, reason: null, operationId: null, requestId: null };
}
