import type { Ticket } from '@buddyline/domain/ticket';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { readRows, select } from '../../db/statements/statement.ts';
import type { TicketSubject } from './about-sql.ts';
import { toTicket } from './ticket-columns.ts';
import { ticketSource } from './tickets-sql.ts';
import { withRoom } from '../../room/room-sql.ts';

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

const insertedTicket = select(
  ticketSource.columns,
  'from tickets join users on users.id = tickets.user_id',
  `with tickets as (
    insert into tickets (
      id, user_id, subject, description, category,
      about_noun, about_id, about_person_id, about_copy, status
    ) values ($1, ${withRoom('tickets', '$2')}, $3, $4, $5, $6, $7, $8, $9, $10) returning *
  )`,
);

export async function insertTicket(
  transaction: Kysely<Database>,
  ticket: Pick<Ticket, 'id' | 'userId' | 'subject' | 'description' | 'category'>,
  about: TicketSubject | null,
): Promise<Ticket> {
  const { id, userId, subject, description, category } = ticket;
  const values = [
    id,
    userId,
    subject,
    description,
    category,
    about?.noun,
    about?.id,
    about?.personId,
    about && JSON.stringify(about.copy),
    about?.isMuted === true ? 'CLOSED' : 'OPEN',
  ];
  const [row] = await readRows(transaction, insertedTicket, values);
  if (row === undefined) throw new Error('The inserted ticket was not returned');
  return toTicket(row);
}
