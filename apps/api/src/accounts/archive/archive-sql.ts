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
  { table, owner, key, fields, shown }: ArchivePart,
  userId: string,
): AsyncGenerator<string[]> {
  const named = Object.entries(fields).map(
    ([field, column]) => sql`${sql.ref(`page.${column}`)} as ${sql.id(field)}`,
  );
  let after: string | undefined;
  let count: number;
  do {
    const rest = after === undefined ? sql`true` : sql`${sql.ref(key)} > ${after}`;
    // The rows are picked before their JSON is made, which is otherwise made of all of them each time.
    const rows = await parsedRows(
      db,
      { key: v.string(), json: v.string() },
      sql`
        select ${sql.ref(`page.${key}`)}::text as key, (
          select to_jsonb(kept)::text
          from (select ${sql.join(named)}) as kept
        ) as json
        from (
          select * from ${sql.table(table)}
          where ${sql.ref(owner)} = ${userId} and ${rest} and ${shown}
          order by ${sql.ref(key)} limit ${batchSize}
        ) as page
        order by ${sql.ref(`page.${key}`)}`,
    );
    yield rows.map(({ json }) => json);
    count = rows.length;
    after = rows.at(-1)?.key;
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
