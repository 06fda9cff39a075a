import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type ServerKey, isSigned, sign } from './server-key.ts';

/** Recognises browsers and apps in which an account has signed in before. */
export interface KnownBrowsers {
  remember(reply: FastifyReply, email: string): void;
  /** Whether this address has signed in with this browser before. */
  isKnown(request: FastifyRequest, email: string): boolean;
}

const maxAgeSeconds = 90 * 86_400;

/**
 * Uses a cookie that outlives the session. Its sender has signed in before, so the limits against guesses
 * from many networks and on the mails that strangers ask for do not apply. The cookie grants no access and does not contain the account.
 */
export function createKnownBrowsers(
  { secure }: Pick<Config, 'secure'>,
  serverKey: ServerKey,
): KnownBrowsers {
  const key = serverKey.derive('known-browser');
  const name = secure ? '__Secure-known' : 'known';
  const options = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: maxAgeSeconds,
  } satisfies CookieSerializeOptions;
  return {
    remember: (reply, email) => {
      reply.setCookie(name, sign(key, email.toLowerCase()), options);
    },
    isKnown: (request, email) => isSigned(key, email.toLowerCase(), request.cookies[name] ?? ''),
  };
}
