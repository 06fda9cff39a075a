import { SignJWT, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { ServerKey } from './server-key.ts';

const accessTokenSeconds = 600;

const issuer = 'buddyline';
const audience = 'buddyline:api';
const algorithm = 'HS256';

const claimsSchema = v.object({ sub: v.string(), sid: v.string(), exp: v.number() });

/** The token's user and session; permissions are read from the database on each call. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface AccessTokens {
  issue(userId: string, sessionId: string): Promise<string>;
  /** The claims, or null when the token is forged, changed or expired. */
  verify(token: string): Promise<TokenClaims | null>;
}

export function createAccessTokens(serverKey: ServerKey): AccessTokens {
  const key = serverKey.derive('access-token');
  return {
    issue: (userId, sessionId) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(key),
    verify: async (token) => {
      const options = { algorithms: [algorithm], issuer, audience, clockTolerance: 30 };
      // jose throws for every invalid token; the reason is not disclosed.
      const verified = await jwtVerify(token, key, options).catch(() => null);
      const claims = v.safeParse(claimsSchema, verified?.payload);
      if (!claims.success) return null;
      const { sub, sid, exp } = claims.output;
      return { userId: sub, sessionId: sid, expiresAt: (exp + 30) * 1000 };
    },
  };
}
