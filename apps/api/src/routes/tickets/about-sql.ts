import { type AboutNoun, aboutCopySchema } from '@buddyline/domain/ticket';
import type { NewTicketAbout } from '@buddyline/domain/ticket-forms';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

const entries = {
  id: v.string(),
  personId: v.string(),
  copy: aboutCopySchema,
  /** It was muted, and has not been edited since. */
  isMuted: v.boolean(),
};

/** What a new ticket is about. */
export type TicketSubject = v.InferOutput<v.ObjectSchema<typeof entries, undefined>> & {
  noun: AboutNoun;
};

/** @returns undefined when there is no such thing, or the reporter does not see it */
export async function findSubject(
  transaction: Kysely<Database>,
  about: NewTicketAbout,
  reporterId: string,
): Promise<TicketSubject | undefined> {
  const { noun } = about;
  const subject = sql`
    select id, "personId", copy, exists (
      select from muted_subjects
      where muted_subjects.noun = ${noun} and item_id = subject.id
        and (edited_at is null or at >= edited_at)
    ) as "isMuted"
    from (${subjectOf(about, reporterId)}) as subject`;
  const found = await parsedRow(transaction, entries, subject);
  return found && { ...found, noun };
}

/** Members see shown posts and their own, all people, and their own certificates and dive logs. */
function subjectOf(about: NewTicketAbout, reporterId: string): RawBuilder<unknown> {
  if (!('id' in about)) return person(sql`lower(username) = lower(${about.username})`);
  const { id } = about;
  switch (about.noun) {
    case 'posts':
      return sql`
        select posts.id, posts.user_id as "personId", posts.updated_at as edited_at,
          jsonb_build_object('content', content, 'author', username) as copy
        from posts join users on users.id = posts.user_id
        where posts.id = ${id} and (is_enabled or posts.user_id = ${reporterId})`;
    case 'comments':
      return sql`
        select comments.id, comments.user_id as "personId", null::timestamptz as edited_at,
          jsonb_build_object(
            'content', comments.content, 'author', username, 'postId', posts.id
          ) as copy
        from comments
        join posts on posts.id = comments.post_id
        join users on users.id = comments.user_id
        where comments.id = ${id} and (is_enabled or posts.user_id = ${reporterId})`;
    case 'certificates':
      return sql`
        select id, user_id as "personId", updated_at as edited_at,
          jsonb_build_object('title', title, 'description', description) as copy
        from certificates where id = ${id} and user_id = ${reporterId}`;
    case 'dive-logs':
      return sql`
        select id, user_id as "personId", updated_at as edited_at,
          jsonb_build_object('site', site, 'location', location, 'comments', comments) as copy
        from dive_logs where id = ${id} and user_id = ${reporterId}`;
    case 'users':
      return person(sql`id = ${id}`);
  }
}

function person(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id, id as "personId", updated_at as edited_at,
      jsonb_build_object('username', username, 'fullName', full_name, 'bio', bio) as copy
    from users where ${condition}`;
}
