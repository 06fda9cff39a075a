import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringifyChunked } from '@discoveryjs/json-ext';
import type { FastifyReply } from 'fastify';

/**
 * UTF-16 code units. Of many answers at once, each has a part made, encoded and compressed in one turn of the event
 * loop: with eight times as many, those of one member kept all others waiting for a second.
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
 * one part ahead of the reader. The answer counts for its sender until the last part is made.
 */
export function sendLarge(reply: FastifyReply, body: object): FastifyReply {
  reply.request.isInParts = true;
  return reply.type('application/json; charset=utf-8').send(Readable.from(jsonInTurns(body)));
}

/**
 * The answer with a list: in parts if its texts are long, otherwise in one piece, which is faster and says its
 * length.
 */
export function sendList<Body extends object>(
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  return lettersOf(body) > partLength ? sendLarge(reply, body) : body;
}

/** The letters of the texts of a value, which has few levels. It runs for each list, so it makes no arrays. */
function lettersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  let letters = 0;
  if (Array.isArray(value)) for (const part of value) letters += lettersOf(part);
  else if (isPlain(value)) for (const name in value) letters += lettersOf(value[name]);
  return letters;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
