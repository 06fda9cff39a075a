/**
 * A table of likes whose trigger keeps `likes_count` of the liked table, to which it adds: imported data may
 * have likes without rows. Like `count_comments` it locks in the order of the ids.
 */
export const likesTable = (liked: 'post' | 'comment', table: 'posts' | 'comments'): string => `
create table ${liked}_likes (
  ${liked}_id uuid not null references ${table} on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (${liked}_id, user_id)
);

create index ${liked}_likes_of_user on ${liked}_likes (user_id);

create function count_${liked}_likes() returns trigger language plpgsql as $$
begin
  perform 1 from ${table} where id in (select ${liked}_id from touched) order by id for no key update;
  update ${table} set likes_count = likes_count + by_item.change
    from (
      select ${liked}_id as id, case tg_op when 'INSERT' then count(*) else -count(*) end as change
        from touched group by ${liked}_id
    ) as by_item
    where ${table}.id = by_item.id;
  return null;
end $$;

create trigger ${liked}_likes_added after insert on ${liked}_likes
  referencing new table as touched for each statement execute function count_${liked}_likes();
create trigger ${liked}_likes_removed after delete on ${liked}_likes
  referencing old table as touched for each statement execute function count_${liked}_likes();
`;
