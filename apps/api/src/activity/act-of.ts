import type { ActivityAction } from '@buddyline/domain/activity';
import { isStaff } from '@buddyline/domain/role';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { callerOf, hasRight } from '../http/access.ts';
import { actionsOf } from '../http/audit.ts';
import { forbidden } from '../http/failure.ts';
import type { Act } from './note.ts';

interface Circumstances {
  reason?: string | undefined;
  operationId?: string | undefined;
  /** By default the caller. */
  actor?: Act['actor'];
}

/**
 * An act of the caller, one of those that the route declares in `config.may` or `config.audit`.
 * @throws Failure 403 on a route of staff when the caller has another of its rights, but not this one
 */
export function actOf(
  request: FastifyRequest,
  action: ActivityAction,
  { reason, operationId, actor = actorOf(request) }: Circumstances = {},
): Act {
  const { config } = request.routeOptions;
  if (!actionsOf(config).includes(action)) throw new Error(`The route does not declare ${action}`);
  if (config.access === undefined && !hasRight(request, action)) throw forbidden();
  return {
    id: uuidv7(),
    actor,
    action,
    reason: reason ?? null,
    operationId: operationId ?? null,
    requestId: request.id,
  };
}

/** An act of staff; null for members, who may only change what is theirs: notes of that would bury those of staff. */
export function staffActOf(request: FastifyRequest, action: ActivityAction): Act | null {
  return isStaff(callerOf(request)) ? actOf(request, action) : null;
}

function actorOf(request: FastifyRequest): NonNullable<Act['actor']> {
  const { userId, name } = callerOf(request);
  return { id: userId, name };
}
