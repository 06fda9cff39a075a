import type { FastifyReply } from 'fastify';

/** An answer that is no success, in the envelope that the API answers with. */
export function fail(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ isSuccessful: false, message });
}

export function nothingHere(reply: FastifyReply): FastifyReply {
  return fail(reply, 404, 'There is nothing here.');
}
