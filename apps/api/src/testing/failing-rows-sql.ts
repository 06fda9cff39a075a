import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** As if no row of the table could be deleted. */
export async function refuseDeletesFrom(
  db: Kysely<Database>,
  table: keyof Database,
): Promise<void> {
  await refuse(db, sql`before delete on ${sql.table(table)} for each statement`);
}

/** As if this deletion could not be purged. */
export async function refusePurgeOf(db: Kysely<Database>, deletionId: string): Promise<void> {
  const id = sql.lit(deletionId);
  await refuse(
    db,
    sql`before update of purged_at on deletions for each row when (old.id = ${id}::uuid)`,
  );
}

async function refuse(db: Kysely<Database>, when: ReturnType<typeof sql>): Promise<void> {
  await sql`
    create or replace function refuse() returns trigger language plpgsql
      as 'begin raise ''refused by a test''; end'`.execute(db);
  await sql`create trigger refused ${when} execute function refuse()`.execute(db);
}
