import { type Insertable, type Transaction, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { DemoData } from './demo-data.ts';
import type { StoredFile } from './store-files.ts';

/** Rows in one statement: far below the 65,535 parameters that PostgreSQL takes (a dive log has 46). */
const batchSize = 400;

/** Writes all rows; the order follows the references. */
export async function insertDemo(
  trx: Transaction<Database>,
  data: DemoData,
  stored: readonly StoredFile[],
): Promise<void> {
  const shown = new Map(stored.map(({ file }) => [file.shownBy, file.id]));
  const fileOf = (id: string): string | null => shown.get(id) ?? null;
  await insertAll(
    trx,
    'users',
    data.people.map(({ row }) => row),
  );
  await insertAll(trx, 'files', stored.map(fileRow));
  await setProfilePictures(trx);
  const posts = data.posts.map(({ row }) => ({ ...row, image_resource_id: fileOf(row.id) }));
  await insertAll(trx, 'posts', posts);
  await insertAll(trx, 'comments', data.comments);
  const certificates = data.certificates.map(({ row }) => ({
    ...row,
    file_resource_id: fileOf(row.id),
  }));
  await insertAll(trx, 'certificates', certificates);
  await insertAll(trx, 'dive_logs', data.diveLogs);
  await insertAll(trx, 'tickets', data.tickets);
  await sql`select fold_row_counts()`.execute(trx);
}

async function insertAll<T extends keyof Database>(
  trx: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + batchSize))
      .execute();
  }
}

function fileRow({ file, rendered }: StoredFile): Insertable<Database['files']> {
  return {
    id: file.id,
    user_id: file.userId,
    kind: file.kind,
    name: file.name,
    content_type: rendered.contentType,
    byte_size: rendered.variants[0]?.bytes.length ?? 0,
    width: rendered.width,
    height: rendered.height,
    created_at: file.createdAt,
  };
}

/** Users and files refer to each other: the user comes first, the picture follows. */
async function setProfilePictures(trx: Transaction<Database>): Promise<void> {
  await sql`
    update users set profile_picture = files.id
    from files where files.user_id = users.id and files.kind = 'avatar'`.execute(trx);
}
