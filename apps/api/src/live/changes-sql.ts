import { liveNouns } from '@buddyline/domain/live';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { firstIdOf } from '../activity/entry-time.ts';
import { databaseNow } from '../db/database-clock.ts';
import type { Database } from '../db/schema.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';

/** More changes of one kind within the window are a mass change. */
export const maxChanges = 200;

/**
 * Changes become visible when their transaction commits, and the clocks of processes differ: each look goes
 * back this far.
 */
export const windowSeconds = 15;

const entries = {
  /** Distinguishes changes of the same item. */
  key: v.string(),
  noun: v.picklist(liveNouns),
  id: v.string(),
  byId: v.nullable(v.string()),
};
export type FoundChange = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** New records of members, which leave no audit entries; by the index that lists are paged by. */
const created = (noun: string, table: string, owner: string) => sql`
  (select id, ${noun}, id, ${sql.ref(owner)} from ${sql.table(table)}
   where created_at > now() - ${`${windowSeconds} seconds`}::interval
   order by created_at desc, id desc limit ${maxChanges})`;

/** What changed within the last seconds: changes by staff, new records, and messages to tickets. */
export function findChanges(db: Kysely<Database>): Promise<FoundChange[]> {
  const since = firstIdOf(new Date(databaseNow() - windowSeconds * 1000));
  const changes = sql`
    (select id as key, noun, item_id as id, actor_id as "byId" from activity
     where id >= ${since} and noun = any(${liveNouns}) and item_id is not null
     order by activity.id desc limit ${maxChanges})
    union all ${created('users', 'users', 'id')}
    union all ${created('posts', 'posts', 'user_id')}
    union all ${created('certificates', 'certificates', 'user_id')}
    union all ${created('dive-logs', 'dive_logs', 'user_id')}
    union all ${created('tickets', 'tickets', 'user_id')}
    union all
    (select id, 'tickets', ticket_id, author_id from ticket_messages
     where at > now() - ${`${windowSeconds} seconds`}::interval
     order by at desc limit ${maxChanges})`;
  return parsedRows(db, entries, changes);
}
