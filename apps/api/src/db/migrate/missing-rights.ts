import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { errorCode } from '../database-errors.ts';
import type { Database } from '../schema.ts';
import { parsedRow } from '../statements/parsed-rows.ts';

/**
 * `insufficient_privilege`, and `invalid_schema_name`, which a role gets when it may not use any schema
 * of its search path.
 */
const rightsCodes = new Set(['42501', '3F000']);

const rightsEntries = {
  role: v.string(),
  database: v.string(),
  schema: v.string(),
  mayCreateTables: v.boolean(),
  mayCreateExtension: v.boolean(),
  /** Other roles that own tables here. */
  owners: v.nullable(v.string()),
};
type Rights = v.InferOutput<v.ObjectSchema<typeof rightsEntries, undefined>>;

/**
 * Explains which rights the role of DATABASE_URL lacks, with the statements that grant them.
 * @returns one sentence, or undefined when `error` is about something else
 */
export async function missingRights(
  db: Kysely<Database>,
  error: unknown,
): Promise<string | undefined> {
  if (!(error instanceof Error) || !rightsCodes.has(errorCode(error) ?? '')) return undefined;
  const rights = await readRights(db);
  if (rights === undefined) return undefined;
  return `The role ${rights.role} of DATABASE_URL has too few rights to migrate the database ${rights.database} (${error.message}): ${adviceFor(rights)}`;
}

function adviceFor({ role, database, schema, ...rights }: Rights): string {
  if (rights.owners !== null) return `its tables belong to ${rights.owners}, so name that role.`;
  const statements = [
    ...(rights.mayCreateTables ? [] : [`GRANT USAGE, CREATE ON SCHEMA ${schema} TO ${role};`]),
    ...(rights.mayCreateExtension ? [] : [`GRANT CREATE ON DATABASE ${database} TO ${role};`]),
  ];
  if (statements.length === 0) return 'make it the owner of the database.';
  return `as its owner or as a superuser, run ${statements.join(' ')}`;
}

function readRights(db: Kysely<Database>): Promise<Rights | undefined> {
  const rights = sql`
    select quote_ident(current_user) as role, quote_ident(current_database()) as database,
      quote_ident(schema) as schema,
      current_schema() is not null and has_schema_privilege(schema, 'CREATE') as "mayCreateTables",
      has_database_privilege(current_database(), 'CREATE')
        or exists (select from pg_extension where extname = 'pg_trgm') as "mayCreateExtension",
      (select string_agg(distinct quote_ident(tableowner), ', ') from pg_tables
        where schemaname = schema and tableowner <> current_user) as owners
    from (select coalesce(current_schema(), 'public') as schema) as here`;
  return parsedRow(db, rightsEntries, rights);
}

/** Many systems ship PostgreSQL's extensions in a separate package. */
export function missingExtension(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!['extension ', 'pg_trgm'].every((word) => error.message.includes(word))) return undefined;
  return `PostgreSQL at DATABASE_URL lacks the extension pg_trgm (${error.message}): install PostgreSQL's contrib package on its server.`;
}
