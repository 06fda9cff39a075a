import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type ServerKey, isSigned, sign } from './server-key.ts';

/** Remembers in a browser or app that somebody has signed in there. */
export interface KnownBrowsers {
  remember(reply: FastifyReply, email: string): void;
  /** Whether somebody has signed in from here with this address before. */
  isKnown(request: FastifyRequest, email: string): boolean;
}

const rememberedForSeconds = 90 * 86_400;

/**
 * A cookie that outlives the session: whoever sends it is no stranger who guesses, so the limits for
 * strangers do not keep them waiting. It opens nothing by itself, and names nobody.
 */
export function createKnownBrowsers(
  { secure }: Pick<Config, 'secure'>,
  serverKey: ServerKey,
): KnownBrowsers {
  const key = serverKey.derive('known-browser');
  const name = secure ? '__Secure-known' : 'known';
  const options = {
    path: '/api/auth/login',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: rememberedForSeconds,
  } satisfies CookieSerializeOptions;
  return {
    remember: (reply, email) => {
      reply.setCookie(name, sign(key, email.toLowerCase()), options);
    },
    isKnown: (request, email) => isSigned(key, email.toLowerCase(), request.cookies[name] ?? ''),
  };
}
