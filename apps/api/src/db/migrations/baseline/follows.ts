/**
 * Who follows whom, and the counts of both sides. Statements that add or remove rows lock the users first,
 * as `routes/people/follows-sql.ts` does; see `trash/lock-item-sql.ts`.
 */
export const follows = `
create table follows (
  user_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, followed_id),
  check (user_id <> followed_id)
);

create index follows_by_user on follows (user_id, created_at, followed_id);
create index follows_by_followed on follows (followed_id, created_at, user_id);

create function count_follows() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform 1 from users
    where id in (select user_id from touched union select followed_id from touched)
    order by staff_level is distinct from 'full', id for no key update;
  update users set
      following_count = following_count + step * by_user.following,
      followers_count = followers_count + step * by_user.followers
    from (
      select id, sum(following)::integer as following, sum(followers)::integer as followers
      from (
        select user_id as id, 1 as following, 0 as followers from touched
        union all select followed_id, 0, 1 from touched
      ) as sides
      group by id
    ) as by_user
    where users.id = by_user.id;
  return null;
end $$;

create trigger follows_added after insert on follows
  referencing new table as touched for each statement execute function count_follows();
create trigger follows_removed after delete on follows
  referencing old table as touched for each statement execute function count_follows();
`;
