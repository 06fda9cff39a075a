import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Database } from '../schema.ts';

export function kyselyOn(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
