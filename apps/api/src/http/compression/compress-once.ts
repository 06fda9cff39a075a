import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pacedBytes } from '@buddyline/connections/paced-delivery';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import type { Api } from '../api.ts';

const encoders = {
  identity: (bytes: Buffer) => bytes,
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
type Encoding = keyof typeof encoders;

/**
 * Keeps the documents of a scope in memory in each encoding, compressed on the first request; they never
 * change while the server runs. Slow readers then hold little memory, because they share the same bytes,
 * and take no turns of the event loop, because nothing is read for them.
 */
export function compressOnce(documents: Api): void {
  const kept = new Map<string, Promise<Buffer>>();
  documents.addHook('onSend', async (request, reply, payload) => {
    // The empty body of a HEAD must not become that of a GET.
    if (request.method !== 'GET') return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = negotiate(accepted, ['br', 'gzip']) ?? 'identity';
    const etag = reply.getHeader('etag');
    const isWhole = payload instanceof Readable || Buffer.isBuffer(payload);
    if (etag === undefined || !isWhole || reply.statusCode !== 200) return payload;
    const key = `${request.routeOptions.url} ${String(etag)} ${encoding}`;
    const known = kept.get(key);
    const encoded = known ?? encode(payload, encoding);
    if (known === undefined) kept.set(key, encoded);
    else if (payload instanceof Readable) payload.destroy();
    try {
      const bytes = await encoded;
      describe(reply, encoding);
      reply.header('content-length', bytes.length);
      return pacedBytes(bytes);
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  });
}

async function encode(payload: Readable | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.isBuffer(payload) ? payload : await buffer(payload);
  return encoders[encoding](bytes);
}

function describe(reply: FastifyReply, encoding: Encoding): void {
  if (encoding === 'identity') return;
  reply.removeHeader('accept-ranges');
  reply.header('content-encoding', encoding).header('vary', 'Accept-Encoding');
}
