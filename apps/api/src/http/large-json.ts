import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringifyChunked } from '@discoveryjs/json-ext';
import type { FastifyReply } from 'fastify';

/** UTF-16 code units. */
const partLength = 131_072;

/** A value as JSON, in parts; other requests have their turn after each of them. */
export async function* jsonInTurns(value: object): AsyncGenerator<string> {
  for (const part of stringifyChunked(value, { highWaterMark: partLength })) {
    yield part;
    await setImmediate();
  }
}

/** Sends a body of megabytes, since `JSON.stringify` would block all other requests. */
export function sendLarge(reply: FastifyReply, body: object): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(jsonInTurns(body)));
}
