import type { Kysely } from 'kysely';
import { databaseNow } from '../db/database-clock.ts';
import { asOwnWork } from '../db/engine/connection-shares.ts';
import type { Database } from '../db/schema.ts';
import type { Redis } from '../redis/redis.ts';
import type { Caller } from './caller.ts';
import { type SessionUse, findSessionPerson, recordUse, touchUser } from './sessions-sql.ts';

/** How long a session is cached, ms. A sign-out in another process applies within a second. */
const cachedForMs = 900;
const touchEveryMs = 60_000;
const maxSessions = 10_000;

/** The channel that tells all processes to clear their caches after a change of sessions or users. */
const channel = 'buddyline:sessions';

interface CachedSession extends SessionUse {
  caller: Caller;
}

interface Entry {
  session: Promise<CachedSession | null>;
  until: number;
}

export interface SessionCache {
  /**
   * The user of the session, or null when it has ended.
   * @param generation of the caller's token, which they therefore have received
   */
  callerOf(sessionId: string, generation?: number): Promise<Caller | null>;
  /** Clears the caches of all processes on the same Redis; call it after a change of sessions or users. */
  forget(): void;
}

/** One indexed read per session and second, however many requests the session makes. */
export function createSessionCache(db: Kysely<Database>, redis: Redis | null): SessionCache {
  const entries = new Map<string, Entry>();
  redis?.subscribe(channel, () => entries.clear());

  async function ask(sessionId: string): Promise<CachedSession | null> {
    const person = await findSessionPerson(db, sessionId);
    if (person === undefined) return null;
    const seen = person.lastActiveAt?.getTime() ?? 0;
    // In the background. A failure does not matter, because the next call tries again.
    if (databaseNow() - seen > touchEveryMs) touchUser(db, person.userId).catch(() => undefined);
    const { generation, usedGeneration, lastActiveAt: _, ...who } = person;
    return { caller: { sessionId, ...who }, generation, usedGeneration };
  }

  function find(sessionId: string): Promise<CachedSession | null> {
    // Not the clock of the machine, which may be set back.
    const now = performance.now();
    const known = entries.get(sessionId);
    if (known !== undefined && known.until > now) return known.session;
    if (entries.size >= maxSessions) entries.clear();
    // Others may wait for the same look-up, so it is nobody's own.
    const session = asOwnWork(() => ask(sessionId));
    entries.set(sessionId, { session, until: now + cachedForMs });
    // Errors are not cached.
    session.catch(() => entries.delete(sessionId));
    return session;
  }

  /** A failure does not matter, because a later call tries again. */
  async function recordUseOf(session: CachedSession, generation: number): Promise<void> {
    session.usedGeneration = generation;
    const { sessionId } = session.caller;
    await asOwnWork(() => recordUse(db, { sessionId, generation })).catch(() => undefined);
  }

  return {
    callerOf: async (sessionId, generation = 0) => {
      const session = await find(sessionId);
      if (session === null) return null;
      // A cached session may be of the generation before.
      const isCurrent = generation >= session.generation;
      if (isCurrent && generation > session.usedGeneration) await recordUseOf(session, generation);
      return session.caller;
    },
    forget: () => {
      entries.clear();
      redis?.publish(channel);
    },
  };
}
