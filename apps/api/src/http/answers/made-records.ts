import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Api } from '../api.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The address of the record that a POST makes, below `/api`; `:id` is the `id` in its answer. A record without
     * an address has that of its list. The route answers 201, with this address in `Location`.
     */
    makes?: `/${string}`;
  }
}

const madeSchema = v.object({ data: v.object({ id: v.string() }) });

/** Every route that makes a record says so with status and address, also when it repeats a stored answer. */
export function answerMadeRecords(api: Api): void {
  api.addHook('onRoute', (route) => {
    if (route.config?.makes === undefined) return;
    // Before the handler, because answers are stored with their status.
    route.preHandler = async (_request, reply) => {
      reply.code(201);
    };
    route.preSerialization = async (request, reply, payload) => {
      sendLocation(request, reply, payload);
      return payload;
    };
  });
}

/** @param body the whole answer; one that is not about a made record is left alone */
export function sendLocation(request: FastifyRequest, reply: FastifyReply, body: unknown): void {
  const { makes } = request.routeOptions.config;
  if (makes === undefined || reply.statusCode !== 201 || !v.is(madeSchema, body)) return;
  const ids: Record<string, unknown> = { ...Object(request.params), id: body.data.id };
  const path = makes.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(ids[name])),
  );
  reply.header('location', `/api${path}`);
}
