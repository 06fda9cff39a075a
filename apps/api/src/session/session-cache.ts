import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Redis } from '../redis/redis.ts';
import type { Caller } from './caller.ts';
import { findSessionPerson, touchUser } from './sessions-sql.ts';

/** How long an answer of the database may be believed, ms. A sign-out elsewhere bites within a second. */
const believedFor = 900;
const activeNotedFor = 60_000;
const mostSessions = 10_000;

/** Says to every process that somebody's session, role or account has changed. */
const changes = 'buddyline:sessions';

interface Entry {
  caller: Promise<Caller | null>;
  until: number;
}

export interface SessionCache {
  /** The person behind the session now, or null when it has ended. */
  callerOf(sessionId: string): Promise<Caller | null>;
  /** After a change of sessions, roles or users: ask again, here and in all processes on one Redis. */
  forget(): void;
}

/** One indexed read per session and second, however many requests the session makes. */
export function createSessionCache(db: Kysely<Database>, redis: Redis | null): SessionCache {
  const entries = new Map<string, Entry>();
  redis?.subscribe(changes, () => entries.clear());

  async function ask(sessionId: string): Promise<Caller | null> {
    const person = await findSessionPerson(db, sessionId);
    if (person === undefined) return null;
    const seen = person.lastActiveAt?.getTime() ?? 0;
    // Not waited for, and no reason to refuse anything: the next call notes it.
    if (Date.now() - seen > activeNotedFor) touchUser(db, person.userId).catch(() => undefined);
    return { userId: person.userId, sessionId, role: person.role };
  }

  return {
    callerOf: (sessionId) => {
      const now = Date.now();
      const known = entries.get(sessionId);
      if (known !== undefined && known.until > now) return known.caller;
      if (entries.size >= mostSessions) entries.clear();
      const caller = ask(sessionId);
      entries.set(sessionId, { caller, until: now + believedFor });
      // A database that could not be asked says nothing about the session.
      caller.catch(() => entries.delete(sessionId));
      return caller;
    },
    forget: () => {
      entries.clear();
      redis?.publish(changes);
    },
  };
}
