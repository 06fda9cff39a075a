import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { earlier, now } from '../db/statements/expressions.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';

export async function insertStream(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.insertInto('live_streams').values({ id, user_id: userId }).execute();
}

export async function deleteStream(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('live_streams').where('id', '=', id).execute();
}

/** @returns false when the person has no such stream */
export async function setTickets(
  db: Kysely<Database>,
  { id, userId, ticketIds }: { id: string; userId: string; ticketIds: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('live_streams')
    .set({ ticket_ids: ticketIds, seen_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that streams are still open, and deletes those of processes that died. */
export async function touchStreams(db: Kysely<Database>, ids: string[]): Promise<void> {
  await sql`update live_streams set seen_at = now() where id = any(${ids}::uuid[])`.execute(db);
  await db.deleteFrom('live_streams').where('seen_at', '<', earlier(now, '1 minute')).execute();
}

const viewerEntries = {
  id: v.string(),
  userId: v.string(),
  name: v.string(),
  ticketIds: v.array(v.string()),
};
export type Viewer = v.InferOutput<v.ObjectSchema<typeof viewerEntries, undefined>>;

/** The streams of all processes whose browsers show tickets. */
export function listViewers(db: Kysely<Database>): Promise<Viewer[]> {
  const viewers = sql`
    select live_streams.id, user_id as "userId", ticket_ids as "ticketIds",
      coalesce(nullif(trim(full_name), ''), username) as name
    from live_streams join users on users.id = user_id
    where ticket_ids <> '{}' and seen_at > now() - interval '30 seconds'
    order by name, user_id`;
  return parsedRows(db, viewerEntries, viewers);
}
