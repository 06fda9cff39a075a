import type { Kysely } from 'kysely';
import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket, TicketsQuery, TicketStatus } from '@buddyline/domain/ticket';
import type { Act } from '../../activity/note.ts';
import type { Noted } from '../../activity/noted-rows-sql.ts';
import { notedUpdate } from '../../activity/noted-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import { allFound } from '../../db/pages/all-found.ts';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { emptyPage, pageStatement, readPage } from '../../db/pages/page.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, withColumns } from '../../db/statements/columns.ts';
import { select } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { ownedPages, type ReadOwnedPage } from '../owned/owned-pages-sql.ts';
import { updateNotedRecord, oneRecord, ownerColumns, toRecord } from '../owned/record-sql.ts';

const columns = columnsOf('tickets', {
  id: 'id',
  userId: 'user_id',
  subject: 'subject',
  description: 'description',
  category: 'category',
  status: 'status',
  priority: 'priority',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});
const joins = 'join users on users.id = tickets.user_id';

export const ticketSource = {
  noun: 'tickets',
  columns: withColumns(columns, ownerColumns),
  joins: `left ${joins}`,
} as const;

const allTickets = flatPages(ticketSource);
const searched = {
  ...ticketSource,
  byOwner: true,
  conditions: '($3::text is null or status = $3) and ($4::text is null or category = $4)',
};
const ticketsFound = searchPages(searched);
const everyTicket = allFound(searched, ({ createdAt }) => createdAt);

export const readUserTickets: ReadOwnedPage<Ticket> = ownedPages(ticketSource);

const chosen = '($1::text is null or status = $1) and ($2::text is null or category = $2)';

/** Counting and paging read only an index (migration 0009). */
const chosenPage = pageStatement(
  ticketSource.columns,
  'counted.total',
  `from (select count(*) as total from tickets where ${chosen}) as counted
  left join (
    select id from tickets where ${chosen} order by created_at desc, id desc offset $3 limit $4
  ) as picked on true
  left join tickets on tickets.id = picked.id
  ${ticketSource.joins}
  order by tickets.created_at desc, tickets.id desc`,
);

/** One page of the tickets that match all filters, newest first, with the total. */
export async function listTicketPage(
  db: Kysely<Database>,
  query: TicketsQuery,
): Promise<Paged<Ticket>> {
  const { rows, total } = await readTickets(db, query);
  return paged(rows.map(toRecord), total, query);
}

async function readTickets(db: Kysely<Database>, query: TicketsQuery) {
  const { page, limit, search, status = null, category = null } = query;
  if (search !== '') return ticketsFound(db, { page, limit, search, values: [status, category] });
  if (status === null && category === null) return allTickets(db, { page, limit });
  const values = [status, category, (page - 1) * limit, limit];
  return (await readPage(db, chosenPage, values)) ?? emptyPage;
}

/** All tickets that the list's query finds, newest first. */
export async function* eachTicket(
  db: Kysely<Database>,
  { search, status, category }: Omit<TicketsQuery, 'page' | 'limit'>,
): AsyncGenerator<Ticket[]> {
  const values = [status ?? null, category ?? null];
  for await (const rows of everyTicket(db, { search, values })) yield rows.map(toRecord);
}

const oneTicket = select(ticketSource.columns, `from tickets ${joins} where tickets.id = $1`);

export function findTicket(db: Kysely<Database>, id: string): Promise<Ticket | undefined> {
  return oneRecord(db, oneTicket, [id]);
}

const updatedTicket = notedUpdate(ticketSource.columns, {
  ...subjects.tickets,
  fields: { status: 'status' },
  set: 'status = $2, updated_at = now()',
  act: 3,
});

export function setTicketStatus(
  db: Kysely<Database>,
  id: string,
  status: TicketStatus,
  act: Act,
): Promise<Noted<Ticket> | undefined> {
  return updateNotedRecord(db, updatedTicket, [id, status], act);
}
