import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { subjects } from '../activity/subjects-sql.ts';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';
import {
  sampleCertificate,
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from '../db/testing/sample-rows.ts';
import { insertFile } from '../files/files-sql.ts';
import { newFileId } from '../files/storage.ts';
import { notFound } from '../http/failure.ts';
import { lockOwner } from '../routes/certificates/certificates-sql.ts';
import { deleteLike, insertLike } from '../routes/likes/likes-sql.ts';
import { deleteFollow, insertFollow } from '../routes/people/follows-sql.ts';

const idOnly = { id: v.string() };

/** Removes all rows but the administrators, and the trash. */
export async function clearAll(db: Kysely<Database>): Promise<void> {
  await sql`delete from deleted_rows`.execute(db);
  await sql`delete from deletions`.execute(db);
  await sql`delete from users where role = 'USER'`.execute(db);
  await sql`delete from removed_files`.execute(db);
}

const recorded = [
  'users',
  'posts',
  'comments',
  'certificates',
  'dive_logs',
  'tickets',
  'post_likes',
  'comment_likes',
  'follows',
];

/** The id of a row, as in the trash; likes and follows have none of their own. */
const rowId = (row: string) =>
  sql.raw(`coalesce(
  to_jsonb(${row}) ->> 'id',
  concat_ws(' ', to_jsonb(${row}) ->> 'user_id', coalesce(
    to_jsonb(${row}) ->> 'post_id', to_jsonb(${row}) ->> 'comment_id', to_jsonb(${row}) ->> 'followed_id'
  ))
)`);

/** From now on triggers record the ids of all rows that are inserted. */
export async function recordInserts(db: Kysely<Database>): Promise<void> {
  await sql`drop table if exists inserted_rows`.execute(db);
  await sql`create table inserted_rows (id text, table_name text)`.execute(db);
  await sql`
    create or replace function note_insert() returns trigger language plpgsql as $$
    begin
      insert into inserted_rows values (${rowId('new')}, tg_table_name);
      return null;
    end $$`.execute(db);
  for (const table of recorded) {
    await sql`
      create or replace trigger recorded after insert on ${sql.table(table)}
      for each row execute function note_insert()`.execute(db);
  }
}

/** The number of inserted rows that neither exist nor lie in the trash. */
export async function countLost(db: Kysely<Database>): Promise<number> {
  const live = recorded.map((table) => sql`select ${rowId('row')} from ${sql.table(table)} as row`);
  const lost = sql`
    select count(distinct id) as n from inserted_rows where id not in (
      ${sql.join(live, sql` union all `)}
      union all select row_id from deleted_rows
    )`;
  return (await parsedRow(db, { n: v.number() }, lost))?.n ?? 0;
}

/** The row at a place of a noun's table, in the order of the ids; administrators are left alone. */
export async function pickItem(
  db: Kysely<Database>,
  noun: TrashNoun,
  place: number,
): Promise<string | undefined> {
  const { table } = subjects[noun];
  const others = noun === 'users' ? sql`where role = 'USER'` : sql``;
  const picked = sql`
    select id from ${sql.table(table)} ${others} order by id
    offset ${place} % greatest((select count(*) from ${sql.table(table)}) - 1, 1) limit 1`;
  return (await parsedRow(db, idOnly, picked))?.id;
}

/** A deletion, ended ones included. */
export async function pickDeletion(
  db: Kysely<Database>,
  place: number,
): Promise<string | undefined> {
  const picked = sql`
    select id from deletions order by id desc
    offset ${place} % greatest((select count(*) from deletions) / 2, 1) limit 1`;
  return (await parsedRow(db, idOnly, picked))?.id;
}

/** Inserts a row as the app does, with a file where the noun has one. */
export async function createRow(
  db: Kysely<Database>,
  noun: TrashNoun,
  place: number,
): Promise<void> {
  if (noun === 'users') {
    await db.insertInto('users').values(sampleUser()).execute();
    return;
  }
  const owner = await pickItem(db, 'users', place);
  if (owner === undefined) return;
  if (noun === 'comments') return createComments(db, owner, place);
  await db.transaction().execute(async (transaction) => {
    if (noun === 'posts') {
      const image_resource_id = await addFile(transaction, owner, 'post');
      await transaction
        .insertInto('posts')
        .values(samplePost(owner, { image_resource_id }))
        .execute();
    }
    if (noun === 'certificates') {
      await lockOwner(transaction, owner);
      const file_resource_id = await addFile(transaction, owner, 'certificate');
      await transaction
        .insertInto('certificates')
        .values(sampleCertificate(owner, { file_resource_id }))
        .execute();
    }
    if (noun === 'dive-logs') {
      const log = sampleDiveLog(owner, { is_wreck: place % 2 === 0 });
      await transaction.insertInto('dive_logs').values(log).execute();
    }
    if (noun === 'tickets')
      await transaction.insertInto('tickets').values(sampleTicket(owner)).execute();
  });
}

/** More comments than posts, of anybody on anything, with likes and a follow. */
async function createComments(db: Kysely<Database>, author: string, place: number): Promise<void> {
  for (const shift of [0, 7, 13]) {
    const post = await pickItem(db, 'posts', place + shift);
    if (post === undefined) return;
    await db.insertInto('comments').values(sampleComment(post, author)).execute();
    await insertLike(db, { liked: 'post', itemId: post, userId: author });
    const comment = await pickItem(db, 'comments', place + shift);
    if (comment !== undefined) {
      await insertLike(db, { liked: 'comment', itemId: comment, userId: author });
    }
    const followedId = await pickItem(db, 'users', place + shift);
    if (followedId !== undefined && followedId !== author) {
      await insertFollow(db, { userId: author, followedId });
    }
  }
}

/** Takes likes and a follow back, as people do. */
export async function takeBack(db: Kysely<Database>, place: number): Promise<void> {
  const userId = await pickItem(db, 'users', place);
  const post = await pickItem(db, 'posts', place);
  const comment = await pickItem(db, 'comments', place);
  const followedId = await pickItem(db, 'users', place + 1);
  if (userId === undefined) return;
  if (post !== undefined) await deleteLike(db, { liked: 'post', itemId: post, userId });
  if (comment !== undefined) await deleteLike(db, { liked: 'comment', itemId: comment, userId });
  if (followedId !== undefined) await deleteFollow(db, { userId, followedId });
}

async function addFile(
  transaction: Kysely<Database>,
  user_id: string,
  kind: 'post' | 'certificate' | 'avatar',
): Promise<string> {
  const id = newFileId();
  const described = { name: 'a.png', content_type: 'image/webp', byte_size: 9 };
  await insertFile(transaction, { id, user_id, kind, ...described });
  return id;
}

/** Changes a row as the routes do: a new picture deletes the old one. */
export async function editRow(db: Kysely<Database>, noun: TrashNoun, place: number): Promise<void> {
  const id = await pickItem(db, noun, place);
  if (id === undefined) return;
  await db.transaction().execute(async (transaction) => {
    if (noun === 'users') {
      const user = await sql`select from users where id = ${id} for no key update`.execute(
        transaction,
      );
      if (user.rows.length === 0) return;
      const profile_picture = await addFile(transaction, id, 'avatar');
      await replacePicture(transaction, 'users', 'profile_picture', id, profile_picture);
    } else if (noun === 'posts') {
      const post = await transaction
        .selectFrom('posts')
        .select('user_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (post === undefined) return;
      const picture = await addFile(transaction, post.user_id, 'post');
      await replacePicture(transaction, 'posts', 'image_resource_id', id, picture);
    } else if (noun === 'dive-logs') {
      await transaction
        .updateTable('dive_logs')
        .set({ is_wreck: true, time_in: '10:00' })
        .where('id', '=', id)
        .execute();
    } else if (noun === 'tickets') {
      await transaction
        .updateTable('tickets')
        .set({ status: 'CLOSED' })
        .where('id', '=', id)
        .execute();
    }
  });
}

async function replacePicture(
  transaction: Kysely<Database>,
  table: 'users' | 'posts',
  column: 'profile_picture' | 'image_resource_id',
  id: string,
  fileId: string,
): Promise<void> {
  const before = await parsedRow(
    transaction,
    { fileId: v.nullable(v.string()) },
    sql`
      select ${sql.id(column)} as "fileId" from ${sql.table(table)} where id = ${id}
      for ${sql.raw(table === 'posts' ? 'update' : 'no key update')}`,
  );
  if (before === undefined) throw notFound();
  await sql`
    update ${sql.table(table)} set ${sql.id(column)} = ${fileId} where id = ${id}`.execute(
    transaction,
  );
  if (before.fileId === null) return;
  await transaction.deleteFrom('files').where('id', '=', before.fileId).execute();
}
