import { type Sanction, sanctionKinds } from '@buddyline/domain/sanction';
import { namedPersonOrNull } from '@buddyline/domain/ticket';
import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import * as v from 'valibot';
import type { Database, SanctionsTable } from '../../../db/schema.ts';
import { now } from '../../../db/statements/expressions.ts';
import { parsedRow, parsedRows } from '../../../db/statements/parsed-rows.ts';
import { mailColumns, mailEntries, mailStateOf } from '../../tickets/messages/messages-sql.ts';
import { personJson } from '../../tickets/ticket-state-sql.ts';

const entries = {
  id: v.string(),
  kind: v.picklist(sanctionKinds),
  rule: v.nullable(v.string()),
  publicText: v.string(),
  internalText: v.nullable(v.string()),
  at: v.date(),
  endsAt: v.nullable(v.date()),
  liftedAt: v.nullable(v.date()),
  isActive: v.boolean(),
  by: namedPersonOrNull,
  liftedBy: namedPersonOrNull,
  hiddenPosts: v.number(),
  ticketId: v.nullable(v.string()),
  ...mailEntries,
};

const isActive = sql`kind = 'suspension' and lifted_at is null and (ends_at is null or ends_at > now())`;

const sanctionsWhere = (condition: RawBuilder<unknown>) => sql`
  select page.id, kind, rule, public_text as "publicText", internal_text as "internalText", at,
    ends_at as "endsAt", lifted_at as "liftedAt", ${isActive} as "isActive",
    ${sql.raw(personJson('page.by_id'))} as by,
    ${sql.raw(personJson('page.lifted_by'))} as "liftedBy",
    cardinality(hid_posts) as "hiddenPosts", ticket_id as "ticketId", ${mailColumns}
  from (
    select * from sanctions where ${condition} order by id desc limit 200
  ) as page
  left join mails on mails.id = mail_id
  order by page.id desc`;

function toSanction({
  at,
  endsAt,
  liftedAt,
  mailId,
  mailStatus,
  mailError,
  mailSentAt,
  ...row
}: v.InferOutput<v.ObjectSchema<typeof entries, undefined>>): Sanction {
  return {
    ...row,
    at: at.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    liftedAt: liftedAt?.toISOString() ?? null,
    mail: mailStateOf({ mailId, mailStatus, mailError, mailSentAt }),
  };
}

/** The newest first. */
export async function listSanctions(db: Kysely<Database>, userId: string): Promise<Sanction[]> {
  const rows = await parsedRows(db, entries, sanctionsWhere(sql`user_id = ${userId}`));
  return rows.map(toSanction);
}

/** @returns undefined when the user has no such sanction */
export async function findSanction(
  db: Kysely<Database>,
  { userId, sanctionId }: { userId: string; sanctionId: string },
): Promise<Sanction | undefined> {
  const condition = sql`id = ${sanctionId} and user_id = ${userId}`;
  const row = await parsedRow(db, entries, sanctionsWhere(condition));
  return row && toSanction(row);
}

export async function findActive(
  db: Kysely<Database>,
  userId: string,
): Promise<Sanction | undefined> {
  const row = await parsedRow(
    db,
    entries,
    sanctionsWhere(sql`user_id = ${userId} and ${isActive}`),
  );
  return row && toSanction(row);
}

export async function insertSanction(
  transaction: Kysely<Database>,
  sanction: Insertable<SanctionsTable>,
): Promise<void> {
  await transaction.insertInto('sanctions').values(sanction).execute();
}

const liftedEntries = {
  id: v.string(),
  kind: v.picklist(sanctionKinds),
  text: v.string(),
  endsAt: v.nullable(v.date()),
  /** A suspension whose time is not over. */
  isLasting: v.boolean(),
  /** A mail about it has gone. */
  isMailed: v.boolean(),
};
export type LiftedSanction = v.InferOutput<v.ObjectSchema<typeof liftedEntries, undefined>>;

/**
 * The sanction that a change has lifted and that is still lifted by it: the entry of the sanction, which has its
 * id, says by which change it was undone.
 */
export function findLiftedBy(
  transaction: Kysely<Database>,
  { userId, liftId }: { userId: string; liftId: string },
): Promise<LiftedSanction | undefined> {
  const lifted = sql`
    select id, kind, public_text as text, ends_at as "endsAt", mail_id is not null as "isMailed",
      kind = 'suspension' and (ends_at is null or ends_at > now()) as "isLasting"
    from sanctions
    where user_id = ${userId} and lifted_at is not null and exists (
      select from activity where activity.id = sanctions.id and undone_by = ${liftId}
    )`;
  return parsedRow(transaction, liftedEntries, lifted);
}

/** The caller holds the lock of the person. */
export async function setLifted(
  transaction: Kysely<Database>,
  sanctionId: string,
  byId: string | null,
): Promise<void> {
  await transaction
    .updateTable('sanctions')
    .set({ lifted_at: now, lifted_by: byId })
    .where('id', '=', sanctionId)
    .execute();
}

/** The caller holds the lock of the person. */
export async function changeSanction(
  transaction: Kysely<Database>,
  sanctionId: string,
  changes: Updateable<SanctionsTable>,
): Promise<void> {
  await transaction.updateTable('sanctions').set(changes).where('id', '=', sanctionId).execute();
}

const ticketEntries = { isThere: v.boolean() };

export async function isTicket(transaction: Kysely<Database>, id: string): Promise<boolean> {
  const found = sql`select exists (select from tickets where id = ${id}) as "isThere"`;
  return (await parsedRow(transaction, ticketEntries, found))?.isThere === true;
}

/** What the person may know of their sanctions; nothing of a message that was taken back. */
export function forPerson(sanctions: readonly Sanction[]): Sanction[] {
  const nothing = { internalText: null, by: null, liftedBy: null, ticketId: null, mail: null };
  return sanctions
    .filter(({ kind, liftedAt }) => kind !== 'message' || (liftedAt ?? null) === null)
    .map((sanction) => ({ ...sanction, ...nothing }));
}
