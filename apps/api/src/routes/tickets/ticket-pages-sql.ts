import type { Paged } from '@buddyline/domain/envelope';
import { foldSearch } from '@buddyline/domain/fold-search';
import type { Ticket, TicketSort, TicketsQuery } from '@buddyline/domain/ticket';
import type { Kysely } from 'kysely';
import { allFound } from '../../db/pages/all-found.ts';
import { allInOrder } from '../../db/pages/all-in-order.ts';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { emptyPage, pageStatement, readPage } from '../../db/pages/page.ts';
import { rowOrder } from '../../db/pages/row-order.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import { containing, wordsOf } from '../../db/pages/search-words.ts';
import type { Database } from '../../db/schema.ts';
import { paged } from '../../http/envelope.ts';
import { ownedPagesOf, type ReadOwnedPage } from '../owned/owned-pages-sql.ts';
import { toTicket } from './ticket-columns.ts';
import { currentStatus, isUnanswered } from './ticket-state-sql.ts';
import { ticketSource } from './tickets-sql.ts';

/** On the values of `chosenBy`, which begin at `$3`. */
const chosen = `($3::text is null or ${currentStatus('tickets')} = $3)
  and ($4::text is null or tickets.category = $4)
  and (not $5::boolean or ${isUnanswered('tickets')})
  and ($6::text is null or ($3 is not null or tickets.status <> 'CLOSED') and case $6
    when 'mine' then tickets.taken_by = $7::uuid
    when 'anybody' then tickets.taken_by is not null
    else tickets.taken_by is null
  end)`;

type TicketsFilter = Omit<TicketsQuery, 'page' | 'limit'>;

function chosenBy(
  { status, category, unanswered = false, taken }: TicketsFilter,
  callerId: string,
): unknown[] {
  return [status ?? null, category ?? null, unanswered, taken ?? null, callerId];
}

const allTickets = flatPages(ticketSource);
const searched = { ...ticketSource, byOwner: true, conditions: chosen };
const ticketsFound = searchPages(searched);

/** In the words of the index of migration 0032. */
const byPriority = (prefix: string) =>
  `array_position(array['urgent', 'high', 'medium', 'low'], ${prefix}priority),
    ${rowOrder('oldest', prefix)}`;

const everyTicket = allFound(searched, ({ createdAt }) => createdAt);
const everyTicketByPriority = allInOrder(searched, byPriority);

export const readUserTickets: ReadOwnedPage<Ticket> = ownedPagesOf(ticketSource, toTicket);

const orders: Readonly<Record<TicketSort, string>> = {
  newest: rowOrder('newest', 'tickets.'),
  oldest: rowOrder('oldest', 'tickets.'),
  priority: byPriority('tickets.'),
};

/** Counting and paging read only an index (migration 0032), unless there are `words`. */
function queueIn(order: string, words: string) {
  return pageStatement(
    ticketSource.columns,
    'counted.total',
    `from (select count(*) as total from tickets where ${chosen} and ${words}) as counted
    left join (
      select id from tickets where ${chosen} and ${words} order by ${order} offset $1 limit $2
    ) as picked on true
    left join tickets on tickets.id = picked.id
    ${ticketSource.joins}
    order by ${order}`,
  );
}

/** All words are in the subject or description, or all are in the name of the reporter. */
const hasWords = `(tickets.search_text like all ($8::text[]) or tickets.user_id in (
  select id from users where search_text like all (
    select word || e'\\n%' from unnest($8::text[]) as words(word)
  )
))`;

const inOrder = (words: string) => ({
  newest: queueIn(orders.newest, words),
  oldest: queueIn(orders.oldest, words),
  priority: queueIn(orders.priority, words),
});
const queues = { plain: inOrder('true'), searched: inOrder(hasWords) };

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
  if (sort === 'newest' && search !== '') {
    return ticketsFound(db, { page, limit, search, values });
  }
  const { status, category, unanswered = false, taken } = query;
  const isWhole = !unanswered && [status, category, taken].every((value) => value === undefined);
  if (sort === 'newest' && isWhole) return allTickets(db, { page, limit });
  const place = [(page - 1) * limit, limit, ...values];
  if (search === '') return (await readPage(db, queues.plain[sort], place)) ?? emptyPage;
  const words = wordsOf(foldSearch(search)).map(containing);
  return (await readPage(db, queues.searched[sort], [...place, words])) ?? emptyPage;
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
    sort === 'priority'
      ? everyTicketByPriority(db, request)
      : everyTicket(db, { ...request, sort });
  for await (const rows of batches) yield rows.map((row) => toTicket(row));
}
