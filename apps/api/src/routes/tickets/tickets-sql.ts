import type { Ticket, TicketStatus, TicketTriage } from '@buddyline/domain/ticket';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '../../activity/audit-entry.ts';
import { type Audited, updateAudited } from '../../activity/audited-rows-sql.ts';
import { auditedUpdate, auditText } from '../../activity/audited-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import type { Database } from '../../db/schema.ts';
import { builder, type Given, prepared } from '../../db/statements/statement.ts';
import { ticketColumns, ticketFields, toTicket } from './ticket-columns-sql.ts';

export const ticketSource = {
  noun: 'tickets',
  columns: ticketColumns,
  joins: sql`left join users on users.id = tickets.user_id`,
} as const;

const oneTicket = prepared(({ id }: Given<{ id: string }>) =>
  builder
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(ticketFields)
    .where('tickets.id', '=', id),
);

export async function findTicket(db: Kysely<Database>, id: string): Promise<Ticket | undefined> {
  const { rows } = await db.executeQuery(oneTicket({ id }));
  const [row] = rows;
  return row && toTicket(row);
}

/** A status, and of a pending ticket the day on which it is open again. */
export interface StatusChange {
  status: TicketStatus;
  pendingUntil?: string | null | undefined;
}

type StatusValues = StatusChange & { id: string; audit: string | null };

const updatedTicket = prepared(({ id, status, pendingUntil, audit }: Given<StatusValues>) =>
  auditedUpdate(ticketColumns, {
    ...subjects.tickets,
    fields: { status: 'status', pendingUntil: 'pending_until' },
    id,
    set: sql`status = ${status},
      pending_until = case when ${status} = 'PENDING' then ${pendingUntil}::date end, updated_at = now()`,
    audit,
  }),
);

export function setTicketStatus(
  db: Kysely<Database>,
  id: string,
  change: StatusChange,
  audit: AuditContext,
): Promise<Audited<Ticket> | undefined> {
  const updated = updatedTicket({ id, ...change, audit: auditText(audit) });
  return updateAudited(db, updated, audit, toTicket);
}

const triagedTicket = prepared(
  ({ id, category, priority, audit }: Given<TicketTriage & { id: string; audit: string | null }>) =>
    auditedUpdate(ticketColumns, {
      ...subjects.tickets,
      fields: { category: 'category', priority: 'priority' },
      id,
      set: sql`category = coalesce(${category}, tickets.category),
        priority = coalesce(${priority}, tickets.priority), updated_at = now()`,
      audit,
    }),
);

/** Sets the category, the priority or both. */
export function setTicketTriage(
  db: Kysely<Database>,
  id: string,
  triage: TicketTriage,
  audit: AuditContext,
): Promise<Audited<Ticket> | undefined> {
  return updateAudited(
    db,
    triagedTicket({ id, ...triage, audit: auditText(audit) }),
    audit,
    toTicket,
  );
}
