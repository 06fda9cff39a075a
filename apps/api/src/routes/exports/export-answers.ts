import { Readable } from 'node:stream';
import { exportName } from '@buddyline/domain/exports';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { databaseNow } from '../../db/database-clock.ts';

/** What all exports have in common: HEAD would read everything. */
export const exportOptions = { exposeHeadRoute: false };

/** Sends a file that the browser saves under the name of its subject and today's day in UTC. */
export function sendAsFile(
  reply: FastifyReply,
  { subject, extension, type }: { subject: string; extension: string; type: string },
): FastifyReply {
  const name = exportName(subject, new Date(databaseNow()).toISOString().slice(0, 10), extension);
  return reply
    .header('content-disposition', contentDisposition(name))
    .header('cache-control', 'private, no-store')
    .removeHeader('content-language')
    .removeHeader('vary')
    .type(type);
}

/** Sends a text at the reader's speed. What waits for the reader is bounded by bytes, not by pieces. */
export function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return reply.send(Readable.from(pieces, { objectMode: false }));
}

export const csvType = 'text/csv; charset=utf-8; header=present';

/** A file in the OpenAPI document. */
export function fileAnswer(description: string, type: string) {
  return { description, content: { [type]: { schema: { type: 'string' } } } };
}
