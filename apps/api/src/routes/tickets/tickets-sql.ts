import type { Kysely } from 'kysely';
import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket, TicketsQuery, TicketStatus } from '@buddyline/domain/ticket';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { type Page, readPage } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import { paged } from '../../http/envelope.ts';
import { ownedPages } from '../owned/owned-pages-sql.ts';
import { type RecordRow, oneRecord, ownerColumns, toRecord } from '../owned/record-sql.ts';

const columns = `
  tickets.id,
  tickets.user_id as "userId",
  tickets.subject,
  tickets.description,
  tickets.category,
  tickets.status,
  tickets.priority,
  tickets.created_at as "createdAt",
  tickets.updated_at as "updatedAt"`;
const joins = 'join users on users.id = tickets.user_id';

const source = {
  noun: 'tickets',
  columns: `${columns}, ${ownerColumns}`,
  joins: `left ${joins}`,
} as const;
type Row = RecordRow<Ticket>;

const allTickets = flatPages<Row>(source);
const ticketsFound = searchPages<Row>({
  ...source,
  byOwner: true,
  conditions: '($3::text is null or status = $3) and ($4::text is null or category = $4)',
});

export const readUserTickets = ownedPages<Ticket>({ noun: 'tickets', columns });

const chosen = '($1::text is null or status = $1) and ($2::text is null or category = $2)';

/** Counting and paging both read nothing but an index (migration 0009). */
const chosenPage = `
  select counted.total as page_total, ${source.columns}
  from (select count(*) as total from tickets where ${chosen}) as counted
  left join (
    select id from tickets where ${chosen} order by created_at desc, id desc offset $3 limit $4
  ) as picked on true
  left join tickets on tickets.id = picked.id
  ${source.joins}
  order by tickets.created_at desc, tickets.id desc`;

/** One page of the tickets that fulfil every filter, newest first, and how many there are. */
export async function listTicketPage(
  db: Kysely<Database>,
  query: TicketsQuery,
): Promise<Paged<Ticket>> {
  const { rows, total } = await readRows(db, query);
  return paged(rows.map(toRecord), total, query);
}

function readRows(db: Kysely<Database>, query: TicketsQuery): Promise<Page<Row>> {
  const { page, limit, search, status = null, category = null } = query;
  if (search !== '') return ticketsFound(db, { page, limit, search, values: [status, category] });
  if (status === null && category === null) return allTickets(db, { page, limit });
  return readPage<Row>(db, chosenPage, [status, category, (page - 1) * limit, limit]);
}

const oneTicket = `select ${source.columns} from tickets ${joins} where tickets.id = $1`;

export function findTicket(db: Kysely<Database>, id: string): Promise<Ticket | undefined> {
  return oneRecord<Ticket>(db, oneTicket, [id]);
}

const updatedTicket = `
  with tickets as (
    update tickets set status = $2, updated_at = now() where id = $1 returning *
  )
  select ${source.columns} from tickets ${joins}`;

export function setTicketStatus(
  db: Kysely<Database>,
  id: string,
  status: TicketStatus,
): Promise<Ticket | undefined> {
  return oneRecord<Ticket>(db, updatedTicket, [id, status]);
}

/** @returns false when there was no such ticket. */
export async function deleteTicketRow(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tickets').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
