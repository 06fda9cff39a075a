import type { FastifyReply } from 'fastify';

/** Sends the id of the note that `POST /activity/{id}/undo` can undo; null when nothing changed. */
export function offerUndo(reply: FastifyReply, noteId: string | null): void {
  if (noteId !== null) reply.header('x-undo', noteId);
}
