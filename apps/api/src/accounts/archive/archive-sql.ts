import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import type { ArchivePart } from './archive-parts.ts';

/** Rows in memory at a time. */
const batchSize = 100;

/** The rows of a part as JSON texts, in batches by key, so that the reader's speed bounds the memory. */
export async function* readPart(
  db: Kysely<Database>,
  { table, owner, key, columns, hidden }: ArchivePart,
  userId: string,
): AsyncGenerator<string[]> {
  const isShown = hidden === null ? sql`true` : sql`not ${sql.ref(`whole.${hidden}`)}`;
  let after = '';
  let count: number;
  do {
    const rows = await parsedRows(
      db,
      { key: v.string(), json: v.string() },
      sql`
        select ${sql.ref(`whole.${key}`)}::text as key, (
          select to_jsonb(kept)::text
          from (select ${sql.join(columns.map((name) => sql.ref(`whole.${name}`)))}) as kept
        ) as json
        from ${sql.table(table)} as whole
        where ${sql.ref(`whole.${owner}`)} = ${userId} and ${sql.ref(`whole.${key}`)}::text > ${after}
          and ${isShown}
        order by ${sql.ref(`whole.${key}`)}::text limit ${batchSize}`,
    );
    yield rows.map(({ json }) => json);
    count = rows.length;
    after = rows.at(-1)?.key ?? '';
  } while (count === batchSize);
}

/** The person's files, oldest first; a person has few enough to list at once. */
export function listFiles(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'content_type as contentType'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
