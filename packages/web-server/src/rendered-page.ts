import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestSource } from './forwarded-headers.ts';
import { withNonce } from './security-headers.ts';

/** The parts of a request that a renderer needs. */
export interface PageRequest extends RequestSource {
  url: string;
  method: string;
  protocol: string;
}

/** A page that was rendered for one visitor. */
export interface RenderedPage {
  /** `Set-Cookie` headers, sent with the fallback page too. */
  cookies: string[];
  /** The start of the document, sent at once; without it the fallback page is sent. */
  head?: string;
  /** The rest of the document; never rejects. */
  rest?: Promise<string>;
}

/** Sends the head at once and the rest when it is rendered, as `no-store`. The nonce allows the page's scripts. */
export function sendRendered(
  head: string,
  rest: Promise<string>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', withNonce(policy, nonce))
    .header('cache-control', 'no-store')
    // Otherwise nginx would hold the head back until the page is complete.
    .header('x-accel-buffering', 'no')
    .header('vary', 'accept-encoding');
  const chunks = Readable.from(inOrder(head, rest));
  const encoder = encoderFor(negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']));
  if (!encoder) return reply.send(chunks);
  reply.header('content-encoding', encoder.encoding);
  return reply.send(chunks.pipe(encoder.stream));
}

async function* inOrder(head: string, rest: Promise<string>): AsyncGenerator<string> {
  yield head;
  yield await rest;
}

/** Flushes after each chunk, so that the head is not held back. */
function encoderFor(encoding: string | null) {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const stream = createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH });
    return { encoding, stream };
  }
  return encoding === 'gzip'
    ? { encoding, stream: createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }) }
    : undefined;
}
