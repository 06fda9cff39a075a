import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { can } from '@buddyline/domain/rights';
import type { Role, StaffLevel } from '@buddyline/domain/role';
import type { Owner } from '@buddyline/domain/user';
import type { AuditContext } from '../activity/audit-entry.ts';
import { auditText, insertedEntry } from '../activity/audited-update-sql.ts';
import type { Database } from '../db/schema.ts';
import { flag, later, earlier, least, nameOf, now } from '../db/statements/expressions.ts';
import { builder, type Given, prepared } from '../db/statements/statement.ts';
import type { RefreshClaim } from './refresh-token.ts';
import type { Visitor } from './visitor.ts';

/** The idle time-out and the absolute time-out of a session, as SQL intervals. */
const lifetimes = {
  remembered: { idle: '14 days', absolute: '30 days' },
  unremembered: { idle: '12 hours', absolute: '24 hours' },
};

/** How long the previous generation is still valid once the current one has been used, for other tabs. */
const graceSeconds = 60;

/** How long a rotation is recent, for callers that prefer to keep a recent token. */
const recentSeconds = 10;

export interface RefreshRequest extends RefreshClaim {
  visitor: Visitor;
  /** Whether the session keeps its current generation if that is recent. */
  keepsRecent: boolean;
}

/** The current generation, and the latest one that the client has used. */
export interface SessionUse {
  generation: number;
  usedGeneration: number;
}

export interface OpenSession extends RefreshClaim {
  userId: string;
  role: Role;
  isRemembered: boolean;
  expiresAt: Date;
}

interface SessionPerson extends SessionUse {
  userId: string;
  role: Role;
  staffLevel: StaffLevel | null;
  name: string;
  owner: Owner;
  hasTwoStep: boolean;
  lastActiveAt: Date | null;
}

const sessionColumns = [
  'sessions.id as sessionId',
  'sessions.generation',
  'sessions.is_remembered as isRemembered',
  'sessions.expires_at as expiresAt',
  'users.id as userId',
  'users.role',
] as const;

export interface SignIn {
  isRemembered: boolean;
  visitor: Visitor;
  /** Whether a second step was taken. Without it, no session starts for an account that has one. */
  hasSecondStep?: boolean;
}

/** The account at the time its password was verified. */
export interface VerifiedAccount {
  id: string;
  role: Role;
  passwordHash: string;
}

const signIn = { itemId: 'sessions.id', label: 'audit.actor_name', person: 'sessions.user_id' };

/**
 * Starts a session if the account is unchanged since its password was verified. The row lock conflicts
 * with that of `lockPassword`, so a concurrent change of password either ends this session or prevents it.
 * @param audit for the entry of the sign-in
 * @returns its expiry, or undefined when the account was deleted, demoted or suspended, its password changed, or its
 * second step was not taken
 */
export async function insertSession(
  db: Kysely<Database>,
  session: { id: string; account: VerifiedAccount } & SignIn,
  audit: AuditContext | null,
): Promise<Date | undefined> {
  const { id, account, isRemembered, visitor, hasSecondStep = false } = session;
  const { idle } = lifetimes[isRemembered ? 'remembered' : 'unremembered'];
  const { browser, system, network } = visitor;
  const begun = await db
    .with('sessions', (sessions) =>
      sessions
        .insertInto('sessions')
        .columns(['id', 'user_id', 'is_remembered', 'expires_at', 'browser', 'system', 'network'])
        .expression(
          sql`select ${id}, id, ${isRemembered}, now() + ${idle}::interval, ${browser}, ${system}, ${network}
          from users
          where id = ${account.id} and role = ${account.role} and password_hash = ${account.passwordHash}
            and (suspended_until is null or suspended_until <= now())
            and closed_by_deletion is null
            and (two_step_since is null or ${hasSecondStep}::boolean)
          for key share`,
        )
        .returningAll(),
    )
    .with('audited', () => insertedEntry(sql.val(auditText(audit)), signIn, 'sessions'))
    .selectFrom('sessions')
    .select('expires_at')
    .executeTakeFirst();
  return begun?.expires_at;
}

/** Per account. Nobody uses as many devices at once. */
const maxSessions = 100;

