import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Sessions per statement, so that none takes long. */
const batchSize = 5_000;

/** Each has its own index. */
const ends = ['expires_at', 'revoked_at'] as const;

/** Deletes sessions that expired or were revoked more than a day ago. */
export async function deleteEndedSessions(db: Kysely<Database>): Promise<void> {
  for (const deletion of deletionsOfEnded()) {
    while (Number((await deletion.execute(db)).numAffectedRows) === batchSize);
  }
}

/** A batch of each kind. The ids are an array, because a join with them would read the whole table. */
export function deletionsOfEnded(): RawBuilder<unknown>[] {
  return ends.map(
    (end) => sql`
      delete from sessions where id = any(array(
        select id from sessions where ${sql.ref(end)} < now() - interval '1 day'
        order by ${sql.ref(end)} limit ${batchSize}
      ))`,
  );
}
