import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import { compression } from '@buddyline/connections/compression';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type EncodedCopy, sendEncoded } from './rendered-files.ts';

/** What is hidden or deleted is gone from the page after this time. */
const keptMs = 1_000;
const maxBytes = 32 * 2 ** 20;

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, compression.brotliOptions),
  gzip: promisify(gzip),
};

type Encoding = keyof typeof compress | 'identity';

interface SharedPage {
  status: number;
  headers: [name: string, value: string][];
  type: string;
  body: Buffer;
  /** Made when the first visitor asks for the encoding. */
  copies: Map<Encoding, Promise<EncodedCopy>>;
}

/**
 * Pages that are the same for everybody, such as a post whose link spreads: each is rendered once a second, however
 * many visitors ask for it. Only what the renderer lets all caches keep (`Cache-Control: public`) is shared.
 */
export function createSharedPages() {
  const pages = new LRUCache<string, SharedPage>({
    maxSize: maxBytes,
    // With its two compressed copies.
    sizeCalculation: ({ body }) => 2 * body.length + 1,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  const rendering = new Map<string, Promise<SharedPage | Response>>();

  /**
   * @param key all that the page depends on
   * @param render is called by the first visitor only; a failure is theirs alone, and the next one tries again
   */
  async function get(key: string, render: () => Promise<Response>): Promise<SharedPage | Response> {
    const known = pages.get(key);
    if (known) return known;
    const pending = rendering.get(key);
    const shared = pending && (await pending.catch(() => undefined));
    if (shared && !(shared instanceof Response)) return shared;
    const page = render().then(keep);
    rendering.set(key, page);
    const forget = () => void (rendering.get(key) === page && rendering.delete(key));
    void page.then(forget, forget);
    const rendered = await page;
    if (!(rendered instanceof Response)) pages.set(key, rendered);
    return rendered;
  }
  return { get };
}

async function keep(response: Response): Promise<SharedPage | Response> {
  if (!response.headers.get('cache-control')?.startsWith('public')) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const headers = [...response.headers].filter(
    ([name]) => !['content-type', 'content-length', 'etag'].includes(name),
  );
  return { status: response.status, headers, type, body, copies: new Map() };
}

/** Sends the page in the best encoding that the browser accepts, or 304 when it has that one. */
export async function sendShared(page: SharedPage, request: FastifyRequest, reply: FastifyReply) {
  const accepted = negotiate(request.headers['accept-encoding'] ?? '', compression.encodings);
  const encoding = isEncoding(accepted) ? accepted : 'identity';
  const known = page.copies.get(encoding);
  const copy = known ?? encode(page.body, encoding);
  if (!known) page.copies.set(encoding, copy);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.code(page.status);
  const copies = new Map([[encoding, await copy]]);
  return sendEncoded({ type: page.type, copies }, request, reply);
}

const isEncoding = (name: string | null): name is keyof typeof compress =>
  name !== null && name in compress;

async function encode(body: Buffer, encoding: Encoding): Promise<EncodedCopy> {
  const bytes = encoding === 'identity' ? body : await compress[encoding](body);
  return { body: bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` };
}
