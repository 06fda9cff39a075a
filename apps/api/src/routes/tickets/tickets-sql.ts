import type { Ticket, TicketStatus } from '@buddyline/domain/ticket';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../../activity/audit-entry.ts';
import { type Audited, updateAudited } from '../../activity/audited-rows-sql.ts';
import { auditedUpdate } from '../../activity/audited-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import type { Database } from '../../db/schema.ts';
import { prepared, readRows, select } from '../../db/statements/statement.ts';
import { ticketColumns, toTicket } from './ticket-columns.ts';

const joins = 'join users on users.id = tickets.user_id';

export const ticketSource = {
  noun: 'tickets',
  columns: ticketColumns,
  joins: `left ${joins}`,
} as const;

const oneTicket = prepared(select(ticketColumns, `from tickets ${joins} where tickets.id = $1`));

export async function findTicket(db: Kysely<Database>, id: string): Promise<Ticket | undefined> {
  const [row] = await readRows(db, oneTicket, [id]);
  return row && toTicket(row);
}

/** A status, and of a pending ticket the day on which it is open again. */
export interface StatusChange {
  status: TicketStatus;
  pendingUntil?: string | null | undefined;
}

const updatedTicket = prepared(
  auditedUpdate(ticketColumns, {
    ...subjects.tickets,
    fields: { status: 'status', pendingUntil: 'pending_until' },
    set: `status = $2, pending_until = case when $2 = 'PENDING' then $3::date end, updated_at = now()`,
    audit: 4,
  }),
);

export function setTicketStatus(
  db: Kysely<Database>,
  id: string,
  { status, pendingUntil = null }: StatusChange,
  audit: AuditContext,
): Promise<Audited<Ticket> | undefined> {
  const values = [id, status, pendingUntil];
  return updateAudited(db, updatedTicket, { values, audit, toItem: toTicket });
}
