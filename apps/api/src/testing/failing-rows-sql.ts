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

/** As if the disk of the database were full for this table, or anything else that SQLSTATE `code` says. */
export async function failInserts(
  db: Kysely<Database>,
  table: keyof Database,
  code: string,
): Promise<void> {
  await sql`
    create or replace function fail_insert() returns trigger language plpgsql
      as 'begin raise ''No space left on device'' using errcode = tg_argv[0]; end'`.execute(db);
  await sql`
    create or replace trigger failed before insert on ${sql.table(table)} for each statement
      execute function fail_insert(${sql.lit(code)})`.execute(db);
}

async function refuse(db: Kysely<Database>, when: ReturnType<typeof sql>): Promise<void> {
  await sql`
    create or replace function refuse() returns trigger language plpgsql
      as 'begin raise ''refused by a test''; end'`.execute(db);
  await sql`create trigger refused ${when} execute function refuse()`.execute(db);
}
