import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringifyChunked } from '@discoveryjs/json-ext';
import type { FastifyReply } from 'fastify';

/**
 * In UTF-16 code units. A part of each answer is made, encoded and compressed in one turn of the event loop. With parts
 * eight times as long, many answers of one member at once kept everybody else waiting for a second.
 */
const partLength = 16_384;

/** A value as JSON, in parts; other requests have their turn after each of them. */
export async function* jsonInTurns(value: object): AsyncGenerator<string> {
  for (const part of stringifyChunked(value, { highWaterMark: partLength })) {
    yield part;
    await setImmediate();
  }
}

/**
 * Sends a body of megabytes in parts, because `JSON.stringify` would block all other requests. `Readable.from` makes
 * one part ahead of the reader. Until the last part is made, the answer counts as one that its caller has in flight.
 */
export function sendLarge(reply: FastifyReply, body: object): FastifyReply {
  reply.request.isInParts = true;
  return reply.type('application/json; charset=utf-8').send(Readable.from(jsonInTurns(body)));
}

/**
 * The answer with a list. If its texts are long it is sent in parts; otherwise in one piece, which is faster and has a
 * `Content-Length`.
 */
export function sendList<Body extends object>(
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  return textLength(body) > partLength ? sendLarge(reply, body) : body;
}

/** The length of all texts in a value, which is nested only a few levels deep. It runs for each list, so it makes no arrays. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  let letters = 0;
  if (Array.isArray(value)) for (const part of value) letters += textLength(part);
  else if (isPlain(value)) for (const name in value) letters += textLength(value[name]);
  return letters;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
