import { diveLogTexts } from './dive-logs.ts';

/**
 * What each member has, with what lies in the trash: the rows of each table, for `files` their bytes, and as `texts` the
 * bytes of all texts. A row that moves to the trash leaves its table and arrives in `deleted_rows`, so the sum stays.
 *
 * As in `row-counts.ts`, triggers append the changes of a statement, so writers never wait for each other, and
 * `fold_member_counts` adds them up every second. Readers of the exact amount add up both tables in one snapshot. The
 * table of changes has no index: the changes of a second are few, and each insert would pay for it.
 */
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
  change bigint not null,
  -- Of texts: in the same row, so that an insert writes no more of them.
  bytes bigint not null default 0
);
`;

/** The tables with texts, and the columns that have them. */
const textsOf: Readonly<Record<string, readonly string[]>> = {
  posts: ['content'],
  comments: ['content'],
  dive_logs: diveLogTexts,
  certificates: ['title', 'description'],
  tickets: ['subject', 'description'],
  ticket_messages: ['body'],
};
const withTexts = Object.entries(textsOf);
const withoutTexts = ['post_likes', 'comment_likes', 'follows'];

/** SQL of the bytes of a row, whose columns `column` writes. */
const bytesOf = (columns: readonly string[], column: (name: string) => string): string =>
  columns.map((name) => `coalesce(octet_length(${column(name)}), 0)`).join(' + ');

const triggersOf = (table: string, note: string) => `
create trigger ${table}_of_member_added after insert on ${table}
  referencing new table as touched for each statement execute function ${note}();
create trigger ${table}_of_member_removed after delete on ${table}
  referencing old table as touched for each statement execute function ${note}();
`;

const noteFiles = `
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
${withoutTexts.map((table) => triggersOf(table, 'note_member_rows')).join('')}
${triggersOf('files', 'note_member_bytes')}
`;

const noteRows = withTexts
  .map(
    ([table, columns]) => `
create function note_${table}_of_member() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into member_changes (user_id, what, change, bytes)
    select user_id, '${table}', step * count(*), step * sum(${bytesOf(columns, (name) => name)})
    from touched group by user_id;
  return null;
end $$;
${triggersOf(table, `note_${table}_of_member`)}`,
  )
  .join('');

/** Only for updates that set a text: they are few, and those that count likes or hide a post pay nothing. */
const noteEdits = withTexts
  .map(
    ([table, columns]) => `
create function note_edit_of_${table}() returns trigger language plpgsql as $$
declare
  growth bigint := ${bytesOf(columns, (name) => `new.${name}`)}
    - (${bytesOf(columns, (name) => `old.${name}`)});
begin
  if growth > 0 and coalesce((
    select amount from member_counts where user_id = new.user_id and what = 'texts'
  ), 0) >= member_texts_max() then
    perform no_room(new.user_id, 'texts');
  end if;
  if growth <> 0 then
    insert into member_changes (user_id, what, change, bytes)
      values (new.user_id, '${table}', 0, growth);
  end if;
  return null;
end $$;

create trigger ${table}_of_member_edited after update of ${columns.join(', ')} on ${table}
  for each row execute function note_edit_of_${table}();
`,
  )
  .join('');

/** `memberTextsMax` of the domain, with which a test compares it. */
const bound = `
create function member_texts_max() returns bigint language sql immutable as 'select 40000000::bigint';
`;

const trashed = withTexts
  .map(
    ([table, columns]) =>
      `when '${table}' then ${bytesOf(columns, (name) => `data ->> '${name}'`)}`,
  )
  .join(' ');
const counted = [...Object.keys(textsOf), ...withoutTexts, 'files']
  .map((table) => `'${table}'`)
  .join(', ');

const noteTrash = `
create function note_member_trash() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into member_changes (user_id, what, change, bytes)
    select (data ->> 'user_id')::uuid, table_name,
      step * sum(case table_name when 'files' then (data ->> 'byte_size')::bigint else 1 end),
      step * sum(case table_name ${trashed} else 0 end)
    from touched where table_name in (${counted}) group by 1, 2;
  return null;
end $$;
${triggersOf('deleted_rows', 'note_member_trash')}`;

/** One session folds at a time; a second one returns at once. Who has nothing has no row. */
const folding = `
create or replace function fold_member_counts() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_member_counts')) then
    return;
  end if;
  with taken as (
    delete from member_changes returning user_id, what, change, bytes
  ), parts as (
    select user_id, what, change from taken
    union all select user_id, 'texts', bytes from taken
  ), summed as (
    select user_id, what, sum(change) as change from parts
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
    select sum(case wanted when 'texts' then bytes else change end) from member_changes
    where user_id = member and (what = wanted or wanted = 'texts')
  ), 0)::bigint;
end $$;

-- For a statement that inserts a row of a member, when there is no room for it.
create function no_room(member uuid, wanted text) returns uuid language plpgsql as $$
begin
  raise exception 'There is no room for more' using errcode = 'BL001', table = wanted;
end $$;
`;

export const memberCounts = [
  tables,
  bound,
  reading,
  noteFiles,
  noteRows,
  noteEdits,
  noteTrash,
  folding,
].join('');
