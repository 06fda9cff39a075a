import type { FastifyReply } from 'fastify';

/** Tells an administrator the id for `POST /activity/{id}/undo`; null when there is nothing to undo. */
export function offerUndo(reply: FastifyReply, noteId: string | null): void {
  if (noteId !== null && reply.request.caller?.role === 'ADMIN') reply.header('x-undo', noteId);
}
