import { callerOf } from '../../http/access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const exportsPerMinute = 10;

/** What all exports have in common: HEAD would read everything. */
export const exportOptions = { exposeHeadRoute: false };

export const exportRateLimit = {
  max: exportsPerMinute,
  keyGenerator: (request: FastifyRequest): string => `exports:${callerOf(request).userId}`,
};

/** Sends a file that the browser saves. */
export function sendAsFile(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .removeHeader('content-language')
    .removeHeader('vary')
    .type(type);
}

export const csvType = 'text/csv; charset=utf-8; header=present';

/** A file in the OpenAPI document. */
export function fileAnswer(description: string, type: string) {
  return { description, content: { [type]: { schema: { type: 'string' } } } };
}
