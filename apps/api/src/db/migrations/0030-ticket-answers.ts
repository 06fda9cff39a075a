import type { Migration } from './migration.ts';

/**
 * What a ticket is about, who works on it, and whether its last word is the reporter's. Without foreign
 * keys, because a ticket outlives what it is about and whoever took it.
 */
const columns = `
alter table tickets
  add column about_noun text
    check (about_noun in ('posts', 'comments', 'users', 'certificates', 'dive-logs')),
  add column about_id uuid,
  add column about_person_id uuid,
  add column about_copy jsonb,
  add column is_answered boolean not null default false,
  add column taken_by uuid,
  add column pending_until date,
  add column status_mail_id uuid;
`;

export const ticketAnswers = { inTransaction: columns } satisfies Migration;
