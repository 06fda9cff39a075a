import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket, TicketSort, TicketsQuery } from '@buddyline/domain/ticket';
import type { Kysely } from 'kysely';
import { allFound } from '../../db/pages/all-found.ts';
import { allInOrder } from '../../db/pages/all-in-order.ts';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { emptyPage, pageStatement, readPage } from '../../db/pages/page.ts';
import { rowOrder } from '../../db/pages/row-order.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import { prepared } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { ownedPagesOf, type ReadOwnedPage } from '../owned/owned-pages-sql.ts';
import { toTicket } from './ticket-columns.ts';
import { waitingSince } from './ticket-state-sql.ts';
import { ticketSource } from './tickets-sql.ts';

/** On the values of `chosenBy`, which begin at `$3`; `ticket_matches` is defined in `baseline/tickets.ts`. */
const chosen = `ticket_matches(
  tickets.status, category, pending_until, is_answered, taken_by,
  $3, $4, $5, $6, $7, (now() at time zone 'utc')::date
)`;

type TicketsFilter = Omit<TicketsQuery, 'page' | 'limit'>;

function chosenBy(
  { status, category, unanswered = false, taken }: TicketsFilter,
  callerId: string,
): unknown[] {
  return [status ?? null, category ?? null, unanswered, taken ?? null, callerId];
}

const allTickets = flatPages(ticketSource);
const texts = ['subject', 'description', 'about_copy::text'];
const searched = { ...ticketSource, byOwner: true, conditions: chosen, texts };
const ticketsFound = searchPages(searched);

/** In the words of the index `tickets_by_urgency`. */
const byPriority = (prefix: string) =>
  `array_position(array['urgent', 'high', 'medium', 'low'], ${prefix}priority),
    ${rowOrder('oldest', prefix)}`;
const byWaiting = (prefix: string) => `${waitingSince(prefix)}, ${prefix}id`;
const ticketsInOrder = {
  priority: searchPages({ ...searched, order: byPriority }),
  waiting: searchPages({ ...searched, order: byWaiting }),
};

const everyTicket = allFound(searched, ({ createdAt }) => createdAt);
const everyTicketInOrder = {
  priority: allInOrder(searched, byPriority),
  waiting: allInOrder(searched, byWaiting),
};

export const readUserTickets: ReadOwnedPage<Ticket> = ownedPagesOf(ticketSource, toTicket);

/** `find_tickets` is defined in `baseline/tickets.ts`. */
const queueIn = (order: string) =>
  prepared(
    pageStatement(
      ticketSource.columns,
      'place.total',
      `from find_tickets($3, $4, $5, $6, $7, $8, $1, $2) as place
      left join tickets on tickets.id = place.ticket_id
      ${ticketSource.joins}
      order by ${order}`,
    ),
  );
const queues: Readonly<Record<TicketSort, ReturnType<typeof queueIn>>> = {
  newest: queueIn(rowOrder('newest', 'tickets.')),
  oldest: queueIn(rowOrder('oldest', 'tickets.')),
  priority: queueIn(byPriority('tickets.')),
  waiting: queueIn(byWaiting('tickets.')),
};

/** One page of the tickets that match all filters, with the total. */
export async function listTicketPage(
  db: Kysely<Database>,
  query: TicketsQuery,
  callerId: string,
): Promise<Paged<Ticket>> {
  const { rows, total } = await readTickets(db, query, callerId);
  return paged(
    rows.map((row) => toTicket(row)),
    total,
    query,
  );
}

async function readTickets(db: Kysely<Database>, query: TicketsQuery, callerId: string) {
  const { page, limit, search, sort = 'newest' } = query;
  const values = chosenBy(query, callerId);
  if (search !== '') {
    const request = { page, limit, search, values };
    return sort === 'priority' || sort === 'waiting'
      ? ticketsInOrder[sort](db, request)
      : ticketsFound(db, { ...request, sort });
  }
  const { status, category, unanswered = false, taken } = query;
  const isWhole = !unanswered && [status, category, taken].every((value) => value === undefined);
  if (sort === 'newest' && isWhole) return allTickets(db, { page, limit });
  const place = [(page - 1) * limit, limit];
  return (await readPage(db, queues[sort], [...place, ...values, sort])) ?? emptyPage;
}

/** All tickets that the list's query finds, in its order. */
export async function* eachTicket(
  db: Kysely<Database>,
  query: TicketsFilter,
  callerId: string,
): AsyncGenerator<Ticket[]> {
  const { search, sort } = query;
  const request = { search, values: chosenBy(query, callerId) };
  const batches =
    sort === 'priority' || sort === 'waiting'
      ? everyTicketInOrder[sort](db, request)
      : everyTicket(db, { ...request, sort });
  for await (const rows of batches) yield rows.map((row) => toTicket(row));
}
