import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Redis } from '../redis/redis.ts';
import type { Caller } from './caller.ts';
import { findSessionPerson, touchUser } from './sessions-sql.ts';

/** How long a session is cached, ms. A sign-out in another process applies within a second. */
const cachedForMs = 900;
const touchEveryMs = 60_000;
const maxSessions = 10_000;

/** The channel that tells all processes to clear their caches after a change of sessions or users. */
const channel = 'buddyline:sessions';

interface Entry {
  caller: Promise<Caller | null>;
  until: number;
}

export interface SessionCache {
  /** The user of the session, or null when it has ended. */
  callerOf(sessionId: string): Promise<Caller | null>;
  /** Clears the caches of all processes on the same Redis; call it after a change of sessions or users. */
  forget(): void;
}

/** One indexed read per session and second, however many requests the session makes. */
export function createSessionCache(db: Kysely<Database>, redis: Redis | null): SessionCache {
  const entries = new Map<string, Entry>();
  redis?.subscribe(channel, () => entries.clear());

  async function ask(sessionId: string): Promise<Caller | null> {
    const person = await findSessionPerson(db, sessionId);
    if (person === undefined) return null;
    const seen = person.lastActiveAt?.getTime() ?? 0;
    // In the background. A failure does not matter, because the next call tries again.
    if (Date.now() - seen > touchEveryMs) touchUser(db, person.userId).catch(() => undefined);
    const { userId, role, name, owner } = person;
    return { userId, sessionId, role, name, owner };
  }

  return {
    callerOf: (sessionId) => {
      const now = Date.now();
      const known = entries.get(sessionId);
      if (known !== undefined && known.until > now) return known.caller;
      if (entries.size >= maxSessions) entries.clear();
      const caller = ask(sessionId);
      entries.set(sessionId, { caller, until: now + cachedForMs });
      // Errors are not cached.
      caller.catch(() => entries.delete(sessionId));
      return caller;
    },
    forget: () => {
      entries.clear();
      redis?.publish(channel);
    },
  };
}
