import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/conditional/entity-tags.ts';
import { Failure } from '../http/failure.ts';
import type { ByteRange } from './open-disk.ts';
import type { FileStorage } from './storage.ts';

interface Sendable {
  id: string;
  /** Variant in the storage. */
  name: string;
  contentType: string;
}

export const noSuchFile = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.files.not-found', message: 'There is no such file.' });

const noSuchRange = /*i18n*/ { id: 'api.files.no-range', message: 'The file has no such range.' };

/** Answers with the file's bytes, a single range of them, or 304 when the client has them cached. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: FileStorage,
  { id, name, contentType }: Sendable,
): Promise<FastifyReply> {
  // The bytes of an id never change, so the id and the variant are the ETag.
  const etag = `"${id}-${name}"`;
  // Files do not depend on the language, so caches need only one copy.
  reply.removeHeader('content-language').removeHeader('vary');
  reply.headers({ etag, 'accept-ranges': 'bytes', 'content-type': contentType });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const stored = await storage.read(id, name);
  // The row existed, so the picture was replaced meanwhile.
  if (stored === undefined) throw noSuchFile();
  const { size, stream } = stored;
  const range = parseRange(request.headers.range, size);
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`);
    throw new Failure(416, noSuchRange);
  }
  const bytes = request.method === 'HEAD' ? Readable.from([]) : await stream(range);
  if (bytes === undefined) throw noSuchFile();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.send(bytes);
}

/** Parses a single range. Several or invalid ranges give undefined, which means the whole file (RFC 9110). */
function parseRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? 'none' : suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'none';
}

function suffix(length: number, size: number): ByteRange {
  return { start: Math.max(0, size - length), end: size - 1 };
}
