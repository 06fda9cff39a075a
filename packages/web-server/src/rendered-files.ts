import { hash } from 'node:crypto';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from './precompress.ts';

/** A page or file that is rendered at start, since it contains settings of the deployment. */
export interface RenderedFile {
  /** `text/html; charset=utf-8` */
  type: string;
  body: string | Uint8Array;
}

/** Rendered files by path, such as `/` and `/sitemap.xml`. */
export type RenderedFiles = Record<string, RenderedFile>;

export interface EncodedCopy {
  body: Uint8Array;
  etag: string;
}

/** A file in each content encoding. */
export interface EncodedFile {
  type: string;
  copies: Map<string, EncodedCopy>;
}

const isText = /^text\/|\b(?:json|xml)\b/;

/** Compresses a file once for all requests. */
export async function encodeFile({ type, body }: RenderedFile): Promise<EncodedFile> {
  const plain = Buffer.from(body);
  const smaller = isText.test(type) ? await compressed(plain) : null;
  const copies = Object.entries({ ...smaller, identity: plain }).map(
    ([encoding, bytes]) =>
      [encoding, { body: bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` }] as const,
  );
  return { type, copies: new Map(copies) };
}

/** Sends the smallest encoding that the browser accepts, or 304 when it has that one. */
export function sendEncoded(
  { type, copies }: EncodedFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.type(type).header('vary', 'accept-encoding');
  const accepted = negotiate(headers['accept-encoding'] ?? '', [...copies.keys()]);
  const encoding = accepted ?? 'identity';
  const copy = copies.get(encoding);
  if (copy === undefined) throw new Error(`The file is not available in the encoding ${encoding}.`);
  reply.header('etag', copy.etag);
  // A 404 page is sent again, since a 304 would hide the status.
  if (reply.statusCode === 200 && headers['if-none-match']?.includes(copy.etag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(copy.body);
}
