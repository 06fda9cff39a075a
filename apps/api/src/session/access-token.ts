import { SignJWT, jwtVerify } from 'jose';
import * as v from 'valibot';
import { databaseNow } from '../db/database-clock.ts';
import type { RefreshClaim } from './refresh-token.ts';
import type { ServerKey } from './server-key.ts';

const accessTokenSeconds = 600;

const issuer = 'buddyline';
const audience = 'buddyline:api';
const algorithm = 'HS256';

/** Tokens of an earlier version have no generation. */
const claimsSchema = v.object({
  sub: v.string(),
  sid: v.string(),
  gen: v.optional(v.number(), 0),
  exp: v.number(),
});

/** The token's user and session; permissions are read from the database on each call. */
export interface TokenClaims extends RefreshClaim {
  userId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface AccessTokens {
  issue(userId: string, session: RefreshClaim): Promise<string>;
  /** The claims, or null when the token is forged, changed or expired. */
  verify(token: string): Promise<TokenClaims | null>;
}

export function createAccessTokens(serverKey: ServerKey): AccessTokens {
  const key = serverKey.derive('access-token');
  return {
    issue: (userId, { sessionId, generation }) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(new Date(databaseNow()))
        .setExpirationTime(new Date(databaseNow() + accessTokenSeconds * 1000))
        .sign(key),
    verify: async (token) => {
      if (!isCanonical(token)) return null;
      const currentDate = new Date(databaseNow());
      const options = {
        algorithms: [algorithm],
        issuer,
        audience,
        clockTolerance: 30,
        currentDate,
      };
      // jose throws for every invalid token; the reason is not disclosed.
      const verified = await jwtVerify(token, key, options).catch(() => null);
      const claims = v.safeParse(claimsSchema, verified?.payload);
      if (!claims.success) return null;
      const { sub, sid, gen, exp } = claims.output;
      return { userId: sub, sessionId: sid, generation: gen, expiresAt: (exp + 30) * 1000 };
    },
  };
}

/** Decoders ignore padding and spare bits, so that one token would have several spellings. */
function isCanonical(token: string): boolean {
  return token
    .split('.')
    .every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
