import { hash } from 'node:crypto';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from './precompress.ts';

/** A page or another file that is made when the server starts, since it says this deployment's settings. */
export interface MadeFile {
  /** `text/html; charset=utf-8` */
  type: string;
  body: string | Uint8Array;
}

/** Made files by path, such as `/` and `/sitemap.xml`. */
export type MadeFiles = Record<string, MadeFile>;

/** A file in every encoding that it is sent in. */
export interface PackedFile {
  type: string;
  copies: Map<string, { body: Uint8Array; etag: string }>;
}

const isText = /^text\/|\b(?:json|xml)\b/;

/** Compresses once what is sent often. */
export async function packFile({ type, body }: MadeFile): Promise<PackedFile> {
  const plain = Buffer.from(body);
  const smaller = isText.test(type) ? await compressed(plain) : null;
  const copies = Object.entries({ ...smaller, identity: plain }).map(
    ([encoding, bytes]) =>
      [encoding, { body: bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` }] as const,
  );
  return { type, copies: new Map(copies) };
}

/** Sends the smallest copy that the browser takes, or 304 when it has that one. */
export function sendPacked(
  { type, copies }: PackedFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.type(type).header('vary', 'accept-encoding');
  const wanted = negotiate(headers['accept-encoding'] ?? '', [...copies.keys()]);
  const encoding = wanted ?? 'identity';
  const copy = copies.get(encoding);
  if (copy === undefined) throw new Error(`There is no copy in the encoding ${encoding}.`);
  reply.header('etag', copy.etag);
  // A page for a lost address is sent again: 304 would say that the address is right.
  if (reply.statusCode === 200 && headers['if-none-match']?.includes(copy.etag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(copy.body);
}
