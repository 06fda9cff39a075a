import { uuidSchema } from '@buddyline/domain/ids';
import * as v from 'valibot';
import { type ServerKey, isSigned, sign } from './server-key.ts';

/** A session's id and the generation of its refresh token, which each rotation increments. */
export interface RefreshClaim {
  sessionId: string;
  generation: number;
}

export interface RefreshTokens {
  issue(claim: RefreshClaim): string;
  /** The claim, or null when the signature is invalid. */
  read(cookie: string | undefined): RefreshClaim | null;
}

/**
 * Refresh tokens are `sid.n.mac`. The database stores only the generation `n`, so a copy of the database
 * contains no usable token.
 */
export function createRefreshTokens(serverKey: ServerKey): RefreshTokens {
  const key = serverKey.derive('refresh-cookie');
  return {
    issue: ({ sessionId, generation }) => {
      const claim = `${sessionId}.${generation}`;
      return `${claim}.${sign(key, claim)}`;
    },
    read: (cookie) => {
      const [sessionId, generation, mac, ...rest] = (cookie ?? '').split('.');
      if (mac === undefined || rest.length > 0) return null;
      if (!isSigned(key, `${sessionId}.${generation}`, mac)) return null;
      return v.is(uuidSchema, sessionId) ? { sessionId, generation: Number(generation) } : null;
    },
  };
}

export interface FileTokens {
  issue(sessionId: string): string;
  /** The session's id, or null when the signature is invalid. */
  read(cookie: string | undefined): string | null;
}

/** The cookie `sid.mac`, with which frames load certificates; it is valid only for reading files. */
export function createFileTokens(serverKey: ServerKey): FileTokens {
  const key = serverKey.derive('file-cookie');
  return {
    issue: (sessionId) => `${sessionId}.${sign(key, sessionId)}`,
    read: (cookie) => {
      const [sessionId, mac, ...rest] = (cookie ?? '').split('.');
      if (sessionId === undefined || mac === undefined || rest.length > 0) return null;
      return isSigned(key, sessionId, mac) ? sessionId : null;
    },
  };
}
