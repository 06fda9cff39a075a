import type { Moderation } from '@buddyline/domain/sanction';
import { namedPersonOrNull } from '@buddyline/domain/ticket';
import { defaultLocale, locales } from '@buddyline/i18n/locale';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../db/schema.ts';
import { parsedRow } from '../../../db/statements/parsed-rows.ts';
import { personJson } from '../../tickets/ticket-state-sql.ts';
import { findActive } from './sanctions-sql.ts';

const entries = {
  memberSince: v.date(),
  posts: v.number(),
  diveLogs: v.number(),
  certificates: v.number(),
  ticketsBy: v.number(),
  ticketsAbout: v.number(),
  notes: v.number(),
  warnings: v.number(),
  ticketReplies: v.number(),
  pinnedNote: v.nullable(v.object({ body: v.string(), by: namedPersonOrNull })),
  hasTwoStep: v.boolean(),
  locale: v.picklist(locales),
};

/** @returns undefined when there is no such user */
export async function readModeration(
  db: Kysely<Database>,
  userId: string,
): Promise<Moderation | undefined> {
  const figures = sql`
    select created_at as "memberSince",
      coalesce(locale, ${defaultLocale}) as locale, two_step_since is not null as "hasTwoStep",
      (select count(*) from posts where user_id = users.id) as posts,
      (select count(*) from dive_logs where user_id = users.id) as "diveLogs",
      (select count(*) from certificates where user_id = users.id) as certificates,
      (select count(*) from tickets where user_id = users.id) as "ticketsBy",
      (select count(*) from tickets where about_person_id = users.id and user_id <> users.id)
        as "ticketsAbout",
      (select count(*) from user_notes where user_id = users.id) as notes,
      (select count(*) from sanctions
        where user_id = users.id and kind = 'warning' and lifted_at is null) as warnings,
      (select count(*) from ticket_messages
        where user_id = users.id and author_id <> users.id and not is_internal) as "ticketReplies",
      (select jsonb_build_object(
          'body', left(body, 300), 'by', ${sql.raw(personJson('user_notes.by_id'))}
        )
        from user_notes where user_id = users.id and is_pinned order by id desc limit 1)
        as "pinnedNote"
    from users where id = ${userId}`;
  const [row, active] = await Promise.all([
    parsedRow(db, entries, figures),
    findActive(db, userId),
  ]);
  if (row === undefined) return undefined;
  return {
    ...row,
    memberSince: row.memberSince.toISOString(),
    active: active ?? null,
  };
}
