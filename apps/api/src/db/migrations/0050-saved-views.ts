import type { Migration } from './migration.ts';

/**
 * Views of lists that staff have saved. The person has no foreign key: a shared view outlives the account of
 * who shared it.
 */
const table = `
create table saved_views (
  id uuid primary key,
  user_id uuid not null,
  list text not null check (list in ('users', 'posts', 'certificates', 'dive-logs', 'tickets')),
  name text not null,
  query text not null,
  is_shared boolean not null
);

create unique index saved_views_by_name on saved_views (user_id, list, lower(name));
create index saved_views_shared on saved_views (list) where is_shared;
`;

export const savedViews = { inTransaction: table } satisfies Migration;
