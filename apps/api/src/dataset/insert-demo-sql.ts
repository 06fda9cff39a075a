import type { Demo } from '@buddyline/demo-data/demo';
import { type Insertable, type Transaction, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { demoMails } from './demo-mails.ts';
import { insertActivity } from './insert-activity-sql.ts';
import { insertRows } from './insert-rows-sql.ts';

/** Inserts all rows in the order of their foreign keys, then deletes what belongs in the trash. */
export async function insertDemo(
  trx: Transaction<Database>,
  { tables, ...activity }: Omit<Demo, 'files'>,
  {
    files,
    trashDays,
    brand,
  }: { files: readonly Insertable<Database['files']>[]; trashDays: number; brand: string },
): Promise<void> {
  await insertRows(trx, 'users', tables.users);
  await insertRows(trx, 'files', files);
  await setProfilePictures(trx);
  await insertRows(trx, 'posts', tables.posts);
  await insertRows(trx, 'comments', tables.comments);
  await insertRows(trx, 'post_likes', tables.post_likes);
  await insertRows(trx, 'comment_likes', tables.comment_likes);
  await insertRows(trx, 'follows', tables.follows);
  await insertRows(trx, 'certificates', tables.certificates);
  await insertRows(trx, 'dive_logs', tables.dive_logs);
  await insertRows(trx, 'tickets', tables.tickets);
  await insertAnswers(trx, tables);
  await insertRows(trx, 'mails', demoMails({ tables, entries: activity.entries }, brand));
  await insertActivity(trx, activity, trashDays);
  await sql`select fold_row_counts()`.execute(trx);
}

/** Conversations, and what staff did about people; what follows from them is set afterwards. */
async function insertAnswers(
  trx: Transaction<Database>,
  { ticket_messages, user_notes, sanctions }: Demo['tables'],
): Promise<void> {
  await insertRows(trx, 'ticket_messages', ticket_messages);
  await insertRows(trx, 'user_notes', user_notes);
  await insertRows(trx, 'sanctions', sanctions);
  await sql`
    update tickets set is_answered = true
    from (
      select distinct on (ticket_id) ticket_id, author_id <> user_id as by_staff
      from ticket_messages where not is_internal order by ticket_id, at desc, id desc
    ) as last
    where last.ticket_id = tickets.id and by_staff`.execute(trx);
  await sql`
    update users set suspended_until = ends_at
    from sanctions where sanctions.user_id = users.id and kind = 'suspension'`.execute(trx);
}

/** Users and files reference each other, so users are inserted first and get their pictures afterwards. */
async function setProfilePictures(trx: Transaction<Database>): Promise<void> {
  await sql`
    update users set profile_picture = files.id
    from files where files.user_id = users.id and files.kind = 'avatar'`.execute(trx);
}
