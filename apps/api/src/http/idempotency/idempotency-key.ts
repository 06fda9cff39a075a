import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access.ts';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why a POST of a signed-in caller does not store its answer. */
    idempotency?: { none: string };
  }
  interface FastifyRequest {
    /** The key of this call, once it is known what was sent; null without one. */
    idempotency: IdempotencyKey | null;
  }
}

/** The caller's name for one change, and a hash of what they sent with it. */
export interface IdempotencyKey {
  userId: string;
  key: string;
  fingerprint: string;
}

export const keyHeader = 'idempotency-key';

const invalid = /*i18n*/ {
  id: 'api.idempotency.invalid',
  message: 'An Idempotency-Key has 1 to 100 visible ASCII characters.',
};

/** Whether the answers of a route are stored: those of all POST calls that require sign-in, unless it says why not. */
export function storesAnswers({
  method,
  config,
}: {
  method: string | string[];
  config?: { access?: { who: string }; idempotency?: { none: string } };
}): boolean {
  if (String(method) !== 'POST' || config?.idempotency !== undefined) return false;
  return config?.access?.who !== 'anyone';
}

/**
 * The key of a call, with the hash of its method, its address and what was sent.
 * @returns null without the header
 * @throws Failure 400
 */
export function idempotencyKeyOf(request: FastifyRequest, sent: string): IdempotencyKey | null {
  const given = request.headers[keyHeader];
  if (given === undefined) return null;
  // The draft's syntax is a quoted string; a bare one is accepted too.
  const key = String(given).replace(/^"(.*)"$/, '$1');
  if (!/^[\x21-\x7E]{1,100}$/.test(key)) throw new Failure(400, invalid);
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n`).update(sent);
  return { userId: callerOf(request).userId, key, fingerprint: hash.digest('base64url') };
}
