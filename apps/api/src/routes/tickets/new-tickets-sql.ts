import type { Ticket } from '@buddyline/domain/ticket';
import type { TicketCreate } from '@buddyline/domain/ticket-forms';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { withRoom } from '../../db/statements/expressions.ts';
import type { TicketSubject } from './about-sql.ts';
import { ticketFields, toTicket } from './ticket-columns-sql.ts';

/** Waits for other new tickets of the same person, so that they are counted. */
export async function lockNewTickets(transaction: Kysely<Database>, userId: string): Promise<void> {
  const name = `tickets of ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** @returns 0 while the person has opened fewer than `perHour` tickets within an hour */
export async function secondsUntilNextTicket(
  transaction: Kysely<Database>,
  userId: string,
  perHour: number,
): Promise<number> {
  // `statement_timestamp()`, because the transaction may have waited for the lock.
  const wait = sql`
    select ceil(extract(epoch from created_at + interval '1 hour' - statement_timestamp()))::integer
      as seconds
    from tickets
    where user_id = ${userId} and created_at > statement_timestamp() - interval '1 hour'
    order by created_at desc, id desc offset ${perHour - 1} limit 1`;
  return (await parsedRow(transaction, { seconds: v.number() }, wait))?.seconds ?? 0;
}

export async function insertTicket(
  transaction: Kysely<Database>,
  ticket: TicketCreate & { id: string; userId: string },
  about: TicketSubject | null,
): Promise<Ticket> {
  const { id, userId, subject, description, category } = ticket;
  const row = await transaction
    .with('tickets', (db) =>
      db
        .insertInto('tickets')
        .values({
          id,
          user_id: withRoom('tickets', sql.val(userId)),
          subject,
          description,
          category,
          about_noun: about?.noun,
          about_id: about?.id,
          about_person_id: about?.personId,
          about_copy: about && JSON.stringify(about.copy),
          status: about?.isMuted === true ? 'CLOSED' : 'OPEN',
        })
        .returningAll(),
    )
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(ticketFields)
    .executeTakeFirstOrThrow();
  return toTicket(row);
}
