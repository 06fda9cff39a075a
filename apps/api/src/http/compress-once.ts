import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Api } from './api.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
type Encoding = keyof typeof compressors;

/**
 * Compresses the documents of a scope on the first request and caches the result; they never change
 * while the server runs. Slow readers then hold little memory, because they share the same bytes.
 */
export function compressOnce(documents: Api): void {
  const kept = new Map<string, Promise<Buffer>>();
  documents.addHook('onSend', async (request, reply, payload) => {
    // The empty body of a HEAD must not become that of a GET.
    if (request.method !== 'GET') return payload;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const etag = reply.getHeader('etag');
    const isWhole = payload instanceof Readable || Buffer.isBuffer(payload);
    if (encoding === undefined || etag === undefined || !isWhole || reply.statusCode !== 200) {
      return payload;
    }
    const key = `${request.routeOptions.url} ${String(etag)} ${encoding}`;
    const known = kept.get(key);
    const compressing = known ?? compress(payload, encoding);
    if (known === undefined) kept.set(key, compressing);
    else if (payload instanceof Readable) payload.destroy();
    try {
      const bytes = await compressing;
      describe(reply, encoding);
      return bytes;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  });
}

async function compress(payload: Readable | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.isBuffer(payload) ? payload : await buffer(payload);
  return compressors[encoding](bytes);
}

function describe(reply: FastifyReply, encoding: Encoding): void {
  reply.removeHeader('content-length').removeHeader('accept-ranges');
  reply.header('content-encoding', encoding).header('vary', 'Accept-Encoding');
}

function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = accepted?.split(',').map((name) => name.trim().split(';')[0]);
  if (names?.includes('br')) return 'br';
  return names?.includes('gzip') ? 'gzip' : undefined;
}
