import type { Migration } from './migration.ts';

/** What staff note about people. Authors have no foreign key, because notes outlive their accounts. */
const table = `
create table user_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  by_id uuid not null,
  body text not null,
  is_pinned boolean not null default false,
  at timestamptz(3) not null default now()
);

create index user_notes_of_user on user_notes (user_id, is_pinned, id);
`;

export const userNotes = { inTransaction: table } satisfies Migration;
