import type { Migration } from './migration.ts';

/**
 * The bytes of each member's texts, with what lies in the trash, as `texts` in `member_counts` of migration 0061. They
 * arrive in the same row of `member_changes` as the number of rows, so that an insert writes no more rows than before.
 */
const textsOf: Readonly<Record<string, readonly string[]>> = {
  posts: ['content'],
  comments: ['content'],
  dive_logs: [
    'location',
    'site',
    'pg',
    'comments',
    'buddy_signature',
    'instructor_signature',
    'divemaster_signature',
  ],
  certificates: ['title', 'description'],
  tickets: ['subject', 'description'],
  ticket_messages: ['body'],
};
const tables = Object.entries(textsOf);

/** SQL of the bytes of a row, whose columns `column` writes. */
const bytesOf = (columns: readonly string[], column: (name: string) => string): string =>
  columns.map((name) => `coalesce(octet_length(${column(name)}), 0)`).join(' + ');

const column = `
alter table member_changes add column bytes bigint not null default 0;
`;

const noteRows = tables
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

create or replace trigger ${table}_of_member_added after insert on ${table}
  referencing new table as touched for each statement execute function note_${table}_of_member();
create or replace trigger ${table}_of_member_removed after delete on ${table}
  referencing old table as touched for each statement execute function note_${table}_of_member();
`,
  )
  .join('');

/** Only for updates that set a text: they are few, and those that count likes or hide a post pay nothing. */
const noteEdits = tables
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

const trashed = tables
  .map(
    ([table, columns]) =>
      `when '${table}' then ${bytesOf(columns, (name) => `data ->> '${name}'`)}`,
  )
  .join(' ');
const bytesInTrash = `case table_name ${trashed} else 0 end`;
const counted = [
  ...tables.map(([table]) => table),
  'post_likes',
  'comment_likes',
  'follows',
  'files',
]
  .map((table) => `'${table}'`)
  .join(', ');

/** The trigger is written again for its lock: nothing moves to the trash until its texts are counted. */
const noteTrash = `
create or replace function note_member_trash() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into member_changes (user_id, what, change, bytes)
    select (data ->> 'user_id')::uuid, table_name,
      step * sum(case table_name when 'files' then (data ->> 'byte_size')::bigint else 1 end),
      step * sum(${bytesInTrash})
    from touched where table_name in (${counted}) group by 1, 2;
  return null;
end $$;

create or replace trigger deleted_rows_of_member_added after insert on deleted_rows
  referencing new table as touched for each statement execute function note_member_trash();
`;

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

const reading = `
create or replace function member_amount(member uuid, wanted text) returns bigint language plpgsql stable as $$
begin
  return coalesce((
    select amount from member_counts where user_id = member and what = wanted
  ), 0) + coalesce((
    select sum(case wanted when 'texts' then bytes else change end) from member_changes
    where user_id = member and (what = wanted or wanted = 'texts')
  ), 0)::bigint;
end $$;
`;

const existing = `
insert into member_counts (user_id, what, amount)
  select user_id, 'texts', sum(bytes) from (
    ${tables
      .map(
        ([table, columns]) =>
          `select user_id, ${bytesOf(columns, (name) => name)} as bytes from ${table}`,
      )
      .join(' union all ')}
    union all select (data ->> 'user_id')::uuid, ${bytesInTrash} from deleted_rows
      where table_name in (${counted})
  ) as texts
  group by user_id having sum(bytes) <> 0;
`;

export const memberTexts = {
  inTransaction: [column, bound, noteRows, noteEdits, noteTrash, folding, reading, existing].join(
    '',
  ),
} satisfies Migration;
