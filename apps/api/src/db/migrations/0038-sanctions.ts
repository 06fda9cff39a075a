import type { Migration } from './migration.ts';

/**
 * Messages, warnings and suspensions of people. The id is that of the note of the act. What other people
 * did has no foreign key, because it outlives their accounts.
 */
const table = `
create table sanctions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('message', 'warning', 'suspension')),
  rule text,
  public_text text not null,
  internal_text text,
  by_id uuid not null,
  at timestamptz(3) not null default now(),
  ends_at timestamptz(3),
  lifted_at timestamptz(3),
  lifted_by uuid,
  hid_posts uuid[] not null default '{}',
  ticket_id uuid,
  mail_id uuid
);

create index sanctions_of_user on sanctions (user_id, id);
`;

export const sanctions = { inTransaction: table } satisfies Migration;
