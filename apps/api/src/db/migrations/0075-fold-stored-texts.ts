import type { Migration } from './migration.ts';

/**
 * Each table with a folded text, and one of the columns it is generated from: PostgreSQL generates only for updates
 * that set such a column. To the value it has, which no trigger takes for a change.
 */
const tables = [
  ['users', 'full_name'],
  ['posts', 'content'],
  ['certificates', 'title'],
  ['dive_logs', 'site'],
  ['tickets', 'subject'],
  ['deletions', 'label'],
  ['mails', '"to"'],
] as const;

/**
 * Folds the stored texts again, where the function gives another text than before. Each batch is a transaction of its
 * own, so that nothing is locked for long. A run after an interrupted one finds less to do.
 */
const foldAgain = tables.map(
  ([table, column]) => `
do $refold$
declare
  folding text := (
    select generation_expression from information_schema.columns
    where table_schema = current_schema() and table_name = '${table}'
      and column_name = 'search_text'
  );
  place uuid := '00000000-0000-0000-0000-000000000000';
  batch_end uuid;
begin
  loop
    batch_end := (
      select id from (
        select id from ${table} where id > place order by id limit 500
      ) as batch order by id desc limit 1
    );
    exit when batch_end is null;
    execute format(
      'update ${table} set ${column} = ${column} where id > $1 and id <= $2 and search_text <> %s',
      folding
    ) using place, batch_end;
    commit;
    place := batch_end;
  end loop;
end $refold$`,
);

export const foldStoredTexts = { oneByOne: foldAgain } satisfies Migration;
