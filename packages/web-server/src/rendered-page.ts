import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from './forwarded-headers.ts';
import { withNonce } from './security-headers.ts';

/** What a renderer is told of a visit. */
export interface PageRequest extends Origin {
  url: string;
  method: string;
  protocol: string;
}

/** A page that was rendered for one visitor. */
export interface RenderedPage {
  /** `Set-Cookie` headers, whatever becomes of the page. */
  cookies: string[];
  /** What is known at once, so that the browser can begin; without it the page is left to the browser. */
  head?: string;
  /** What follows it; never rejects. */
  rest?: Promise<string>;
}

/** Sends the head as soon as it is there. Nobody keeps a copy of such a page, and it may run its own scripts. */
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
    .header('vary', 'accept-encoding');
  const chunks = Readable.from(inOrder(head, rest));
  const packer = packerFor(negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']));
  if (!packer) return reply.send(chunks);
  reply.header('content-encoding', packer.encoding);
  return reply.send(chunks.pipe(packer.stream));
}

async function* inOrder(head: string, rest: Promise<string>): AsyncGenerator<string> {
  yield head;
  yield await rest;
}

/** Each chunk leaves as it comes. */
function packerFor(encoding: string | null) {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const stream = createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH });
    return { encoding, stream };
  }
  return encoding === 'gzip'
    ? { encoding, stream: createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }) }
    : undefined;
}
