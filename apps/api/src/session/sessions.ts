import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '@buddyline/domain/role';
import type { AuditContext } from '../activity/audit-entry.ts';
import { databaseNow } from '../db/database-clock.ts';
import type { Database } from '../db/schema.ts';
import { unauthorized } from '../http/failure.ts';
import type { Redis } from '../redis/redis.ts';
import { type TokenClaims, createAccessTokens } from './access-token.ts';
import type { Caller } from './caller.ts';
import { createFileTokens, createRefreshTokens } from './refresh-token.ts';
import type { ServerKey } from './server-key.ts';
import { createSessionCache } from './session-cache.ts';
import * as table from './sessions-sql.ts';
import type { Visitor } from './visitor.ts';

/** The tokens of a sign-in or a refresh. */
export interface Grant {
  sessionId: string;
  userId: string;
  role: Role;
  accessToken: string;
  refreshToken: string;
  fileToken: string;
  /** Null for session cookies, which end with the browser. */
  expiresAt: Date | null;
}

export interface Sessions {
  /**
   * Starts a session; null when the account has changed since its password was verified.
   * @param audit for the entry of the sign-in
   */
  open(
    account: table.VerifiedAccount,
    signIn: table.SignIn,
    audit?: AuditContext,
  ): Promise<Grant | null>;
  /**
   * Rotates the refresh token, unless the caller keeps a recent one; null when the cookie is invalid.
   */
  refresh(
    cookie: string | undefined,
    preferences: { keepsRecent: boolean; visitor: Visitor },
  ): Promise<Grant | null>;
  /** After a change of password, ends the caller's sessions and continues this one under another id. */
  keepOnly(caller: Caller, transaction: Kysely<Database>): Promise<Grant | null>;
  /** Ends the session of the refresh cookie and that of the access token, if any. */
  end(cookie: string | undefined, accessToken: string | undefined): Promise<void>;
  /** @throws Failure 401 when the token or its session is not valid. */
  callerOf(accessToken: string): Promise<Caller>;
  /** The caller as they are now. @throws Failure 401 when the session has ended meanwhile. */
  callerAgain(caller: Caller): Promise<Caller>;
  callerOfFileCookie(cookie: string | undefined): Promise<Caller | null>;
  /** Clears the cache of callers; call it after a change of roles or users. */
  forget(): void;
}

/** Size of the cache of verified tokens, whose signatures are checked only once. */
const maxTokens = 10_000;

export function createSessions(
  db: Kysely<Database>,
  serverKey: ServerKey,
  redis: Redis | null,
): Sessions {
  const accessTokens = createAccessTokens(serverKey);
  const refreshTokens = createRefreshTokens(serverKey);
  const fileTokens = createFileTokens(serverKey);
  const cache = createSessionCache(db, redis);
  const verified = new Map<string, TokenClaims>();

  async function verify(token: string): Promise<TokenClaims | null> {
    const known = verified.get(token);
    if (known !== undefined && known.expiresAt > databaseNow()) return known;
    verified.delete(token);
    const claims = await accessTokens.verify(token);
    if (claims === null) return null;
    if (verified.size >= maxTokens) verified.clear();
    verified.set(token, claims);
    return claims;
  }

  async function grant(session: table.OpenSession): Promise<Grant> {
    const { sessionId, userId, role, isRemembered, expiresAt } = session;
    return {
      sessionId,
      userId,
      role,
      accessToken: await accessTokens.issue(userId, session),
      refreshToken: refreshTokens.issue(session),
      fileToken: fileTokens.issue(sessionId),
      expiresAt: isRemembered ? expiresAt : null,
    };
  }

  async function revoke(sessionId: string): Promise<void> {
    await table.revokeSession(db, sessionId);
    cache.forget();
  }

  return {
    open: async (account, signIn, audit) => {
      const id = uuidv7();
      const expiresAt = await table.insertSession(db, { id, account, ...signIn }, audit ?? null);
      if (expiresAt === undefined) return null;
      await table.deleteOldestSessions(db, account.id);
      const { isRemembered } = signIn;
      const session = { sessionId: id, generation: 1, isRemembered, expiresAt };
      return grant({ ...session, userId: account.id, role: account.role });
    },
    refresh: async (cookie, preferences) => {
      const claim = refreshTokens.read(cookie);
      if (claim === null) return null;
      const session = await rotateOrKeep(db, { ...claim, ...preferences });
      if (session !== undefined) return grant(session);
      // Reuse of an old token: it or a later one may be stolen.
      await revoke(claim.sessionId);
      return null;
    },
    keepOnly: async (caller, transaction) => {
      const session = await table.continueAlone(transaction, caller, uuidv7());
      return session === undefined ? null : grant(session);
    },
    end: async (cookie, accessToken) => {
      const byCookie = refreshTokens.read(cookie)?.sessionId;
      const byToken = accessToken === undefined ? null : await verify(accessToken);
      const ended = new Set([byCookie, byToken?.sessionId]);
      for (const sessionId of ended) if (sessionId !== undefined) await revoke(sessionId);
    },
    callerOf: async (accessToken) => {
      const claims = await verify(accessToken);
      const caller =
        claims === null ? null : await cache.callerOf(claims.sessionId, claims.generation);
      return signedIn(caller?.userId === claims?.userId ? caller : null);
    },
    callerAgain: async ({ sessionId }) => signedIn(await cache.callerOf(sessionId)),
    callerOfFileCookie: async (cookie) => {
      const sessionId = fileTokens.read(cookie);
      return sessionId === null ? null : cache.callerOf(sessionId);
    },
    forget: () => cache.forget(),
  };
}

async function rotateOrKeep(
  db: Kysely<Database>,
  request: table.RefreshRequest,
): Promise<table.OpenSession | undefined> {
  const rotated = await table.rotateSession(db, request);
  if (rotated !== undefined) return rotated;
  const session = await table.findUnrotatedSession(db, request);
  // The client keeps the current token, so it has received it.
  if (session?.generation === request.generation) await table.recordUse(db, request);
  return session;
}

function signedIn(caller: Caller | null): Caller {
  if (caller === null) throw unauthorized();
  return caller;
}
