import type { Migration } from './migration.ts';

/**
 * The trash: one row of `deletions` per deleted item, and in `deleted_rows` its row with all rows that
 * were deleted along with it. A restore or a purge removes the rows; the deletion itself is kept for a
 * while, to answer later calls.
 */
const tables = `
create table deletions (
  id uuid primary key,
  noun text not null
    check (noun in ('users', 'posts', 'comments', 'certificates', 'dive-logs', 'tickets')),
  item_id uuid not null,
  owner_id uuid,
  label text not null,
  by_id uuid,
  by_name text,
  at timestamptz(3) not null default now(),
  operation_id uuid,
  counts jsonb not null,
  purge_at timestamptz(3) not null,
  restored_at timestamptz(3),
  restored_by text,
  purged_at timestamptz(3),
  search_text text not null generated always as (fold_search(label)) stored
) with (fillfactor = 85);

create table deleted_rows (
  deletion_id uuid not null references deletions,
  n bigserial,
  table_name text not null,
  row_id text not null,
  data jsonb not null,
  primary key (deletion_id, n)
);
`;

const isRestorable = 'where restored_at is null and purged_at is null';

const indexes = `
create index deletions_newest on deletions (id) ${isRestorable};
create index deletions_by_noun on deletions (noun, id) ${isRestorable};
create index deletions_by_person on deletions (by_id, id) ${isRestorable};
create index deletions_of_owner on deletions (owner_id) ${isRestorable};
create index deletions_to_purge on deletions (purge_at) ${isRestorable};
create index deletions_ended on deletions (coalesce(restored_at, purged_at))
  where restored_at is not null or purged_at is not null;
create index deletions_search on deletions using gin (search_text gin_trgm_ops) with (fastupdate = off);

create index deleted_rows_by_row on deleted_rows (row_id);
create index deleted_comments_of_user on deleted_rows ((data ->> 'user_id'))
  where table_name = 'comments';
`;

export const trash = { inTransaction: tables + indexes } satisfies Migration;
