import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket, TicketSort, TicketsQuery } from '@buddyline/domain/ticket';
import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { batchesOf } from '../../db/pages/batches.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import { byTime, type RowOrder } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import { paged } from '../../http/envelope.ts';
import { ownedPages, type ReadOwnedPage } from '../owned/owned-pages-sql.ts';
import { toTicket } from './ticket-columns-sql.ts';
import { hasStatus, isOfAge, isUnanswered, waitingSince } from './ticket-state-sql.ts';
import { ticketSource } from './tickets-sql.ts';

const source = {
  ...ticketSource,
  byOwner: true,
  texts: ['subject', 'description', 'about_copy::text'],
};
const readPage = numberedPages(source);
const readBatches = batchesOf(source);

export const readUserTickets: ReadOwnedPage<Ticket> = ownedPages(ticketSource, toTicket);

/** In the words of the indexes `tickets_by_urgency` and `tickets_by_waiting`. */
const orders: Readonly<Record<TicketSort, RowOrder>> = {
  ...byTime,
  priority: {
    by: [`array_position(array['urgent', 'high', 'medium', 'low'], priority)`, 'created_at', 'id'],
    direction: 'asc',
  },
  waiting: { by: [waitingSince(''), 'id'], direction: 'asc' },
};

type TicketsFilter = Omit<TicketsQuery, 'page' | 'limit'>;

const { eb } = expressionBuilder<Database, 'tickets'>();

/** On columns that the indexes of all orders have. */
function ticketConditions(
  { status, category, priority, unanswered = false, taken, age }: TicketsFilter,
  callerId: string,
): Expression<unknown>[] {
  const conditions: Expression<unknown>[] = [];
  if (status !== undefined) conditions.push(hasStatus(status));
  if (category !== undefined) conditions.push(eb('category', '=', category));
  if (priority !== undefined) conditions.push(eb('priority', '=', priority));
  if (unanswered) conditions.push(sql.raw(isUnanswered('tickets')));
  if (taken !== undefined) conditions.push(isTaken(taken, callerId));
  if (age !== undefined) conditions.push(isOfAge(age));
  // Nobody works on closed tickets, unless they are asked for.
  if (taken !== undefined && status === undefined) conditions.push(eb('status', '<>', 'CLOSED'));
  return conditions;
}

function isTaken(taken: string, callerId: string): Expression<unknown> {
  if (taken === 'anybody') return eb('taken_by', 'is not', null);
  if (taken === 'nobody') return eb('taken_by', 'is', null);
  return eb('taken_by', '=', taken === 'mine' ? callerId : taken);
}

/** One page of the tickets that match all filters, with the total. */
export async function listTicketPage(
  db: Kysely<Database>,
  query: TicketsQuery,
  callerId: string,
): Promise<Paged<Ticket>> {
  const { page, limit, search, sort = 'newest' } = query;
  const conditions = ticketConditions(query, callerId);
  const isWhole = search === '' && conditions.length === 0;
  const { rows, total } = await readPage(db, {
    page,
    limit,
    search,
    conditions,
    order: orders[sort],
    counted: isWhole && (sort === 'newest' || sort === 'oldest') ? { sort } : undefined,
  });
  return paged(
    rows.map((row) => toTicket(row)),
    total,
    query,
  );
}

/** All tickets that the list's query finds, in its order. */
export async function* eachTicket(
  db: Kysely<Database>,
  query: TicketsFilter,
  callerId: string,
): AsyncGenerator<Ticket[]> {
  const { search, sort = 'newest' } = query;
  const wanted = { search, conditions: ticketConditions(query, callerId), order: orders[sort] };
  for await (const rows of readBatches(db, wanted)) yield rows.map((row) => toTicket(row));
}
