import { countedTable, vacuumedOften } from './counted-table.ts';
import { countedByFacets } from './faceted-table.ts';
import { likesTable } from './likes-table.ts';
import { lockedRow } from './locked-row.ts';

/** Posts, their comments, and the number of comments of each post. */
const tables = `
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
) with (fillfactor = 85, ${vacuumedOften});

create index posts_newest on posts (created_at, id);
create index posts_of_user on posts (user_id, created_at desc, id desc);
create index posts_by_image on posts (image_resource_id) where image_resource_id is not null;
create index posts_search on posts using gin (search_text gin_trgm_ops) with (fastupdate = off);
-- In the order of the feed.
create index posts_shown on posts (created_at, id) where is_enabled;

create table comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  content text not null,
  likes_count integer not null default 0,
  created_at timestamptz(3) not null default now()
) with (${vacuumedOften});

create index comments_of_post on comments (post_id, created_at desc, id desc);
create index comments_of_user_newest on comments (user_id, created_at desc, id desc);

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

-- A comment locks its author before its post, like everything that locks both; see trash/lock-item-sql.ts. The
-- foreign keys lock in an order that nobody chooses: with the post first, a comment and the deletion of its author
-- would wait for each other.
create function lock_author() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  return new;
end $$;

create trigger comments_lock_author before insert on comments
  for each row execute function lock_author();
`;

const facets = `
create function facets_of_posts(is_enabled boolean, image_resource_id text) returns smallint
language sql immutable parallel safe
return (is_enabled::integer | ((image_resource_id is not null)::integer << 1))::smallint;
`;

/**
 * A post with its owner and whether the caller likes it, if they see it. PL/pgSQL caches the plan per
 * session: planning the same statement took twice as long as this function does. It returns whole rows,
 * so that it need not change with the columns of the tables.
 */
const visiblePost = `
create function visible_post(wanted uuid, caller uuid, sees_all boolean)
returns table (post posts, owner users, is_liked boolean) language plpgsql stable rows 1 as $$
begin
  return query
    select posts, users, exists (
      select from post_likes where post_likes.post_id = posts.id and post_likes.user_id = caller
    )
    from posts join users on users.id = posts.user_id
    where posts.id = wanted and (posts.is_enabled or posts.user_id = caller or sees_all);
end $$;
`;

export const posts = [
  tables,
  countedTable('posts'),
  facets,
  countedByFacets({
    table: 'posts',
    columns: ['is_enabled', 'image_resource_id'],
    facets: (prefix) => `facets_of_posts(${prefix}is_enabled, ${prefix}image_resource_id)`,
  }),
  likesTable('post', 'posts'),
  likesTable('comment', 'comments'),
  visiblePost,
  lockedRow('posts'),
].join('');
