import type { ActivityAction, ActivityChanges } from '@buddyline/domain/activity';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { callerOf } from '../http/access.ts';
import { actionsOf } from '../http/audit.ts';

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

interface Circumstances {
  reason?: string | undefined;
  operationId?: string | undefined;
  /** By default the caller. */
  actor?: Act['actor'];
}

/** An act of the caller, one of those that the route declares in `config.audit`. */
export function actOf(
  request: FastifyRequest,
  action: ActivityAction,
  { reason, operationId, actor = actorOf(request) }: Circumstances = {},
): Act {
  const declared = actionsOf(request.routeOptions.config.audit);
  if (!declared.includes(action)) throw new Error(`The route does not declare ${action}`);
  return {
    id: uuidv7(),
    actor,
    action,
    reason: reason ?? null,
    operationId: operationId ?? null,
    requestId: request.id,
  };
}

/** An act of the system, such as a purge. */
export function systemAct(action: ActivityAction): Act {
  return { id: uuidv7(), actor: null, action, reason: null, operationId: null, requestId: null };
}

function actorOf(request: FastifyRequest): NonNullable<Act['actor']> {
  const { userId, name } = callerOf(request);
  return { id: userId, name };
}
