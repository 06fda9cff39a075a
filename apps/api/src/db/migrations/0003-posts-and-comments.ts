import type { Migration } from './migration.ts';

/** Posts, their comments, and the number of comments of each post. */
const statements = `
create table posts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  content text not null,
  image_resource_id text references files on delete set null,
  is_enabled boolean not null default true,
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  shares_count integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (fold_search(content)) stored
) with (fillfactor = 85);

create index posts_newest on posts (created_at desc, id desc);
create index posts_of_user on posts (user_id, created_at desc, id desc);
create index posts_by_image on posts (image_resource_id) where image_resource_id is not null;
create index posts_search on posts using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  content text not null,
  likes_count integer not null default 0,
  created_at timestamptz(3) not null default now()
);

create index comments_of_post on comments (post_id, created_at desc, id desc);
create index comments_of_user on comments (user_id);

-- Posts are locked in the order of their ids first: two statements that touch the same posts
-- (a person with many comments is deleted) would otherwise wait for each other in a circle.
create function count_comments() returns trigger language plpgsql as $$
begin
  perform 1 from posts where id in (select post_id from touched) order by id for no key update;
  update posts set comments_count = comments_count + by_post.change
    from (
      select post_id, case tg_op when 'INSERT' then count(*) else -count(*) end as change
        from touched group by post_id
    ) as by_post
    where posts.id = by_post.post_id;
  return null;
end $$;

create trigger comments_added after insert on comments
  referencing new table as touched for each statement execute function count_comments();
create trigger comments_removed after delete on comments
  referencing old table as touched for each statement execute function count_comments();
`;

export const postsAndComments = { inTransaction: statements } satisfies Migration;
