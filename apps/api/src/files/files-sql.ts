import { type Insertable, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database, FilesTable } from '../db/schema.ts';
import { earlier, now } from '../db/statements/expressions.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';
import { noRoomForFile } from '../room/no-room.ts';
import { lockFiles, readUsedBytes } from '../room/room-sql.ts';
import { fileKinds } from './file-kinds.ts';

/** The columns for authorising and sending a file. */
const fileRecord = {
  id: v.string(),
  userId: v.string(),
  kind: v.picklist(fileKinds),
  name: v.string(),
  contentType: v.string(),
  /** Whether it is the picture of an enabled post or a profile picture. */
  isPublic: v.boolean(),
};
export type FileRecord = v.InferOutput<v.ObjectSchema<typeof fileRecord, undefined>>;

export function findFile(db: Kysely<Database>, id: string): Promise<FileRecord | undefined> {
  const found = sql`
    select id, user_id as "userId", kind, name, content_type as "contentType",
      kind = 'avatar' or exists (
        select from posts where posts.image_resource_id = files.id and posts.is_enabled
      ) as "isPublic"
    from files where id = ${id}`;
  return parsedRow(db, fileRecord, found);
}

/**
 * Registers the id before its bytes are written. Until the file's row exists the bytes count as
 * removable, so they are deleted if the process dies in between.
 */
export async function announceFile(db: Kysely<Database>, id: string): Promise<void> {
  await db.insertInto('removed_files').values({ file_id: id }).execute();
}

/** The row of a file, and how many bytes its owner's files may have together; null without a limit. */
type NewFile = Insertable<FilesTable> & { quotaBytes?: number | null };

/**
 * Inserts the row of a file whose bytes are stored.
 * @throws Failure 507 when the owner has no room for it
 */
export async function insertFile(
  transaction: Kysely<Database>,
  { quotaBytes = null, ...file }: NewFile,
): Promise<void> {
  if (quotaBytes !== null) {
    await lockFiles(transaction, file.user_id);
    const used = await readUsedBytes(transaction, file.user_id);
    if (used + file.byte_size > quotaBytes) throw noRoomForFile(used, quotaBytes);
  }
  await transaction.insertInto('files').values(file).execute();
  await transaction.deleteFrom('removed_files').where('file_id', '=', file.id).execute();
}

export async function deleteFile(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute();
}

export async function forgetRemovedFiles(db: Kysely<Database>, ids: string[]): Promise<void> {
  await db.deleteFrom('removed_files').where('file_id', 'in', ids).execute();
}

/** Files whose bytes can be deleted: neither live nor in the trash. Recent ones may be uploads in progress, which take two minutes at most. */
export async function listRemovedFiles(
  db: Kysely<Database>,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('removed_files')
    .select('file_id')
    .where('file_id', '>', after)
    .where('removed_at', '<', earlier(now, '10 minutes'))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('files').whereRef('files.id', '=', 'removed_files.file_id'))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('deleted_rows')
            .whereRef('row_id', '=', 'removed_files.file_id')
            .where('table_name', '=', 'files'),
        ),
      ),
    )
    .orderBy('file_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.file_id);
}
