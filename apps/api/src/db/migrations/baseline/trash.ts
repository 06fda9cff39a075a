/**
 * The trash: one row of `deletions` per deleted item, and in `deleted_rows` its row with all rows that
 * were deleted along with it. A restore or a purge removes the rows; the deletion itself is kept for a
 * while, to answer later calls. See decision 0010.
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
  -- What takes longer than a request may goes on in batches; see long-tasks/long-tasks.ts.
  in_progress text check (in_progress in ('delete', 'restore', 'purge')),
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

-- People who were deleted for good. After a restore of an older backup they are deleted again: see
-- trash/erase-again.ts.
create table erased_people (
  id uuid primary key,
  at timestamptz(3) not null default now()
);
`;

const restorable = 'restored_at is null and purged_at is null';

/** Ids are ordered by time, so that they give the newest first. */
const deletionIndexes = `
create index deletions_newest on deletions (id) where ${restorable};
create index deletions_by_noun on deletions (noun, id) where ${restorable};
create index deletions_by_person on deletions (by_id, id) where ${restorable};
create index deletions_of_owner on deletions (owner_id) where ${restorable};
create index deletions_to_purge on deletions (purge_at) where ${restorable};
create index deletions_ended on deletions (coalesce(restored_at, purged_at))
  where restored_at is not null or purged_at is not null;
create index deletions_search on deletions using gin (search_text gin_trgm_ops) with (fastupdate = off);

create index deletions_by_person_and_noun on deletions (by_id, noun, id) where ${restorable};
-- Empty nearly always.
create index deletions_in_progress on deletions (item_id) where in_progress is not null;
`;

/** Rows are found by their deletion and table, and by the person whose purge removes or changes them. */
const deletedRowIndexes = `
create index deleted_rows_by_row on deleted_rows (row_id);
create index deleted_comments_of_user on deleted_rows ((data ->> 'user_id'))
  where table_name = 'comments';
create index deleted_rows_by_table on deleted_rows (deletion_id, table_name, n);
-- Finds the deleted account of somebody who signs in.
create index deleted_users_by_email on deleted_rows (lower(data ->> 'email')) where table_name = 'users';
create index deleted_likes_and_follows on deleted_rows ((data ->> 'user_id'))
  where table_name in ('post_likes', 'comment_likes', 'follows');
create index deleted_followers on deleted_rows ((data ->> 'followed_id')) where table_name = 'follows';
create index deleted_tickets_about_person on deleted_rows ((data ->> 'about_person_id'))
  where table_name = 'tickets';
`;

/**
 * Counts what can be restored, by noun, as `row-counts.ts` counts the lists. Only the period `all` of `trash.<noun>`
 * is read, so all changes have the same day.
 */
const restorableCounts = `
create function note_trash_added() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select 'trash.' || noun, date 'epoch', count(*) from added
    where ${restorable} group by noun;
  return null;
end $$;

create function note_trash_removed() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select 'trash.' || noun, date 'epoch', -count(*) from removed
    where ${restorable} group by noun;
  return null;
end $$;

create function note_trash_ended() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select 'trash.' || noun, date 'epoch', sum(change) from (
      select noun, 1 as change from added where ${restorable}
      union all
      select noun, -1 from removed where ${restorable}
    ) as changes
    group by noun having sum(change) <> 0;
  return null;
end $$;

create trigger deletions_count_added after insert on deletions
  referencing new table as added for each statement execute function note_trash_added();
create trigger deletions_count_removed after delete on deletions
  referencing old table as removed for each statement execute function note_trash_removed();
create trigger deletions_count_ended after update on deletions
  referencing old table as removed new table as added
  for each statement execute function note_trash_ended();
create trigger deletions_no_truncate before truncate on deletions
  for each statement execute function refuse_truncate();
`;

export const trash = tables + deletionIndexes + deletedRowIndexes + restorableCounts;
