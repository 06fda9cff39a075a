import type { ActivityAction } from '@buddyline/domain/activity';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { callerOf } from '../http/access.ts';
import { actionsOf } from '../http/audit.ts';
import type { Act } from './note.ts';

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

/**
 * An act of an administrator; null for others, who may only change what is theirs: notes of that would
 * bury those of the staff.
 */
export function staffActOf(request: FastifyRequest, action: ActivityAction): Act | null {
  return callerOf(request).role === 'ADMIN' ? actOf(request, action) : null;
}

function actorOf(request: FastifyRequest): NonNullable<Act['actor']> {
  const { userId, name } = callerOf(request);
  return { id: userId, name };
}
