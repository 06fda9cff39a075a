import type { FastifyReply } from 'fastify';

/** Sends an error in the API's envelope. */
export function sendFailure(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ isSuccessful: false, message });
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendFailure(reply, 404, 'There is nothing here.');
}
