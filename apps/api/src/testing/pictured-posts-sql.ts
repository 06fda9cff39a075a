import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema.ts';

/** Inserts a post with the picture. @returns its id */
export async function insertPost(
  db: Kysely<Database>,
  userId: string,
  imageResourceId: string,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('posts')
    .values({ id, user_id: userId, content: 'Look!', image_resource_id: imageResourceId })
    .execute();
  return id;
}

export async function setEnabled(
  db: Kysely<Database>,
  id: string,
  isEnabled: boolean,
): Promise<void> {
  await db.updateTable('posts').set({ is_enabled: isEnabled }).where('id', '=', id).execute();
}
