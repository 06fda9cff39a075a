import type { Migration } from './migration.ts';

/**
 * What each member has, with what lies in the trash: the rows of each table, and for `files` their bytes. Like
 * the counts of migration 0005, triggers append the changes of a statement, so writers never wait for each
 * other, and `fold_member_counts` adds them up every second. Readers of the exact amount add up both tables in
 * one snapshot; without an index, because the changes of a second are few, and each insert would pay for it. A row
 * that moves to the trash leaves its table and arrives in `deleted_rows`, so the sum stays.
 */
const rows = [
  'posts',
  'comments',
  'dive_logs',
  'certificates',
  'tickets',
  'ticket_messages',
  'post_likes',
  'comment_likes',
  'follows',
];
const list = (tables: readonly string[]) => tables.map((table) => `'${table}'`).join(', ');

const tables = `
create table member_counts (
  user_id uuid not null,
  what text not null,
  amount bigint not null,
  primary key (user_id, what)
) with (fillfactor = 70);

create table member_changes (
  user_id uuid not null,
  what text not null,
  change bigint not null
);
`;

const noting = `
create function note_member_rows() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into member_changes (user_id, what, change)
    select user_id, tg_table_name, step * count(*) from touched group by user_id;
  return null;
end $$;

create function note_member_bytes() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into member_changes (user_id, what, change)
    select user_id, 'files', step * sum(byte_size) from touched group by user_id;
  return null;
end $$;

create function note_member_trash() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into member_changes (user_id, what, change)
    select (data ->> 'user_id')::uuid, table_name,
      step * sum(case table_name when 'files' then (data ->> 'byte_size')::bigint else 1 end)
    from touched where table_name in (${list([...rows, 'files'])}) group by 1, 2;
  return null;
end $$;
`;

const triggersOf = (table: string, note: string) => `
create trigger ${table}_of_member_added after insert on ${table}
  referencing new table as touched for each statement execute function ${note}();
create trigger ${table}_of_member_removed after delete on ${table}
  referencing old table as touched for each statement execute function ${note}();
`;

const triggers = [
  ...rows.map((table) => triggersOf(table, 'note_member_rows')),
  triggersOf('files', 'note_member_bytes'),
  triggersOf('deleted_rows', 'note_member_trash'),
].join('');

/** One session folds at a time; a second one returns at once. Who has nothing has no row. */
const folding = `
create function fold_member_counts() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_member_counts')) then
    return;
  end if;
  with taken as (
    delete from member_changes returning user_id, what, change
  ), summed as (
    select user_id, what, sum(change) as change from taken
    group by user_id, what having sum(change) <> 0
  )
  merge into member_counts as counts using summed
    on counts.user_id = summed.user_id and counts.what = summed.what
    when matched and counts.amount + summed.change = 0 then delete
    when matched then update set amount = counts.amount + summed.change
    when not matched then insert (user_id, what, amount)
      values (summed.user_id, summed.what, summed.change);
end $$;
`;

/** Both read in the snapshot of the caller's statement. In PL/pgSQL, whose plans are cached. */
const reading = `
create function member_amount(member uuid, wanted text) returns bigint language plpgsql stable as $$
begin
  return coalesce((
    select amount from member_counts where user_id = member and what = wanted
  ), 0) + coalesce((
    select sum(change) from member_changes where user_id = member and what = wanted
  ), 0)::bigint;
end $$;

-- For a statement that inserts a row of a member, when there is no room for it.
create function no_room(member uuid, wanted text) returns uuid language plpgsql as $$
begin
  raise exception 'There is no room for more' using errcode = 'BL001', table = wanted;
end $$;
`;

const counting = [
  ...rows.map(
    (table) =>
      `select user_id, '${table}' as what, count(*) as amount from ${table} group by user_id`,
  ),
  `select user_id, 'files', sum(byte_size) from files group by user_id`,
  `select (data ->> 'user_id')::uuid, table_name,
    sum(case table_name when 'files' then (data ->> 'byte_size')::bigint else 1 end)
  from deleted_rows where table_name in (${list([...rows, 'files'])}) group by 1, 2`,
].join(' union all ');

const existing = `
insert into member_counts (user_id, what, amount)
  select user_id, what, sum(amount) from (${counting}) as counted
  group by user_id, what having sum(amount) <> 0;
`;

export const memberCounts = {
  inTransaction: [tables, noting, triggers, folding, reading, existing].join(''),
} satisfies Migration;
