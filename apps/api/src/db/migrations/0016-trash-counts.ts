import type { Migration } from './migration.ts';

/**
 * Counts what can be restored, by noun, as migration 0005 counts the lists: triggers append the changes of
 * a statement to `row_changes`, and `fold_row_counts` adds them up. Only the period `all` of `trash.<noun>`
 * is read, so all changes have the same day.
 */
const statements = `
create function note_trash_added() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select 'trash.' || noun, date 'epoch', count(*) from added
    where restored_at is null and purged_at is null group by noun;
  return null;
end $$;

create function note_trash_removed() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select 'trash.' || noun, date 'epoch', -count(*) from removed
    where restored_at is null and purged_at is null group by noun;
  return null;
end $$;

create function note_trash_ended() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select 'trash.' || noun, date 'epoch', sum(change) from (
      select noun, 1 as change from added where restored_at is null and purged_at is null
      union all
      select noun, -1 from removed where restored_at is null and purged_at is null
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

insert into row_changes (noun, day, change)
  select 'trash.' || noun, date 'epoch', count(*) from deletions
  where restored_at is null and purged_at is null group by noun;
`;

export const trashCounts = { inTransaction: statements } satisfies Migration;
