import type { Migration } from './migration.ts';

/**
 * Replies and internal notes of tickets. `user_id` is the reporter, whose archive has the replies. People
 * have no foreign keys: replies of staff outlive their accounts, and the reporter would be locked after the
 * ticket, against the order of `trash/lock-item-sql.ts`.
 */
const table = `
create table ticket_messages (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  user_id uuid not null,
  author_id uuid not null,
  is_internal boolean not null default false,
  body text not null,
  set_status text check (set_status in ('OPEN', 'CLOSED', 'PENDING')),
  former_status text check (former_status in ('OPEN', 'CLOSED', 'PENDING')),
  former_pending_until date,
  mail_id uuid,
  at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null default now()
);

create index ticket_messages_of_ticket on ticket_messages (ticket_id, at, id);
create index ticket_messages_of_user on ticket_messages (user_id);
`;

export const ticketMessages = { inTransaction: table } satisfies Migration;
