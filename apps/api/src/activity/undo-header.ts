import { isStaff } from '@buddyline/domain/role';
import type { FastifyReply } from 'fastify';

/** Tells staff the id for `POST /activity/{id}/undo`; null when there is nothing to undo. */
export function offerUndo(reply: FastifyReply, entryId: string | null): void {
  const { caller } = reply.request;
  if (entryId !== null && caller !== null && isStaff(caller)) reply.header('x-undo', entryId);
}