/** Deletes all sessions of an account but those used last. */
export async function deleteOldestSessions(db: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} order by rotated_at desc offset ${maxSessions}
    )`.execute(db);
}

/** Locks the account before its password is replaced or it is suspended: no session can start until the transaction ends. */
export async function lockPassword(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(transaction);
}

const sessionPerson = prepared(({ sessionId }: Given<{ sessionId: string }>) =>
  builder
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.role', 'users.staff_level as staffLevel'])
    .select('users.last_active_at as lastActiveAt')
    .select(['sessions.generation', 'sessions.used_generation as usedGeneration'])
    .select((eb) => nameOf(eb.ref('users.full_name'), eb.ref('users.username')).as('name'))
    .select(['users.full_name', 'users.username', 'users.profile_picture'])
    .select((eb) => flag(eb('users.two_step_since', 'is not', null)).as('hasTwoStep'))
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isNotSuspended),
);

/** Finds the user of a valid session. */
export async function findSessionPerson(
  db: Kysely<Database>,
  sessionId: string,
): Promise<SessionPerson | undefined> {
  const { rows } = await db.executeQuery(sessionPerson({ sessionId }));
  const [found] = rows;
  if (found === undefined) return undefined;
  const { full_name: fullName, username, profile_picture: profilePicture, ...person } = found;
  return { ...person, owner: { fullName, username, profilePicture } };
}

/** Which of these sessions are valid, and of people who may hear of what others do. */
export async function findLiveSessions(
  db: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<string[]> {
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.staff_level as staffLevel'])
    .where((eb) => eb('sessions.id', '=', eb.fn.any(eb.val([...sessionIds]))))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isNotSuspended)
    .execute();
  return sessions.filter((person) => can(person, 'live.read')).map(({ id }) => id);
}

/** A suspension ends by the clock: nothing is written then. */
export function isNotSuspended(eb: ExpressionBuilder<Database, 'users'>) {
  return eb.or([eb('users.suspended_until', 'is', null), eb('users.suspended_until', '<=', now)]);
}

/** Moves the session to its next generation if the request has the current one and does not keep it. */
export function rotateSession(
  db: Kysely<Database>,
  { sessionId, generation, keepsRecent, visitor }: RefreshRequest,
): Promise<OpenSession | undefined> {
  return rotation(db, sessionId)
    .set(visitor)
    .where('sessions.generation', '=', generation)
    .$if(keepsRecent, (update) =>
      update.where('sessions.rotated_at', '<=', earlier(now, `${recentSeconds} s`)),
    )
    .executeTakeFirst();
}

/**
 * After a change of password, which proves who it is: ends all sessions of the user and continues this one under
 * another id, because whoever has stolen one of its tokens would share the proof.
 */
export async function continueAlone(
  transaction: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
  id: string,
): Promise<OpenSession | undefined> {
  const session = await rotation(transaction, sessionId).executeTakeFirst();
  if (session === undefined) return undefined;
  const kept = [
    'is_remembered',
    'browser',
    'system',
    'network',
    'created_at',
    'expires_at',
  ] as const;
  await transaction
    .insertInto('sessions')
    .columns(['id', 'user_id', ...kept])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([eb.cast<string>(eb.val(id), 'uuid').as('id'), 'user_id', ...kept])
        .where('id', '=', sessionId),
    )
    .execute();
  await revokeOtherSessions(transaction, userId, id);
  return { ...session, sessionId: id, generation: 1 };
}

function rotation(db: Kysely<Database>, sessionId: string) {
  const { remembered, unremembered } = lifetimes;
  return db
    .updateTable('sessions')
    .from('users')
    .set((eb) => {
      const endOf = ({ idle, absolute }: typeof remembered) =>
        least(later(now, idle), later(eb.ref('sessions.created_at'), absolute));
      return {
        generation: eb('sessions.generation', '+', 1),
        rotated_at: now,
        expires_at: eb
          .case()
          .when('sessions.is_remembered', '=', true)
          .then(endOf(remembered))
          .else(endOf(unremembered))
          .end(),
      };
    })
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isNotSuspended)
    .returning(sessionColumns);
}

/**
 * Records that the client has the current generation, which ends the validity of the previous one a minute later.
 * Nothing changes if it is recorded already, or if there is a later generation.
 */
export async function recordUse(
  db: Kysely<Database>,
  { sessionId, generation }: RefreshClaim,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_generation: generation, used_at: now })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where('used_generation', '<', generation)
    .execute();
}

/**
 * Finds the session of a request that does not rotate it: with the previous generation while the answer with the
 * current one may be lost, or with the current one that it keeps. The latter has no time limit, because
 * `rotateSession` has just found the rotation to be recent.
 */
export function findUnrotatedSession(
  db: Kysely<Database>,
  { sessionId, generation, keepsRecent }: RefreshRequest,
): Promise<OpenSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(sessionColumns)
    .where('sessions.id', '=', sessionId)
    .where((eb) =>
      eb.or([
        eb('sessions.generation', '=', generation + 1).and(
          eb.or([
            eb('sessions.used_generation', '<', eb.ref('sessions.generation')),
            eb('sessions.used_at', '>', earlier(now, `${graceSeconds} s`)),
          ]),
        ),
        ...(keepsRecent ? [eb('sessions.generation', '=', generation)] : []),
      ]),
    )
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isNotSuspended)
    .executeTakeFirst();
}

export async function revokeSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeOtherSessions(
  db: Kysely<Database>,
  userId: string,
  keptSessionId: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', keptSessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user; the caller holds the lock of `lockPassword`. */
export async function revokeSessionsOf(
  transaction: Kysely<Database>,
  userId: string,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Updates the user's last activity, at most once a minute. Skips a locked row, so that it never waits.
 */
export async function touchUser(db: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    update users set last_active_at = now() where id = (
      select id from users
      where id = ${userId}
        and (last_active_at is null or last_active_at < now() - interval '1 minute')
      for no key update skip locked
    )`.execute(db);
}
