import type { Migration } from './migration.ts';

/**
 * A post with its owner and whether the caller likes it, if they see it. PL/pgSQL caches the plan per
 * session: planning the same statement took twice as long as this function does. It returns whole rows,
 * so that it need not change with the columns of the tables.
 */
export const visiblePost = {
  inTransaction: `
    create or replace function visible_post(wanted uuid, caller uuid, sees_all boolean)
    returns table (post posts, owner users, is_liked boolean) language plpgsql stable rows 1 as $$
    begin
      return query
        select posts, users, exists (
          select from post_likes where post_likes.post_id = posts.id and post_likes.user_id = caller
        )
        from posts join users on users.id = posts.user_id
        where posts.id = wanted and (posts.is_enabled or posts.user_id = caller or sees_all);
    end $$`,
} satisfies Migration;
