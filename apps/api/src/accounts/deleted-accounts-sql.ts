import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

const entries = {
  deletionId: v.string(),
  id: v.string(),
  passwordHash: v.string(),
  name: v.string(),
};

/**
 * An account in the trash that its owner deleted, the last one of this address; also while it is being moved there. What an administrator
 * deleted, only an administrator restores.
 */
export function findDeletedAccount(
  db: Kysely<Database>,
  email: string,
): Promise<v.InferOutput<v.ObjectSchema<typeof entries, undefined>> | undefined> {
  const found = sql`
    select deletions.id as "deletionId", deletions.item_id as id, deletions.label as name,
      password_hash as "passwordHash"
    from (
      select deletion_id, data ->> 'password_hash' as password_hash
      from deleted_rows where table_name = 'users' and lower(data ->> 'email') = lower(${email})
      union all
      select closed_by_deletion, password_hash
      from users where closed_by_deletion is not null and lower(email) = lower(${email})
    ) as accounts join deletions on deletions.id = deletion_id
    where by_id = item_id and restored_at is null and purged_at is null and purge_at > now()
    order by deletions.id desc limit 1`;
  return parsedRow(db, entries, found);
}
