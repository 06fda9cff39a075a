import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Grant } from './sessions.ts';

export interface SessionCookies {
  set(reply: FastifyReply, grant: Grant): void;
  clear(reply: FastifyReply): void;
  refreshToken(request: FastifyRequest): string | undefined;
  fileToken(request: FastifyRequest): string | undefined;
}

/** Browsers enforce the prefix on https. */
export const refreshCookieName = ({ secure }: { secure: boolean }): string =>
  secure ? '__Host-refresh' : 'refresh';

/**
 * The two cookies of a session, both HttpOnly: the refresh token, and the file cookie with which frames
 * load certificates. On https their names have the prefixes that browsers enforce.
 */
export function createSessionCookies({ secure }: { secure: boolean }): SessionCookies {
  const refresh = {
    name: refreshCookieName({ secure }),
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure },
  } satisfies { name: string; options: CookieSerializeOptions };
  const files = {
    name: secure ? '__Secure-files' : 'files',
    options: { path: '/api/files', httpOnly: true, sameSite: 'strict', secure },
  } satisfies { name: string; options: CookieSerializeOptions };

  return {
    set: (reply, { refreshToken, fileToken, expiresAt }) => {
      const expires = expiresAt === null ? {} : { expires: expiresAt };
      reply.setCookie(refresh.name, refreshToken, { ...refresh.options, ...expires });
      reply.setCookie(files.name, fileToken, { ...files.options, ...expires });
    },
    clear: (reply) => {
      reply.clearCookie(refresh.name, refresh.options);
      reply.clearCookie(files.name, files.options);
    },
    refreshToken: (request) => request.cookies[refresh.name],
    fileToken: (request) => request.cookies[files.name],
  };
}
