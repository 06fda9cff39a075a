import type { ServerResponse } from 'node:http';
import { whenOver } from '@buddyline/connections/when-over';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../api.ts';

const responses = new WeakMap<FastifyRequest, ServerResponse>();

/**
 * Ends requests whose client has left before their handler begins, since nobody waits for the answer. It also
 * remembers the responses for `clientLeft`. Register it before hooks that do work: a client may leave during each.
 */
export function noticeLeavingClients(api: Api): void {
  api.addHook('onRequest', (request, reply, done) => {
    responses.set(request, reply.raw);
    done();
  });
  api.addHook('preParsing', (_request, reply, payload, done) => {
    if (reply.raw.closed) reply.hijack();
    else done(null, payload);
  });
  api.addHook('preValidation', (_request, reply, done) => {
    if (reply.raw.closed) reply.hijack();
    else done();
  });
  api.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function unlessGone(request, reply) {
      if (reply.raw.closed) reply.hijack();
      else return handler.call(this, request, reply);
    };
  });
}

/** Whether the client has disconnected, or has its answer. */
export function isClientGone(request: FastifyRequest): boolean {
  return responses.get(request)?.closed === true;
}

/**
 * Aborted when the client disconnects, or has its answer: nobody waits for the result of the work any
 * more. Fastify's `request.signal` follows the request's stream, which ends with its body.
 */
export function clientLeft(request: FastifyRequest): AbortSignal {
  const response = responses.get(request);
  const left = new AbortController();
  if (response !== undefined) whenOver(response, () => left.abort());
  return left.signal;
}
