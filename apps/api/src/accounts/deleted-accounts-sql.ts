import { roles } from '@buddyline/domain/user';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

const entries = {
  deletionId: v.string(),
  id: v.string(),
  role: v.picklist(roles),
  passwordHash: v.string(),
  name: v.string(),
};

/**
 * An account in the trash that its owner deleted, the last one of this address. What an administrator
 * deleted, only an administrator restores.
 */
export function findDeletedAccount(
  db: Kysely<Database>,
  email: string,
): Promise<v.InferOutput<v.ObjectSchema<typeof entries, undefined>> | undefined> {
  const found = sql`
    select deletions.id as "deletionId", deletions.item_id as id, deletions.label as name,
      data ->> 'role' as role, data ->> 'password_hash' as "passwordHash"
    from deleted_rows join deletions on deletions.id = deletion_id
    where table_name = 'users' and lower(data ->> 'email') = lower(${email})
      and by_id = item_id and restored_at is null and purged_at is null and purge_at > now()
    order by deletions.id desc limit 1`;
  return parsedRow(db, entries, found);
}
