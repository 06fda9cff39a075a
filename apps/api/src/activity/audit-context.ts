import type { ActivityAction } from '@buddyline/domain/activity';
import { isStaff } from '@buddyline/domain/role';
import type { FastifyRequest } from 'fastify';
import { timeId } from '../db/database-clock.ts';
import { callerOf, hasRight } from '../http/access.ts';
import { actionsOf } from '../http/audit.ts';
import { forbidden } from '../http/failure.ts';
import type { AuditContext } from './audit-entry.ts';

interface Circumstances {
  reason?: string | undefined;
  operationId?: string | undefined;
  /** By default the caller. */
  actor?: AuditContext['actor'];
}

/**
 * What the caller does: one of the actions that the route declares in `config.may` or `config.audit`.
 * @throws Failure 403 on a route of staff when the caller has another of its rights, but not this one
 */
export function auditContext(
  request: FastifyRequest,
  action: ActivityAction,
  { reason, operationId, actor = actorOf(request) }: Circumstances = {},
): AuditContext {
  const { config } = request.routeOptions;
  if (!actionsOf(config).includes(action)) throw new Error(`The route does not declare ${action}`);
  if (config.access === undefined && !hasRight(request, action)) throw forbidden();
  return {
    id: timeId(),
    actor,
    action,
    reason: reason ?? null,
    operationId: operationId ?? null,
    requestId: request.id,
  };
}

/** The same for staff; null for members. They may only change what is theirs, and such entries would bury those of staff. */
export function staffAuditContext(
  request: FastifyRequest,
  action: ActivityAction,
): AuditContext | null {
  return isStaff(callerOf(request)) ? auditContext(request, action) : null;
}

function actorOf(request: FastifyRequest): NonNullable<AuditContext['actor']> {
  const { userId, name } = callerOf(request);
  return { id: userId, name };
}
