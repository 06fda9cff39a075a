import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { labelSql, subjects } from '../activity/subjects-sql.ts';
import type { Database } from '../db/schema.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';

const entries = { audited: v.nullable(v.string()), label: v.nullable(v.string()) };

/** The entries of existing items whose label or person is not what the API would write now. */
export async function listOutdatedEntries(
  db: Kysely<Database>,
): Promise<v.InferOutput<v.ObjectSchema<typeof entries, undefined>>[]> {
  const found = Object.entries(subjects).map(([noun, subject]) => {
    const label = sql.raw(labelSql(subject));
    const owner = sql.id(subject.table, subject.person);
    return parsedRows(
      db,
      entries,
      sql`
        select activity.label as audited, items.label
        from activity join (
          select id, ${owner} as owner, ${label} as label from ${sql.table(subject.table)}
        ) as items on items.id = activity.item_id
        where noun = ${noun} and (
          activity.label is distinct from items.label or person_id is distinct from items.owner
        )`,
    );
  });
  return (await Promise.all(found)).flat();
}
