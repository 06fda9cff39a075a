import type { TicketQueue } from '@buddyline/domain/dashboard';
import type { RelatedTicket } from '@buddyline/domain/ticket-message';
import { roles, staffLevels, staffRoles } from '@buddyline/domain/role';
import { aboutNouns, namedPersonOrNull, ticketStatuses } from '@buddyline/domain/ticket';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../db/schema.ts';
import { now } from '../../../db/statements/expressions.ts';
import { parsedRow, parsedRows } from '../../../db/statements/parsed-rows.ts';
import { currentStatus, isUnanswered, takerJson, waitingSince } from '../ticket-state-sql.ts';

const lockedEntries = {
  id: v.string(),
  /** The reporter. */
  userId: v.string(),
  subject: v.string(),
  /** As it is now: a pending ticket whose day has come is open. */
  status: v.picklist(ticketStatuses),
  pendingUntil: v.nullable(v.string()),
  statusMailId: v.nullable(v.string()),
  takenBy: namedPersonOrNull,
  aboutNoun: v.nullable(v.picklist(aboutNouns)),
  aboutId: v.nullable(v.string()),
};
export type LockedTicket = v.InferOutput<v.ObjectSchema<typeof lockedEntries, undefined>>;

/** Locks a ticket against other messages and changes. */
export function lockTicket(
  transaction: Kysely<Database>,
  id: string,
): Promise<LockedTicket | undefined> {
  const locked = sql`
    select id, user_id as "userId", subject, ${sql.raw(currentStatus('tickets'))} as status,
      pending_until as "pendingUntil", status_mail_id as "statusMailId",
      ${sql.raw(takerJson('tickets'))} as "takenBy",
      about_noun as "aboutNoun", about_id as "aboutId"
    from tickets where id = ${id} for no key update`;
  return parsedRow(transaction, lockedEntries, locked);
}

interface TicketState {
  status: LockedTicket['status'];
  pendingUntil: string | null;
  isAnswered: boolean;
  /** The reporter has just written. */
  hasNewWords: true;
}

/** What a message changes of its ticket; only what is given. */
export async function setTicketState(
  transaction: Kysely<Database>,
  id: string,
  { status, pendingUntil, isAnswered, hasNewWords }: Partial<TicketState>,
): Promise<void> {
  await transaction
    .updateTable('tickets')
    .set({
      updated_at: now,
      ...(status !== undefined && { status, pending_until: pendingUntil ?? null }),
      ...(isAnswered !== undefined && { is_answered: isAnswered }),
      ...(hasNewWords && { last_words_at: now }),
    })
    .where('id', '=', id)
    .execute();
}

/** @param userId null to release it */
export async function setTaker(
  transaction: Kysely<Database>,
  id: string,
  userId: string | null,
): Promise<void> {
  await transaction.updateTable('tickets').set({ taken_by: userId }).where('id', '=', id).execute();
}

const takerEntries = {
  id: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  staffLevel: v.nullable(v.picklist(staffLevels)),
};
type Taker = v.InferOutput<v.ObjectSchema<typeof takerEntries, undefined>>;

const takers = sql`
  select id, coalesce(nullif(trim(full_name), ''), username) as name, role, staff_level as "staffLevel"
  from users
  where role = any(${staffRoles}) and coalesce(suspended_until <= now(), true)`;

/** Staff who are not suspended, by name; at most 100. */
export function listTakers(db: Kysely<Database>): Promise<Taker[]> {
  return parsedRows(db, takerEntries, sql`${takers} order by name, id limit 100`);
}

/** Finds one taker, and locks them against a change of their rights. */
export function lockTaker(transaction: Kysely<Database>, id: string): Promise<Taker | undefined> {
  return parsedRow(transaction, takerEntries, sql`${takers} and id = ${id} for share`);
}

type Subject = { noun: (typeof aboutNouns)[number]; id: string };

/** Also again, since an edit ends it. */
export async function muteSubject(
  transaction: Kysely<Database>,
  { noun, id }: Subject,
  byId: string,
): Promise<void> {
  await transaction
    .insertInto('muted_subjects')
    .values({ noun, item_id: id, by_id: byId })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'noun']).doUpdateSet({ by_id: byId, at: now }),
    )
    .execute();
}

/** @returns false when it was not muted */
export async function unmuteSubject(
  transaction: Kysely<Database>,
  { noun, id }: Subject,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('muted_subjects')
    .where('item_id', '=', id)
    .where('noun', '=', noun)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const circumstances = { locale: v.nullable(v.string()), isMuted: v.boolean() };

/** The language of the reporter's mails, and whether what the ticket is about is muted. */
export function findCircumstances(
  db: Kysely<Database>,
  ticketId: string,
): Promise<v.InferOutput<v.ObjectSchema<typeof circumstances, undefined>> | undefined> {
  const found = sql`
    select locale, exists (
      select from muted_subjects where item_id = about_id and noun = about_noun
    ) as "isMuted"
    from tickets join users on users.id = user_id where tickets.id = ${ticketId}`;
  return parsedRow(db, circumstances, found);
}

const relatedEntries = {
  id: v.string(),
  subject: v.string(),
  status: v.picklist(ticketStatuses),
  createdAt: v.date(),
};

/** Other tickets about the same, open ones first. */
export async function listRelated(
  db: Kysely<Database>,
  ticketId: string,
): Promise<RelatedTicket[]> {
  const related = sql`
    select tickets.id, tickets.subject, ${sql.raw(currentStatus('tickets'))} as status,
      tickets.created_at as "createdAt"
    from tickets
    join tickets as this on this.about_id = tickets.about_id and this.about_noun = tickets.about_noun
    where this.id = ${ticketId} and tickets.id <> this.id
    order by tickets.status = 'CLOSED', tickets.created_at desc, tickets.id desc limit 100`;
  const rows = await parsedRows(db, relatedEntries, related);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const queueEntries = {
  mine: v.number(),
  unanswered: v.number(),
  oldestId: v.nullable(v.string()),
  oldestSubject: v.nullable(v.string()),
  oldestAt: v.nullable(v.date()),
  oldestSince: v.nullable(v.date()),
};

/** The figures of the queue, as a member of staff sees it. */
export async function readQueue(db: Kysely<Database>, callerId: string): Promise<TicketQueue> {
  const waiting = sql.raw(isUnanswered('tickets'));
  const since = sql.raw(waitingSince('tickets.'));
  const figures = sql`
    select counted.*, oldest.id as "oldestId", oldest.subject as "oldestSubject",
      oldest.created_at as "oldestAt", oldest.since as "oldestSince"
    from (
      select count(*) filter (where status <> 'CLOSED' and taken_by = ${callerId}) as mine,
        count(*) filter (where ${waiting}) as unanswered
      from tickets
    ) as counted
    left join lateral (
      select id, subject, created_at, ${since} as since
      from tickets where ${waiting} order by ${since}, id limit 1
    ) as oldest on true`;
  const row = await parsedRow(db, queueEntries, figures);
  const { mine = 0, unanswered = 0, oldestId = null } = row ?? {};
  const oldest =
    oldestId === null
      ? null
      : {
          id: oldestId,
          subject: row?.oldestSubject ?? '',
          createdAt: row?.oldestAt?.toISOString() ?? null,
          waitingSince: row?.oldestSince?.toISOString() ?? null,
        };
  return { mine, unanswered, oldest };
}
